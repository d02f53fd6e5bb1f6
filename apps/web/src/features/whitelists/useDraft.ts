import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'

/** Returns the draft of a form and a function to change it. */
export const useDraft = <TDraft>(writing: WritingRef<TDraft>) => ({
  draft: useSelector(writing, (snapshot) => selectDraft<TDraft>(snapshot)),
  /** Set after an attempt to send while a required value was missing. */
  isMissing: useSelector(writing, ({ context }) => context.isMissing),
  isBusy: useSelector(writing, selectWritingViewState) === 'sending',
  change: (draft: TDraft) => writing.send({ type: 'CHANGE', draft }),
})
