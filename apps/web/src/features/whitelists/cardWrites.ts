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

/** Which cards may charge from now on, or no longer. */
export interface Permission {
  readonly ids: readonly string[]
  readonly may: boolean
}

/** Lets cards charge, or no longer: one write at a time, of one card or of all that are chosen. */
export const usePermission = ({ Code }: ReadWhitelistGroup): WritingRef<Permission> => {
  const { bco } = useSystem()
  return useWriting<Permission>({
    keptAs: undefined,
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

/** Cards that are to be added: those that were chosen, and one that was typed. */
export interface Added {
  readonly ids: readonly string[]
  readonly typed: string
}

/** Adds cards to a group with the numbers that are printed on them. */
export const useAddCards = ({ Code, RelationId, Tokens }: ReadWhitelistGroup): WritingRef<Added> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<Added>(
    // A card number is not kept.
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

/** Removes cards from a group, and offers to put back those that are gone, also where not all could be removed. */
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

/** Moves the chosen cards of a group to another one. */
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
