import { mayPass, toFailure } from '@portal/machines'
import { addPrintedNumber, moveTokens, removeCard, removeWhitelist, saveWhitelist } from '@portal/schemas'
import { invalidateAll } from '../../data/written.ts'
import type { Bco, CallOptions } from '../../services/bco.ts'
import type { GroupCard, ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import type { RemovedCard } from '../../services/storedUndo.ts'

/** Returns the options for one of several calls of an intent. A stable name makes retries idempotent. */
export const part = ({ intent = '', ...options }: CallOptions, name: string | number): CallOptions => ({
  ...options,
  intent: `${intent}-${name}`,
})

/** Runs several calls for one intent. Invalidates the queries only once, at the end. */
const asOne = async (options: CallOptions, act: (options: CallOptions) => Promise<void>): Promise<void> => {
  try {
    await act({ ...options, isOneOfMany: true })
  } finally {
    invalidateAll({ dataClass: 'whitelistgroup' })
  }
}

/**
 * Runs a call for each item, one after another. A retry repeats completed calls with the same idempotency keys, so the
 * server performs them only once.
 */
export const inTurn = <T>(
  all: readonly T[],
  options: CallOptions,
  call: (one: T, options: CallOptions) => Promise<unknown>,
): Promise<void> =>
  asOne(options, async (ofAll) => {
    for (const [index, one] of all.entries()) await call(one, part(ofAll, index))
  })

/** True if the refusal is final, so a retry is useless. */
export const isRefused = (error: unknown): boolean => !mayPass(toFailure(error))

/**
 * Adds cards to a group with their printed numbers. Skips chosen cards whose printed number is already in the group:
 * an earlier attempt added it before failing, and the server would refuse to add it twice.
 */
export const addCards = (
  bco: Bco,
  { Code, Tokens }: Pick<ReadWhitelistGroup, 'Code' | 'Tokens'>,
  { chosen, named }: { readonly chosen: readonly string[]; readonly named: readonly string[] },
  options: CallOptions,
): Promise<void> => {
  const isHere = (id: string) => Tokens.some((card) => card.Id === id && card.PrintedNumber !== undefined)
  return inTurn([...new Set([...chosen, ...named])], options, async (x, one) => {
    if (chosen.includes(x) && isHere(x)) return
    await bco.call(addPrintedNumber, { params: { group: Code, x }, body: {} }, one)
  })
}

export type Kind = 'printednumber' | 'authorize'

export const kindsOf = ({
  isPrinted,
  isAuthorized,
}: Pick<RemovedCard, 'isPrinted' | 'isAuthorized'>): Kind[] => [
  ...(isPrinted ? (['printednumber'] as const) : []),
  ...(isAuthorized ? (['authorize'] as const) : []),
]

export const removedOf = ({ Id, PrintedNumber, IsAuthorized }: GroupCard): RemovedCard => ({
  id: Id,
  number: PrintedNumber ?? Id,
  isPrinted: PrintedNumber !== undefined,
  isAuthorized: IsAuthorized,
})

/** Removes every entry of a card, which removes the card from the group. */
const takeOut = async (bco: Bco, group: string, card: GroupCard, options: CallOptions): Promise<void> => {
  for (const b of kindsOf(removedOf(card)))
    await bco.call(removeCard, { params: { group, a: card.Id, b } }, part(options, b))
}

/** Removes cards from a group. Reports the removed cards even if a later card fails. */
export const takeOutAll = async (
  bco: Bco,
  { group, cards }: { readonly group: string; readonly cards: readonly GroupCard[] },
  options: CallOptions,
  tell: (removed: readonly RemovedCard[]) => void,
): Promise<void> => {
  const removed: RemovedCard[] = []
  try {
    await inTurn(cards, options, async (card, one) => {
      await takeOut(bco, group, card, one)
      removed.push(removedOf(card))
    })
  } finally {
    if (removed.length > 0) tell(removed)
  }
}

export interface Moved {
  readonly ids: readonly string[]
  readonly to: string
}

/**
 * Moves cards to another group. The server can move only whole lists, so this creates a temporary list, moves its
 * cards, and removes the empty list. If the server refuses the move, removes the list too, so nothing has changed.
 */
export const moveCards = (
  bco: Bco,
  { group, ids, to, description }: Moved & { readonly group: string; readonly description: string },
  options: CallOptions,
): Promise<void> =>
  asOne(options, async (ofAll) => {
    const list = `MOVE#${(options.intent ?? '').toUpperCase()}`
    const body = { Code: list, Description: description, TokenIds: [...ids] }
    const remove = () => bco.call(removeWhitelist, { params: { group, item: list } }, part(ofAll, 'remove'))
    await bco.call(saveWhitelist, { params: { group }, query: {}, body }, part(ofAll, 'list'))
    try {
      await bco.call(moveTokens, { params: { group, from: list, to } }, part(ofAll, 'move'))
    } catch (error) {
      if (isRefused(error)) await remove().catch(() => undefined)
      throw error
    }
    await remove()
  })
