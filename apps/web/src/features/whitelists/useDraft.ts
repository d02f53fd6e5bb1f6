import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'

/** State of a form's draft and its change function. */
export const useDraft = <TDraft>(writing: WritingRef<TDraft>) => ({
  draft: useSelector(writing, (snapshot) => selectDraft<TDraft>(snapshot)),
  /** Set after an attempt to send without a required value. */
  isMissing: useSelector(writing, ({ context }) => context.isMissing),
  isBusy: useSelector(writing, selectWritingViewState) === 'sending',
  change: (draft: TDraft) => writing.send({ type: 'CHANGE', draft }),
})
