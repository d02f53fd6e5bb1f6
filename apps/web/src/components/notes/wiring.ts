import type { WritingRef } from '@portal/machines'
import { addNote } from '@portal/schemas'
import type { NotedKind } from '@portal/schemas/contract'
import { useSystem } from '../../app/context.ts'
import { useWriting } from '../../data/writing.ts'

export const useNewNote = (kind: NotedKind, id: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    draftKey: `note ${kind} ${id}`,
    draft: '',
    isOpen: true,
    isReady: (draft) => draft.trim() !== '',
    write: ({ draft }, options) =>
      bco().call(addNote, { params: { kind, id }, body: { Text: draft.trim() } }, options),
  })
}
