import { toFailure } from '@portal/machines'
import { addAuthorize, addPrintedNumber, genericCalls } from '@portal/schemas'
import type { Bco, CallOptions } from '../../services/bco.ts'
import type { GroupCard } from '../../services/readers/whitelists.ts'
import type { RemovedCard } from '../../services/storedUndo.ts'
import { inTurn, isRefused, type Kind, kindsOf, part, removedOf } from './calls.ts'

const GROUPS = genericCalls('whitelistgroup', 'WhitelistGroup')

export interface NotBack {
  readonly number: string
  readonly code: string
}

/** Returns the former entries of a removed card that the group now lacks. */
const lackingOf = (card: RemovedCard, now: readonly GroupCard[]): readonly Kind[] => {
  const here = now.find(({ Id }) => Id === card.id)
  const has = here ? kindsOf(removedOf(here)) : []
  return kindsOf(card).filter((kind) => !has.includes(kind))
}

/**
 * Puts cards back into a group, each with the entries that the group now lacks. A refused card does not stop the
 * others. A request without a response stops the run, and a retry resumes there.
 */
export const putAllBack = async (
  bco: Bco,
  id: string,
  cards: readonly RemovedCard[],
  options: CallOptions,
): Promise<readonly NotBack[]> => {
  const { data } = await bco.call(GROUPS.one, { params: { id }, query: {} }, options)
  const notBack: NotBack[] = []
  await inTurn(cards, options, async (card, one) => {
    const params = { group: data.Code, x: card.id }
    try {
      for (const kind of lackingOf(card, data.Tokens)) {
        const own = part(one, kind)
        if (kind === 'authorize') await bco.call(addAuthorize, { params }, own)
        else await bco.call(addPrintedNumber, { params, body: {} }, own)
      }
    } catch (error) {
      if (!isRefused(error)) throw error
      notBack.push({ number: card.number, code: toFailure(error).code })
    }
  })
  return notBack
}
