import { ROLES, type Role } from '@portal/schemas'

/** The roles that a person may give: none above the own. */
export const offeredRoles = (held: readonly Role[]): readonly Role[] =>
  ROLES.slice(0, Math.max(...held.map((role) => ROLES.indexOf(role))) + 1)
