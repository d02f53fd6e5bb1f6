import type { ReactNode } from 'react'
import type { Entry } from '../data/entry.ts'
import { FailedRead } from './FailedRead.tsx'
import { MissingRecord, type MissingRecordProps } from './MissingRecord.tsx'
import { OlderData } from './OlderData.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { SkippedRecords } from './SkippedRecords.tsx'

export interface QueryViewProps<T> {
  entry: Entry<T>
  loading: ReactNode
  /** What could not be read, when it could not. */
  failed: string
  /** When there is no such record, or none for this person; without it that is a failure like any other. */
  missing?: Pick<MissingRecordProps, 'title' | 'way' | 'level'>
  /** It fills a card to its edges, from which the notice keeps its distance. */
  isInCard?: boolean
  children: (data: T) => ReactNode
}

/** Drawn below a boundary, which does not catch what is thrown beside it. */
const Drawn = ({ children }: { children: () => ReactNode }) => children()

/** The view of something that is read: loading, missing, failed, or its data, under a notice when that is older. */
export const QueryView = <T,>({
  entry,
  loading,
  failed,
  missing,
  isInCard = false,
  children,
}: QueryViewProps<T>) => {
  const { viewState, isBusy, retry } = entry
  if (
    viewState.viewState === 'failed' ||
    viewState.viewState === 'missing' ||
    viewState.viewState === 'refused'
  ) {
    const { error } = viewState
    return missing && viewState.viewState !== 'failed' ? (
      <MissingRecord {...missing} code={error.code} onRetry={retry} busy={isBusy} />
    ) : (
      <FailedRead title={failed} failure={error} onRetry={retry} busy={isBusy} />
    )
  }
  return (
    <>
      {viewState.viewState === 'outdated' && (
        <div className={isInCard ? 'px-4.5' : undefined}>
          <OlderData at={viewState.at} failure={viewState.error} onRetry={retry} busy={isBusy} />
        </div>
      )}
      {viewState.viewState === 'loading' ? (
        loading
      ) : isInCard ? (
        <PartBoundary data={viewState.data} failed={failed} onRetry={retry}>
          <Drawn>{() => children(viewState.data)}</Drawn>
        </PartBoundary>
      ) : (
        children(viewState.data)
      )}
      {viewState.viewState !== 'loading' && <SkippedRecords answer={viewState.data} />}
    </>
  )
}
