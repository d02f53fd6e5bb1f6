import { ROLES, type Role, rules } from '@portal/schemas'

/** What is wrong with the address that someone is invited by: the server says of one that is none that it cannot be had. */
export const emailMistake = (email: string): 'missing' | 'invalid' | undefined =>
  email.trim() === '' ? 'missing' : rules.email('invalid' as const)(email.trim())

/** The roles that a person may give: none above the own. */
export const offeredRoles = (held: readonly Role[]): readonly Role[] =>
  ROLES.slice(0, Math.max(...held.map((role) => ROLES.indexOf(role))) + 1)
