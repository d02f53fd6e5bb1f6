import type { RecordEditRef, WritingRef } from '@portal/machines'
import type { CardActor } from '@portal/schemas'
import type { Token } from '@portal/schemas/contract'
import { useSystem, useUserInfo } from '../../../app/context.ts'
import { useRecordEdit } from '../../../components/records/wiring.ts'
import { useWriting } from '../../../data/writing.ts'
import { CARD_EDIT, routes } from './cardEdit.ts'

export type CardChanges = Partial<Pick<Token, 'State' | 'RelationContactId' | 'Subscription'>>

const NOTHING: CardChanges = {}

/** Changes a card in one step, after a confirmation. */
export const useCardStep = (id: string): WritingRef<CardChanges> => {
  const { bco } = useSystem()
  return useWriting<CardChanges>({
    draftKey: undefined,
    draft: NOTHING,
    isOpen: false,
    isReady: (draft) => Object.values(draft).some((value) => value !== ''),
    write: ({ draft, version }, options) =>
      bco().call(routes.createupdate, { query: {}, body: { Id: id, Version: version, ...draft } }, options),
  })
}

export const useCardEdit = (id: string): RecordEditRef => useRecordEdit(CARD_EDIT, id)

/** Returns the signed-in user as the actor of the card rules. */
export const useCardActor = (): CardActor => {
  const { role, RelationContact } = useUserInfo()
  return { roles: role, contactId: RelationContact.Id }
}
