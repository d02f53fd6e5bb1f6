import { ROLES, type Role, rules } from '@portal/schemas'

/**
 * Returns the problem with an email address, if any. Checked here because the server reports an invalid address as
 * unavailable.
 */
export const emailMistake = (email: string): 'missing' | 'invalid' | undefined =>
  email.trim() === '' ? 'missing' : rules.email('invalid' as const)(email.trim())

/** Returns the roles that a user may grant: none above their own. */
export const offeredRoles = (held: readonly Role[]): readonly Role[] =>
  ROLES.slice(0, Math.max(...held.map((role) => ROLES.indexOf(role))) + 1)
