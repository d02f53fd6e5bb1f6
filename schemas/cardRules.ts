import type { Role } from './entities/roles.ts'
import type { Token } from './entities/token.ts'

type State = Token['State']

/**
 * What a customer may make of a card in each state (assumed). A card that is lost stays lost, one that the network blocked
 * is unblocked by the network alone, and an ordered one is handed out by it.
 */
const CUSTOMER_STEPS: Readonly<Record<State, readonly State[]>> = {
  ORDERED: ['BLOCKED', 'LOST'],
  ACTIVE: ['INACTIVE', 'BLOCKED', 'LOST'],
  INACTIVE: ['ACTIVE', 'BLOCKED', 'LOST'],
  BLOCKED: ['LOST'],
  LOST: [],
}

const isNetwork = (roles: readonly Role[]): boolean =>
  roles.includes('Operator') || roles.includes('SuperAdmin')

/** Whether a person with these roles may take a card from one state to another; those of the network may do all. */
export const mayBecome = (from: State, to: State, roles: readonly Role[]): boolean =>
  from === to || isNetwork(roles) || CUSTOMER_STEPS[from].includes(to)

/** Who acts: what they may be, and their own contact. */
export interface CardActor {
  readonly roles: readonly Role[]
  readonly contactId?: string
}

/** Whether a person may change a card: a driver the own one and one that has no user yet, an administrator all in reach. */
export const mayChangeCard = ({ roles, contactId }: CardActor, userId: string | undefined): boolean =>
  roles.some((role) => role !== 'User') || (userId ?? '') === '' || userId === contactId

/** Whether a person may say who uses a card: a driver only that it is the own one. */
export const mayGiveCard = ({ roles, contactId }: CardActor, userId: string | undefined): boolean =>
  roles.some((role) => role !== 'User') || userId === contactId
