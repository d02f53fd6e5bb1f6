import type { ChargePlacement, RecordOf, Token } from '@portal/schemas/contract'
import type { CallContext } from '../handler.ts'

type Named = Pick<Token, 'Id' | 'Description' | 'PrintedNumber'>

/** Card whose access changes, and the card that replaces it; `by` is undefined if none does. */
interface Swap {
  readonly card: Named
  readonly by: Named | undefined
}

const swapIn = <T extends { readonly Id: string }>(cards: readonly T[], { card, by }: Swap): T[] =>
  cards.flatMap((each) => {
    if (each.Id !== card.Id) return [each]
    if (!by) return []
    const { Id, Description, PrintedNumber } = by
    return [{ ...each, Id, Description, ...('PrintedNumber' in each && { PrintedNumber }) }]
  })

const swapText = (texts: readonly string[], from: string, to: string | undefined): string[] =>
  texts.flatMap((each) => (each === from ? (to ?? []) : [each]))

const swapInPlacement = (
  { AccessCard, Reimbursement, ...rest }: ChargePlacement,
  swap: Swap,
): ChargePlacement => {
  const { card, by } = swap
  const idsOf = (ids: readonly string[]) => swapText(ids, card.Id, by?.Id)
  const printedOf = (numbers: readonly string[]) => swapText(numbers, card.PrintedNumber, by?.PrintedNumber)
  return {
    ...rest,
    ...(AccessCard && {
      AccessCard: {
        ...AccessCard,
        ...(AccessCard.tokens && { tokens: swapIn(AccessCard.tokens, swap) }),
        ...(AccessCard.rfidTokens && { rfidTokens: printedOf(AccessCard.rfidTokens) }),
      },
    }),
    ...(Reimbursement && {
      Reimbursement: {
        ...Reimbursement,
        ...(Reimbursement.tokensReimb && { tokensReimb: idsOf(Reimbursement.tokensReimb) }),
        ...(Reimbursement.rfidTokensReimb && { rfidTokensReimb: printedOf(Reimbursement.rfidTokensReimb) }),
      },
    }),
  }
}

const isNamed = ({ AccessCard = {}, Reimbursement = {} }: ChargePlacement, card: Named): boolean =>
  AccessCard.tokens?.some(({ Id }) => Id === card.Id) === true ||
  AccessCard.rfidTokens?.includes(card.PrintedNumber) === true ||
  Reimbursement.tokensReimb?.includes(card.Id) === true ||
  Reimbursement.rfidTokensReimb?.includes(card.PrintedNumber) === true

/**
 * Replaces `card` with `by` in groups, lists and charger settings, with the same permissions, or removes it if `by` is
 * undefined. `isMeant` selects the records by their customer.
 */
export const swapAccess = (
  swap: Swap,
  isMeant: (relationId: string) => boolean,
  { world, caller, now }: CallContext,
): void => {
  const view = world.as(caller)
  const hasCard = ({ RelationId, Tokens }: RecordOf<'whitelist' | 'whitelistgroup'>) =>
    isMeant(RelationId) && Tokens.some(({ Id }) => Id === swap.card.Id)
  for (const group of view.all('whitelistgroup').filter(hasCard))
    world.write('whitelistgroup', { ...group, Tokens: swapIn(group.Tokens, swap) }, now)
  for (const list of view.all('whitelist').filter(hasCard))
    world.write('whitelist', { ...list, Tokens: swapIn(list.Tokens, swap) }, now)
  for (const placement of view.all('chargeplacement'))
    if (isMeant(placement.RelationId) && isNamed(placement, swap.card))
      world.write('chargeplacement', swapInPlacement(placement, swap), now)
}
