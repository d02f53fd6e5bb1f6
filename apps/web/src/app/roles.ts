import type { UserInfo } from '@portal/schemas'
import type { TextKey } from '../texts/index.ts'

/** Whether someone is a normal driver and nothing else (S6). */
const isDriver = (roles: readonly string[]) => roles.every((role) => role === 'User')

/** What the account menu says of everybody but drivers: 'Administrator' (S2). */
export const roleLabel = (roles: readonly string[]): TextKey =>
  isDriver(roles) ? 'shell.role.User' : 'shell.role.administrator'

/** What profiles say: a fleet manager is called one there (S6). */
export const profileLabel = (roles: readonly string[]): TextKey =>
  roles.includes('FleetManager') ? 'shell.role.FleetManager' : roleLabel(roles)

/** What the screen of an organisation and its users is called: a company's administrators see 'Organisation' (S6). */
export const organisationLabel = ({ Relation, role }: UserInfo): TextKey =>
  Relation.IsCompany > 0 && !isDriver(role) ? 'shell.organisation' : 'shell.users'
