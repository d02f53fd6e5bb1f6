import type { WritingRef } from '@portal/machines'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { useTell } from '../../data/notify.ts'
import { type UndoOffer, useUndoOffer } from '../../data/undoOffer.ts'
import { useWriting } from '../../data/writing.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { type RemovedCard, removedCards } from '../../services/storedUndo.ts'
import { type NotBack, putAllBack } from './putBack.ts'

export type RemovalOffer = UndoOffer<RemovedCard>

export const useRemovalOffer = ({ Id }: ReadWhitelistGroup): RemovalOffer =>
  useUndoOffer(removedCards, useUserInfo().RelationContact.Id, `whitelist-${Id}`)

/** Puts cards back with their former entries. The result contains the cards that failed, with the reasons. */
export const usePutBack = (
  { Id, Code }: ReadWhitelistGroup,
  offer: RemovalOffer,
): WritingRef<readonly RemovedCard[], readonly NotBack[]> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWriting<readonly RemovedCard[], readonly NotBack[]>({
    draftKey: undefined,
    draft: [],
    isOpen: true,
    isReady: (cards) => cards.length > 0,
    write: async ({ draft: cards }, options) => {
      const left = await putAllBack(bco(), Id, cards, options)
      offer.take()
      const count = cards.length - left.length
      if (count > 0) tell(t('whitelists.undo.done', { count, code: Code }))
      return left
    },
  })
}
