import { genericCalls, listRelationContacts, type Role } from '@portal/schemas'
import { UsersRound } from 'lucide-react'
import { offeredRoles } from '../../components/people/inviteRules.ts'
import { isUnprotected, type RecordScreen } from '../../components/records/recordScreen.ts'
import { paths } from '../../data/paths.ts'
import type { TextKey } from '../../texts/index.ts'
import { userFaults } from './userFaults.ts'

const ADDRESS = ['Street', 'HouseNumber', 'PostalCode', 'City', 'Country']
const CONTACT = ['Name', 'Email', 'Telephone']

export interface UserScreenOptions {
  /** Title of the viewer's user list (S6). */
  readonly title: TextKey
  /** Roles of the viewer. Viewers cannot assign a role above their own. */
  readonly held: readonly Role[]
  /**
   * True for the viewer's own record. Viewers cannot change their own role, so an organisation always has an
   * administrator.
   */
  readonly isSelf: boolean
}

/** Returns the roles that the viewer can assign: none above their own, and none to a user with a higher role. */
const assignableRoles = (held: readonly Role[], current: unknown): readonly Role[] => {
  const roles = offeredRoles(held)
  return roles.some((role) => role === current) ? roles : []
}

/** Returns the detail screen of a user, for administrators of the user's organisation. */
export const userScreen = ({ title, held, isSelf }: UserScreenOptions): RecordScreen => ({
  routes: { ...genericCalls('relationcontact', 'RelationContact'), filtered: listRelationContacts },
  title,
  icon: UsersRound,
  list: paths.organisation(),
  path: paths.user,
  titleField: 'Name',
  columns: [],
  isSelf,
  sort: 'Name',
  missing: 'RCNOTFOUND',
  detailFields: [...CONTACT, 'Role', 'Relation', ...ADDRESS, 'LastLogin'],
  editable: isSelf ? [...CONTACT, ...ADDRESS] : [...CONTACT, 'Role', ...ADDRESS],
  isEditable: isUnprotected,
  faults: userFaults,
  choices: { Role: ({ Role }) => assignableRoles(held, Role) },
})
