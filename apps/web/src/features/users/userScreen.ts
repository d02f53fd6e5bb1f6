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
  /** What the list of users is called for who looks (S6). */
  readonly title: TextKey
  /** Their roles: no one gives a role above the own. */
  readonly held: readonly Role[]
  /** The own details are shown as on the profile; the own role is never changed, so that an administrator stays one. */
  readonly isSelf: boolean
}

/** Roles that a person may give to a user: none above their own, and none to a user who is above them. */
const assignableRoles = (held: readonly Role[], current: unknown): readonly Role[] => {
  const roles = offeredRoles(held)
  return roles.some((role) => role === current) ? roles : []
}

/** A user as the administrators of their organisation see and edit them. */
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
  shown: [...CONTACT, 'Role', 'Relation', ...ADDRESS, 'LastLogin'],
  editable: isSelf ? [...CONTACT, ...ADDRESS] : [...CONTACT, 'Role', ...ADDRESS],
  isEditable: isUnprotected,
  faults: userFaults,
  choices: { Role: ({ Role }) => assignableRoles(held, Role) },
})
