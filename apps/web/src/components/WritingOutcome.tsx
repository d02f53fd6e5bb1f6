import { type Failure, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../app/context.ts'
import { Notice } from '../ui/Notice.tsx'
import { SupportDetails } from '../ui/SupportDetails.tsx'
import { useSupportDetails } from './supportDetails.ts'

export interface WritingOutcomeProps<TDraft, TWritten> {
  writing: WritingRef<TDraft, TWritten>
  /** Title, for example 'We couldn’t send your message'. */
  failed: string
}

/** Explains why a write failed or is unconfirmed; the draft stays in its field. */
export const WritingOutcome = <TDraft, TWritten>({
  writing,
  failed,
}: WritingOutcomeProps<TDraft, TWritten>) => {
  const viewState = useSelector(writing, selectWritingViewState)
  const failure = useSelector(writing, ({ context }) => context.error)
  return (
    <div role="alert" className="not-empty:mt-4">
      {failure && viewState !== 'editing' && (
        <Reason viewState={viewState} failure={failure} title={failed} />
      )}
    </div>
  )
}

const Reason = ({ viewState, failure, title }: { viewState: string; failure: Failure; title: string }) => {
  const { t, errorText } = useI18n()
  const details = useSupportDetails(failure)
  if (viewState === 'conflict')
    return (
      <Notice kind="warning" live="off" title={title}>
        <p className="font-regular">{t('writing.conflict')}</p>
      </Notice>
    )
  return (
    <Notice kind="error" live="off" title={title}>
      <p className="font-regular">{errorText(failure.code)}</p>
      {viewState === 'unanswered' && <p className="font-regular">{t('writing.unanswered')}</p>}
      <div className="mt-1">
        <SupportDetails {...details} />
      </div>
    </Notice>
  )
}
