import { isProtected, maskedName } from '@portal/fixtures'
import type { Author } from '../world/audit.ts'
import type { CallContext } from './handler.ts'

/**
 * Returns the person and the call for the audit trail. Protected people are masked, because operators read the trail.
 */
export const authorOf = ({ caller, world }: CallContext, call: string): Author => {
  const { contactId, username, viewedAs } = caller
  const contact =
    contactId === undefined ? undefined : world.as(caller).unmasked().one('relationcontact', contactId)
  const name = contact?.Name ?? username
  return { by: contact && isProtected(contact) ? maskedName(name) : name, viewedAs, call }
}

/** Returns the author of writes that scheduled jobs make on their own. */
export const schedulerAuthor = (): Author => ({ by: 'scheduler', call: 'runSchedule' })
