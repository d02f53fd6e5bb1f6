import type { Failure } from '@portal/machines'
import type { UserInfo } from '@portal/schemas'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isPresent = (value: unknown): value is string => typeof value === 'string' && value !== ''

const OPTIONAL = ['Telephone', 'Street', 'PostalCode', 'City'] as const

/**
 * Reads the user info of the signed-in user. Ignores unknown fields and keeps unknown roles, so that new ones do not
 * lock anybody out. An unknown role counts as Administrator (S6) and grants nothing else. Throws UNEXPECTED if the
 * person or the relation is missing.
 */
export const readUserInfo = (data: unknown): UserInfo => {
  const { role, Relation, RelationContact } = isFields(data) ? data : {}
  const failure = (field: string): Failure => ({
    code: 'UNEXPECTED',
    message: `The user info has no ${field}`,
  })
  if (!isFields(Relation) || !isPresent(Relation['Id'])) throw failure('Relation.Id')
  if (!isFields(RelationContact) || !isPresent(RelationContact['Id'])) throw failure('RelationContact.Id')
  const roles = [role].flat().filter(isPresent) as UserInfo['role'][number][]
  const details = OPTIONAL.filter((name) => isPresent(RelationContact[name])).map(
    (name) => [name, RelationContact[name]] as const,
  )
  return {
    // A user without a role is a driver, the role with the fewest rights.
    role: roles.length > 0 ? roles : ['User'],
    Relation: {
      Id: Relation['Id'],
      Description: text(Relation['Description']) || Relation['Id'],
      IsCompany: Number(Relation['IsCompany']) > 0 ? 1 : 0,
    },
    RelationContact: {
      Id: RelationContact['Id'],
      Name: text(RelationContact['Name']) || text(RelationContact['Email']) || RelationContact['Id'],
      Email: text(RelationContact['Email']),
      ...Object.fromEntries(details),
    },
  }
}
