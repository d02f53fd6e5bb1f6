import { type ReactNode, useDeferredValue } from 'react'
import type { Entry } from '../data/entry.ts'
import { FailedRead } from './FailedRead.tsx'
import { MissingRecord, type MissingRecordProps } from './MissingRecord.tsx'
import { OlderData } from './OlderData.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { SkippedRecords } from './SkippedRecords.tsx'

export interface QueryViewProps<T> {
  entry: Entry<T>
  loading: ReactNode
  /** Title of the error state. */
  failed: string
  /** State for a record that does not exist or is not visible to this user; defaults to the error state. */
  missing?: Pick<MissingRecordProps, 'title' | 'way' | 'level'>
  /**
   * Set in a card whose content fills it to the edges: adds space around the notice and limits a render error to the
   * card.
   */
  isInCard?: boolean
  children: (data: T) => ReactNode
}

/** Calls its render prop inside the boundary, because an error boundary only catches errors of its descendants. */
const Drawn = ({ children }: { children: () => ReactNode }) => children()

/** View of a query: loading, missing, failed, or its data, with a notice if the data is stale. */
export const QueryView = <T,>({
  entry,
  loading,
  failed,
  missing,
  isInCard = false,
  children,
}: QueryViewProps<T>) => {
  const { viewState, isBusy, retry } = entry
  // Deferred, so React renders the first data in slices: one long render would block input on phones.
  const hasData = useDeferredValue('data' in viewState)
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
      {viewState.viewState === 'loading' || !hasData ? (
        loading
      ) : isInCard ? (
        <PartBoundary data={viewState.data} failed={failed} onRetry={retry}>
          <Drawn>{() => children(viewState.data)}</Drawn>
        </PartBoundary>
      ) : (
        children(viewState.data)
      )}
      {viewState.viewState !== 'loading' && hasData && <SkippedRecords answer={viewState.data} />}
    </>
  )
}
