import { mayPass, toFailure } from '@portal/machines'
import { addPrintedNumber, moveTokens, removeCard, removeWhitelist, saveWhitelist } from '@portal/schemas'
import { invalidateAll } from '../../data/written.ts'
import type { Bco, CallOptions } from '../../services/bco.ts'
import type { RemovedCard } from '../../services/keptUndo.ts'
import type { GroupCard, ReadWhitelistGroup } from '../../services/readers/whitelists.ts'

/** One of several calls by which a wish is done: tried again, it is done once like the wish itself. */
export const part = ({ intent = '', ...options }: CallOptions, name: string | number): CallOptions => ({
  ...options,
  intent: `${intent}-${name}`,
})

/** Calls by which one wish is done: all that is on screen is read again once, after the last of them. */
const asOne = async (options: CallOptions, act: (options: CallOptions) => Promise<void>): Promise<void> => {
  try {
    await act({ ...options, isOneOfMany: true })
  } finally {
    invalidateAll({ dataClass: 'whitelistgroup' })
  }
}

/** One call for each, in turn: where one fails, those before it are done, and a further try goes on there. */
export const inTurn = <T>(
  all: readonly T[],
  options: CallOptions,
  call: (one: T, options: CallOptions) => Promise<unknown>,
): Promise<void> =>
  asOne(options, async (ofAll) => {
    for (const [index, one] of all.entries()) await call(one, part(ofAll, index))
  })

/** Whether the server answered, and will never do it as it is. */
export const isRefused = (error: unknown): boolean => !mayPass(toFailure(error))

/**
 * Adds cards with the numbers that are printed on them. A chosen one that the group has by now came with an earlier try, of
 * which a later card was refused: the server would refuse it in turn.
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

/** What a card has in a group. */
export type Kind = 'printednumber' | 'authorize'

/** All that a card has there. */
export const kindsOf = ({
  isPrinted,
  isAuthorized,
}: Pick<RemovedCard, 'isPrinted' | 'isAuthorized'>): Kind[] => [
  ...(isPrinted ? (['printednumber'] as const) : []),
  ...(isAuthorized ? (['authorize'] as const) : []),
]

/** What is kept of a card that is taken out of a group, to put it back. */
export const removedOf = ({ Id, PrintedNumber, IsAuthorized }: GroupCard): RemovedCard => ({
  id: Id,
  number: PrintedNumber ?? Id,
  isPrinted: PrintedNumber !== undefined,
  isAuthorized: IsAuthorized,
})

/** Takes a card out of a group: what it has there is taken back, and then it is no longer in it. */
const takeOut = async (bco: Bco, group: string, card: GroupCard, options: CallOptions): Promise<void> => {
  for (const b of kindsOf(removedOf(card)))
    await bco.call(removeCard, { params: { group, a: card.Id, b } }, part(options, b))
}

/** Takes cards out of a group, and tells of those that are gone, also where one of them could not be taken out. */
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

/** Cards that go, and the code of the group that they go to. */
export interface Moved {
  readonly ids: readonly string[]
  readonly to: string
}

/**
 * Moves cards to another group. Only whole lists can be moved, so a list is made of the cards, moved, and removed when it
 * is empty; where the server refuses to move it, it is removed as well, and nothing has changed.
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
