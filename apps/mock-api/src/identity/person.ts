import type { Persona } from '@portal/fixtures'
import type { Role } from '@portal/schemas'
import type { SessionWorld } from '../world/sessionWorld.ts'

/** Person of an account in a mock session, according to the contact record. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  /** Absent for an account that is locked or not set up. */
  readonly contactId?: string
  readonly relationId?: string
}

/**
 * Returns the person of an account: as in the fixtures, unless the mock session set the account up or wrote its
 * contact.
 */
export const personIn = (
  world: SessionWorld,
  { name, email, roles, username, userInfo }: Persona,
): Person => {
  const account =
    userInfo.answer === 'ok'
      ? { roles, contactId: userInfo.contactId, relationId: userInfo.relationId }
      : { roles, ...world.account(username) }
  // The account of a removed person has no access.
  if (account.contactId !== undefined && world.hasRemovedContact(account.contactId))
    return { name, email, roles: account.roles }
  const contact = account.contactId === undefined ? undefined : world.writtenContact(account.contactId)
  if (!contact) return { name, email, ...account }
  const { Id: contactId, Name, Email, Role, Relation } = contact
  return { name: Name, email: Email, roles: [Role], contactId, relationId: Relation.Id }
}
