import type { RefusalReason } from './entities/remoteReceipt.ts'
import type { ConnectorStatus } from './status.ts'

/** Why a connector takes no car; undefined when it takes one. */
const refusalOf = (status: ConnectorStatus): RefusalReason | 'STATUS_UNKNOWN' | undefined => {
  if (status === 'AVAILABLE') return undefined
  if (status === 'UNKNOWN') return 'STATUS_UNKNOWN'
  if (status.startsWith('OFFLINE')) return 'OFFLINE'
  if (status === 'RESERVED' || status === 'UNAVAILABLE') return status
  return status === 'ERROR' ? 'FAULTED' : 'OCCUPIED'
}

/** Why a card does not charge at a charger, in the order in which it is given. */
export const CARD_PROBLEMS = [
  'CARD_ORDERED',
  'CARD_INACTIVE',
  'CARD_BLOCKED',
  'CARD_LOST',
  'CARD_IN_USE',
  'SUBSCRIPTION_NOT_STARTED',
  'SUBSCRIPTION_ENDED',
  'NOT_IN_GROUP',
  'GUESTS_NOT_ALLOWED',
  'CHARGER_DISABLED',
  'OFFLINE',
  'STATUS_UNKNOWN',
  'FAULTED',
  'UNAVAILABLE',
  'RESERVED',
  'OCCUPIED',
] as const
export type CardProblem = (typeof CARD_PROBLEMS)[number]

/** What decides about a card. */
export interface CardFacts {
  readonly state: string
  /** Whose it is. */
  readonly relationId: string
  /** Whether it has a contract for plug and charge. */
  readonly hasContract: boolean
  readonly isCharging: boolean
  /** What it charges under; a card without a subscription charges too, at the charger's price. */
  readonly subscription?: { readonly StartDate?: string | undefined; readonly EndDate?: string | undefined }
}

/** Whom a charger lets in, and whether it can. */
export interface PlaceFacts {
  readonly relationId: string
  /** Neither the charger nor its location is disabled. */
  readonly isEnabled: boolean
  /** Whether cards of others may charge. */
  readonly takesGuests: boolean
  /** Whether cars of the relation may without being in the group. */
  readonly isPlugCharge: boolean
  /** Whether the group of the placement lets the card in; undefined without a group. */
  readonly isInGroup: boolean | undefined
}

/** Whether a card is let in: the group first, then the settings. */
export const letsIn = (
  {
    isInGroup,
    relationId,
    takesGuests,
    isPlugCharge,
  }: Pick<PlaceFacts, 'isInGroup' | 'relationId' | 'takesGuests' | 'isPlugCharge'>,
  ownerId: string | undefined,
  hasContract: boolean,
): boolean => {
  if (isInGroup) return true
  if (ownerId !== relationId) return takesGuests
  return isInGroup === undefined || (isPlugCharge && hasContract)
}

const ofCard = ({ state, isCharging }: CardFacts): CardProblem | undefined => {
  if (state !== 'ACTIVE') return CARD_PROBLEMS.find((one) => one === `CARD_${state}`) ?? 'CARD_INACTIVE'
  return isCharging ? 'CARD_IN_USE' : undefined
}

const ofSubscription = ({ subscription }: CardFacts, now: number): CardProblem | undefined => {
  if (!subscription) return undefined
  if (Date.parse(subscription.StartDate ?? '') > now) return 'SUBSCRIPTION_NOT_STARTED'
  return Date.parse(subscription.EndDate ?? '') <= now ? 'SUBSCRIPTION_ENDED' : undefined
}

const ofAccess = (card: CardFacts, place: PlaceFacts): CardProblem | undefined => {
  if (letsIn(place, card.relationId, card.hasContract)) return undefined
  return card.relationId === place.relationId ? 'NOT_IN_GROUP' : 'GUESTS_NOT_ALLOWED'
}

/**
 * Why a card does not charge at a connector now; nothing when it does. The portal tells it and the mock refuses a remote
 * start by it, so that a yes is a yes.
 */
export const cardProblems = (
  card: CardFacts,
  place: PlaceFacts,
  status: ConnectorStatus,
  now: number,
): readonly CardProblem[] =>
  [
    ofCard(card),
    ofSubscription(card, now),
    ofAccess(card, place),
    place.isEnabled ? undefined : 'CHARGER_DISABLED',
    refusalOf(status),
  ].filter((problem): problem is CardProblem => problem !== undefined && problem !== 'CARD_NOT_ALLOWED')

/** What the charger answers to a remote start for it; undefined where the network refuses before the charger is asked. */
export const refusalFor = (problem: CardProblem): RefusalReason | undefined => {
  switch (problem) {
    case 'OFFLINE':
    case 'FAULTED':
    case 'UNAVAILABLE':
    case 'RESERVED':
    case 'OCCUPIED':
      return problem
    case 'STATUS_UNKNOWN':
      return 'OFFLINE'
    case 'CHARGER_DISABLED':
      return 'UNAVAILABLE'
    case 'NOT_IN_GROUP':
    case 'GUESTS_NOT_ALLOWED':
    case 'SUBSCRIPTION_NOT_STARTED':
    case 'SUBSCRIPTION_ENDED':
      return 'CARD_NOT_ALLOWED'
    default:
      return undefined
  }
}

/** The connector at which a card can charge, else the first. */
export const bestStatus = (statuses: readonly ConnectorStatus[]): ConnectorStatus =>
  statuses.find((status) => refusalOf(status) === undefined) ?? statuses[0] ?? 'UNKNOWN'

/** Cards of a list, as its record holds them. */
interface Listed {
  readonly Tokens: readonly { readonly Id: string; readonly IsAuthorized?: boolean }[]
}

/** What a placement says of its group. */
export interface GroupTerms {
  readonly WhitelistGroup?: string | undefined
  readonly AccessCard?:
    | {
        readonly whitelistTokenGroup?: string | undefined
        readonly tokens?: readonly { readonly Id: string }[] | undefined
        readonly rfidTokens?: readonly string[] | undefined
      }
    | undefined
}

/**
 * Whether the group of a placement lets a card in; undefined without a group. Where the placement names a list of the
 * group, only the cards of that list and those that it names itself.
 */
export const isInGroup = (
  { WhitelistGroup: code, AccessCard = {} }: GroupTerms,
  group: Listed | undefined,
  list: Listed | undefined,
  card: { readonly Id: string; readonly PrintedNumber: string },
): boolean | undefined => {
  if (code === undefined || code === '') return undefined
  if (!group?.Tokens.some(({ Id, IsAuthorized }) => Id === card.Id && IsAuthorized)) return false
  const { whitelistTokenGroup: listId, tokens = [], rfidTokens = [] } = AccessCard
  if (!listId) return true
  return (
    [...(list?.Tokens ?? []), ...tokens].some(({ Id }) => Id === card.Id) ||
    rfidTokens.includes(card.PrintedNumber)
  )
}
