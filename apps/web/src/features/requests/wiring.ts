import type { WritingRef } from '@portal/machines'
import { addMessage, cancelRequest } from '@portal/schemas'
import { useSystem } from '../../app/context.ts'
import { useWriting } from '../../data/writing.ts'

const hasText = (draft: string): boolean => draft.trim() !== ''

/** The reason for which a request is cancelled. */
export const useCancel = (id: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    draft: '',
    isOpen: false,
    isReady: hasText,
    write: ({ draft, version }, options) =>
      bco().call(
        cancelRequest,
        { params: { id }, body: { Version: version, Reason: draft.trim() } },
        options,
      ),
  })
}

/** A message to a request. */
export const useMessage = (id: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    draft: '',
    isOpen: true,
    isReady: hasText,
    write: ({ draft }, options) =>
      bco().call(addMessage, { params: { id }, body: { Text: draft.trim() } }, options),
  })
}
