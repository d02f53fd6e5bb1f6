import type { Role } from './entities/roles.ts'
import type { Token } from './entities/token.ts'

type State = Token['State']

/**
 * States that a customer may set from each state (assumed). A lost card stays lost. Only operators unblock a card or
 * activate one that was ordered.
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

/** True if a person with these roles may change the state of a card; operators may do so freely. */
export const mayBecome = (from: State, to: State, roles: readonly Role[]): boolean =>
  from === to || isNetwork(roles) || CUSTOMER_STEPS[from].includes(to)

export interface CardActor {
  readonly roles: readonly Role[]
  readonly contactId?: string
}

/**
 * True if the person may change the card. Drivers may change their own and unassigned cards, administrators any
 * visible card.
 */
export const mayChangeCard = ({ roles, contactId }: CardActor, userId: string | undefined): boolean =>
  roles.some((role) => role !== 'User') || (userId ?? '') === '' || userId === contactId

/** True if the person may assign the card to this user. Drivers may assign cards only to themselves. */
export const mayGiveCard = ({ roles, contactId }: CardActor, userId: string | undefined): boolean =>
  roles.some((role) => role !== 'User') || userId === contactId
