import type { WritingRef } from '@portal/machines'
import { cancelRequest } from '@portal/schemas'
import { useSystem } from '../../app/context.ts'
import { useWriting } from '../../data/writing.ts'

export const useCancel = (id: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    draftKey: `cancel ${id}`,
    draft: '',
    isOpen: false,
    isReady: (draft) => draft.trim() !== '',
    write: ({ draft, version }, options) =>
      bco().call(
        cancelRequest,
        { params: { id }, body: { Version: version, Reason: draft.trim() } },
        options,
      ),
  })
}
