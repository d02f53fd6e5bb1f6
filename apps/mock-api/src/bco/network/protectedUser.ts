import { BcoError, type Handler } from '../handler.ts'

/** Requires a reason that is not blank. The access is logged before the person's data is returned. */
export const accessProtectedUser: Handler<'accessProtectedUser'> = (
  { params, body },
  { world, caller, now },
) => {
  const view = world.as(caller)
  const user = view.one('protecteduser', params.id)
  const contact = user && view.unmasked().one('relationcontact', user.RelationContactId)
  if (!user || !contact) throw new BcoError('USERNOTFOUND')
  const Reason = body.reason.trim()
  if (Reason === '') throw new BcoError('Error', 'reason: is empty')
  const access = { At: new Date(now).toISOString(), By: caller.username, Reason }
  world.write('protecteduser', { ...user, Accesses: [...user.Accesses, access] }, now)
  return contact
}
