import { readFiltered } from './generic/read.ts'
import { BcoError, ConflictError, type Handler } from './handler.ts'
import { rankOf } from './rules/relations.ts'

export const listRelationContacts: Handler<'listRelationContacts'> = ({ query }, context) =>
  readFiltered('relationcontact', query, context) as unknown as ReturnType<Handler<'listRelationContacts'>>

/** Removes a person. Their cards remain without a user, and their account loses its access. */
export const removeRelationContact: Handler<'removeRelationContact'> = (
  { params, query },
  { caller, world, now },
) => {
  const view = world.as(caller)
  const contact = view.unmasked().one('relationcontact', params.id)
  if (!contact) throw new BcoError('RCNOTFOUND')
  if (view.isHidden(contact.Id)) throw new BcoError('Unauthorized')
  if (contact.Id === caller.contactId)
    throw new BcoError('RCCREUPFAIL', 'You cannot remove your own account.')
  if (rankOf(contact.Role) > Math.max(...caller.roles.map(rankOf))) throw new BcoError('ROLEREMOVEFAILED')
  if (contact.Version !== query.version) throw new ConflictError(contact)
  for (const card of view.unmasked().all('token')) {
    const { RelationContactId, ...rest } = card
    if (RelationContactId === contact.Id) world.write('token', { ...rest, IsUserMissing: true }, now)
  }
  world.remove('relationcontact', contact.Id)
  for (const { Id, RelationContactId } of view.unmasked().all('protecteduser'))
    if (RelationContactId === contact.Id) world.remove('protecteduser', Id)
  return contact
}
