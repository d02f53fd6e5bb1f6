import { selectDraft, selectIsMissing, selectWritingFace, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'

/** What a form shows of what is written, and how it changes it. */
export const useDraft = <TDraft>(writing: WritingRef<TDraft>) => ({
  draft: useSelector(writing, (snapshot) => selectDraft<TDraft>(snapshot)),
  /** Sent without what is needed. */
  isMissing: useSelector(writing, selectIsMissing),
  isBusy: useSelector(writing, selectWritingFace) === 'sending',
  change: (draft: TDraft) => writing.send({ type: 'CHANGE', draft }),
})
