import type { WritingRef } from '@portal/machines'
import { addMessage } from '@portal/schemas'
import { useSystem } from '../../app/context.ts'
import { useWriting } from '../../data/writing.ts'

/** A message to a request: of who asked, or of an operator to them. */
export const useMessage = (id: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    keptAs: `message ${id}`,
    draft: '',
    isOpen: true,
    isReady: (draft) => draft.trim() !== '',
    write: ({ draft }, options) =>
      bco().call(addMessage, { params: { id }, body: { Text: draft.trim() } }, options),
  })
}
