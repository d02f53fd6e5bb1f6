import type { WritingRef } from '@portal/machines'
import { addAuthorize, removeCard } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { useTell } from '../../data/notify.ts'
import { useWriting } from '../../data/writing.ts'
import type { GroupCard, ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { cardNamed } from './asks.ts'
import { addCards, inTurn, type Moved, moveCards, takeOutAll } from './calls.ts'
import { hasText } from './groupDraft.ts'
import type { RemovalOffer } from './wiring.ts'
import { useWrite } from './write.ts'

export interface Permission {
  readonly ids: readonly string[]
  readonly may: boolean
}

/** Allows or blocks charging for one card or for all selected cards. Only one write runs at a time. */
export const usePermission = ({ Code }: ReadWhitelistGroup): WritingRef<Permission> => {
  const { bco } = useSystem()
  return useWriting<Permission>({
    draftKey: undefined,
    draft: { ids: [], may: true },
    isOpen: true,
    isReady: ({ ids }) => ids.length > 0,
    write: ({ draft: { ids, may } }, options) =>
      inTurn(ids, options, (id, one) =>
        may
          ? bco().call(addAuthorize, { params: { group: Code, x: id } }, one)
          : bco().call(removeCard, { params: { group: Code, a: id, b: 'authorize' } }, one),
      ),
  })
}

export interface Added {
  readonly ids: readonly string[]
  readonly typed: string
}

export const useAddCards = ({ Code, RelationId, Tokens }: ReadWhitelistGroup): WritingRef<Added> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<Added>(
    // No draft key, because card numbers must not be stored on the device.
    undefined,
    { ids: [], typed: '' },
    ({ ids, typed }) => ids.length > 0 || hasText(typed),
    async ({ ids, typed }, options) => {
      const named = hasText(typed) ? [await cardNamed(bco(), RelationId, typed.trim(), options.signal)] : []
      await addCards(bco(), { Code, Tokens }, { chosen: ids, named }, options)
      tell(t('whitelists.add.done', { count: new Set([...ids, ...named]).size, code: Code }))
    },
  )
}

/** Removes cards from a group. Offers to put them back, even after a partial failure. */
export const useRemoveCards = (
  { Code }: ReadWhitelistGroup,
  offer: RemovalOffer,
): WritingRef<readonly GroupCard[]> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<readonly GroupCard[]>(
    undefined,
    [],
    (cards) => cards.length > 0,
    async (cards, options) => {
      await takeOutAll(bco(), { group: Code, cards }, options, offer.make)
      tell(t('whitelists.remove.done', { count: cards.length, code: Code }))
    },
  )
}

export const useMoveCards = ({ Code }: ReadWhitelistGroup): WritingRef<Moved> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<Moved>(
    undefined,
    { ids: [], to: '' },
    ({ ids, to }) => ids.length > 0 && to !== '',
    async ({ ids, to }, options) => {
      await moveCards(
        bco(),
        { group: Code, ids, to, description: t('whitelists.move.list', { code: to }) },
        options,
      )
      tell(t('whitelists.move.done', { count: ids.length, code: to }))
    },
  )
}
