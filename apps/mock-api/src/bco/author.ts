import { isProtected, maskedName } from '@portal/fixtures'
import type { Author } from '../world/audit.ts'
import type { CallContext } from './handler.ts'

/** Person and call for the audit trail. The network reads it, so protected people are masked. */
export const authorOf = ({ caller, world }: CallContext, call: string): Author => {
  const { contactId, username, viewedAs } = caller
  const contact =
    contactId === undefined ? undefined : world.as(caller).unmasked().one('relationcontact', contactId)
  const name = contact?.Name ?? username
  return { by: contact && isProtected(contact) ? maskedName(name) : name, viewedAs, call }
}

/** Author of the work of due jobs, which no person calls. */
export const schedulerAuthor = (): Author => ({ by: 'scheduler', call: 'runSchedule' })
