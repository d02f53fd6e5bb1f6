import type { UserInfo } from '@portal/schemas'
import type { TextKey } from '../texts/index.ts'

/** True for a user with no other role than driver (S6). */
const isDriver = (roles: readonly string[]) => roles.every((role) => role === 'User')

/** Returns the role in the account menu: 'Administrator' for everybody but drivers (S2). */
export const roleLabel = (roles: readonly string[]): TextKey =>
  isDriver(roles) ? 'shell.role.User' : 'shell.role.administrator'

/** Returns the role in profiles, which, unlike the account menu, name fleet managers (S6). */
export const profileLabel = (roles: readonly string[]): TextKey =>
  roles.includes('FleetManager') ? 'shell.role.FleetManager' : roleLabel(roles)

/** Returns the title of the organisation screen: 'Organisation' for administrators of a company, else 'Users' (S6). */
export const organisationLabel = ({ Relation, role }: UserInfo): TextKey =>
  Relation.IsCompany > 0 && !isDriver(role) ? 'shell.organisation' : 'shell.users'
