import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'

export const useDraft = <TDraft>(writing: WritingRef<TDraft>) => ({
  draft: useSelector(writing, (snapshot) => selectDraft<TDraft>(snapshot)),
  /** Set after an attempt to send while a required value is missing. */
  isMissing: useSelector(writing, ({ context }) => context.isMissing),
  isBusy: useSelector(writing, selectWritingViewState) === 'sending',
  change: (draft: TDraft) => writing.send({ type: 'CHANGE', draft }),
})
