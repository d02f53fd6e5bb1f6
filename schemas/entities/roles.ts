/** The roles of S6, the lowest first. `User` is a driver; every other role is an administrator. */
export const ROLES = ['User', 'FleetManager', 'EntityManager', 'Operator', 'SuperAdmin'] as const
export type Role = (typeof ROLES)[number]

/** Roles that manage groups of cards whole; drivers only what a private owner needs. */
export const GROUP_MANAGERS: readonly Role[] = ['FleetManager', 'EntityManager', 'Operator', 'SuperAdmin']
