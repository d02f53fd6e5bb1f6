import { personas } from '@portal/fixtures'
import type { UserInfo } from '@portal/schemas'
import { BcoError, type Handler } from './handler.ts'

/** Who is signed in; what an account without a contact gets instead is the code of its persona. */
export const getUserInfo: Handler<'getUserInfo'> = (_, { caller, world }) => {
  const persona = personas.find(({ username }) => username === caller.username)
  if (persona?.userInfo.answer === 'code') throw new BcoError(persona.userInfo.code)
  const contact =
    caller.contactId === undefined ? undefined : world.as(caller).one('relationcontact', caller.contactId)
  if (!contact) throw new BcoError('UNAUTHORIZED')

  const { Id, Name, Email, Telephone, Street, PostalCode, City } = contact
  const optional = { Telephone, Street, PostalCode, City }
  const known = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  const info: UserInfo = {
    role: [...caller.roles],
    Relation: contact.Relation,
    RelationContact: { Id, Name, Email, ...known },
  }
  return info
}
