/** The roles of S6 in ascending order. `User` is a driver; every other role is an administrator. */
export const ROLES = ['User', 'FleetManager', 'EntityManager', 'Operator', 'SuperAdmin'] as const
export type Role = (typeof ROLES)[number]

/** Roles with full access to card groups; drivers have only the access that a private owner needs. */
export const GROUP_MANAGERS: readonly Role[] = ['FleetManager', 'EntityManager', 'Operator', 'SuperAdmin']
