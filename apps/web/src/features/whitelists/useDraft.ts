import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'

/** The values of a form's draft, and how it changes them. */
export const useDraft = <TDraft>(writing: WritingRef<TDraft>) => ({
  draft: useSelector(writing, (snapshot) => selectDraft<TDraft>(snapshot)),
  /** Sent without a required value. */
  isMissing: useSelector(writing, ({ context }) => context.isMissing),
  isBusy: useSelector(writing, selectWritingViewState) === 'sending',
  change: (draft: TDraft) => writing.send({ type: 'CHANGE', draft }),
})
