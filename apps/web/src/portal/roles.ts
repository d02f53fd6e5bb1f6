import type { Role, UserInfo } from '@portal/schemas'
import type { TextKey } from '../texts/index.ts'

/** Whether somebody is a normal driver and nothing else (S6). */
const isDriver = (roles: readonly Role[]) => roles.every((role) => role === 'User')

/** 'Administrator' for everybody but drivers (S2); a fleet manager is called one (S6). */
export const roleLabel = (roles: readonly Role[]): TextKey => {
  if (isDriver(roles)) return 'shell.role.User'
  return roles.includes('FleetManager') ? 'shell.role.FleetManager' : 'shell.role.administrator'
}

/** What the screen of an organisation and its users is called: a company's administrators see 'Organisation' (S6). */
export const organisationLabel = ({ Relation, role }: UserInfo): TextKey =>
  Relation.IsCompany > 0 && !isDriver(role) ? 'shell.organisation' : 'shell.users'
