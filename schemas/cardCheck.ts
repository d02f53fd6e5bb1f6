import type { RefusalReason } from './entities/remoteReceipt.ts'
import type { ConnectorStatus } from './status.ts'

/** Returns the reason why a connector accepts no car; undefined if it accepts one. */
const refusalOf = (status: ConnectorStatus): RefusalReason | 'STATUS_UNKNOWN' | undefined => {
  if (status === 'AVAILABLE') return undefined
  if (status === 'UNKNOWN') return 'STATUS_UNKNOWN'
  if (status.startsWith('OFFLINE')) return 'OFFLINE'
  if (status === 'RESERVED' || status === 'UNAVAILABLE') return status
  return status === 'ERROR' ? 'FAULTED' : 'OCCUPIED'
}

/** Reasons why a card cannot charge, in their order of precedence. */
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

/** Facts about a card that determine whether it can charge. */
export interface CardFacts {
  readonly state: string
  /** Relation that owns the card. */
  readonly relationId: string
  /** True if it has a contract for plug and charge. */
  readonly hasContract: boolean
  readonly isCharging: boolean
  /** Absent for a card without a subscription, which charges at the charger's price. */
  readonly subscription?: { readonly StartDate?: string | undefined; readonly EndDate?: string | undefined }
}

/** Facts about a placement that determine which cards can charge. */
export interface PlaceFacts {
  readonly relationId: string
  /** False if the charger or its location is disabled. */
  readonly isEnabled: boolean
  /** True if cards of other relations may charge. */
  readonly takesGuests: boolean
  /** True if cards of the relation that have a plug-and-charge contract may charge without being in the group. */
  readonly isPlugCharge: boolean
  /** True if the group of the placement admits the card; undefined without a group. */
  readonly isInGroup: boolean | undefined
}

/**
 * True if the card is admitted: by the group first, then by the settings. Without a group, every card of the relation
 * is.
 */
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
 * Returns the reasons why a card cannot charge at a connector now; empty if it can. The portal shows them and the mock
 * refuses a remote start by the same rules, so both always agree.
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

/**
 * Returns the charger's reason for refusing a remote start; undefined if the server refuses without asking the charger.
 */
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

/**
 * Returns the status of the first connector at which a card can charge, else of the first connector; UNKNOWN if there
 * is none.
 */
export const bestStatus = (statuses: readonly ConnectorStatus[]): ConnectorStatus =>
  statuses.find((status) => refusalOf(status) === undefined) ?? statuses[0] ?? 'UNKNOWN'

/** Cards of a group or a list. */
interface Listed {
  readonly Tokens: readonly { readonly Id: string; readonly IsAuthorized?: boolean }[]
}

/** Whitelist group fields of a charge placement. */
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
 * True if the group of a placement admits a card; undefined without a group. If the placement has a list of the
 * group, only the cards of that list and of the placement itself are admitted.
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
