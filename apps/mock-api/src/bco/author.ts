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

/** Author of writes by scheduled jobs, which have no caller. */
export const schedulerAuthor = (): Author => ({ by: 'scheduler', call: 'runSchedule' })
