import type { Persona } from '@portal/fixtures'
import type { Role } from '@portal/schemas'
import type { SessionWorld } from '../world/sessionWorld.ts'

/** The person behind an account in a mock session, as its contact record says. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  /** Absent for an account that has not been set up or is locked. */
  readonly contactId?: string
  readonly relationId?: string
}

/** The person behind an account: as the fixtures made it, unless it was set up or its contact was written in the session. */
export const personIn = (
  world: SessionWorld,
  { name, email, roles, username, userInfo }: Persona,
): Person => {
  const known =
    userInfo.answer === 'ok'
      ? { roles, contactId: userInfo.contactId, relationId: userInfo.relationId }
      : { roles, ...world.account(username) }
  // An account whose person was removed opens nothing.
  if (known.contactId !== undefined && world.hasRemovedContact(known.contactId))
    return { name, email, roles: known.roles }
  const contact = known.contactId === undefined ? undefined : world.writtenContact(known.contactId)
  if (!contact) return { name, email, ...known }
  const { Id: contactId, Name, Email, Role, Relation } = contact
  return { name: Name, email: Email, roles: [Role], contactId, relationId: Relation.Id }
}
