import type { Relation } from '@portal/schemas'
import { rules } from '@portal/schemas'
import { PROTECTED } from '../world/protection.ts'
import { BcoError, type Handler } from './handler.ts'

const isEmail = rules.email('email')

/** Turns a contact into a relation (S7). The order of the checks decides which error code is returned. */
export const postContactIntoRelation: Handler<'postContactIntoRelation'> = ({ params, body }, context) => {
  const { caller, world, now } = context
  const view = world.as(caller)
  const contact = view.one('relationcontact', params.id)
  if (!contact) throw new BcoError(view.one('relation', params.id) ? 'CONVERTONLYRC' : 'RCNOTFOUND')
  if (view.isHidden(contact.Id)) throw new BcoError('Unauthorized', PROTECTED)
  const parent = view.one('relation', body.parentid ?? contact.Relation.Id)
  if (!parent) throw new BcoError('NOPARENTRELATION')
  if (isEmail(contact.Email) !== undefined) throw new BcoError('INVALIDEMTOREL')
  if (contact.LastLogin === undefined) throw new BcoError('NOPORTAL')
  if (contact.Id === caller.contactId || contact.Relation.IsCompany === 0)
    throw new BcoError('RELCONVERTFAILURE')
  const address = contact.Email.toLowerCase()
  if (view.all('relation').some(({ Email }) => Email?.toLowerCase() === address))
    throw new BcoError('INVALIDEMTOREL', 'Email: is used by another relation')

  const at = new Date(now).toISOString()
  const { Street, HouseNumber, PostalCode, City, Country, Telephone } = contact
  const filled = Object.fromEntries(
    Object.entries({ Street, HouseNumber, PostalCode, City, Country, Telephone }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  const relation: Relation = world.write(
    'relation',
    {
      Id: world.newId('relation'),
      Description: contact.Name,
      Version: 1,
      CreatedOn: at,
      ModifiedOn: at,
      IsCompany: body.iscompany === '1' ? 1 : 0,
      ...filled,
      Email: contact.Email,
      ParentRelation: { Id: parent.Id, Description: parent.Description },
    },
    now,
  )
  const { Id, Description, IsCompany } = relation
  world.write('relationcontact', { ...contact, Relation: { Id, Description, IsCompany } }, now)
  context.report?.('NEWRELATION')
  return relation
}
