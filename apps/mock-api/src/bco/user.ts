import { personas } from '@portal/fixtures'
import type { ErrorCode, UserInfo } from '@portal/schemas'
import { BcoError, type Handler } from './handler.ts'

/** Returns the code with which user info fails for an account without a contact, according to its persona. */
export const userInfoCode = (username: string): ErrorCode => {
  const userInfo = personas.find((persona) => persona.username === username)?.userInfo
  return userInfo?.answer === 'code' ? userInfo.code : 'UNAUTHORIZED'
}

export const getUserInfo: Handler<'getUserInfo'> = (_, { caller, world }) => {
  const contact =
    caller.contactId === undefined ? undefined : world.as(caller).one('relationcontact', caller.contactId)
  if (!contact) throw new BcoError(userInfoCode(caller.username))

  const { Id, Name, Email, Telephone, Street, PostalCode, City } = contact
  const optional = { Telephone, Street, PostalCode, City }
  const filled = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  const info: UserInfo = {
    role: [...caller.roles],
    Relation: contact.Relation,
    RelationContact: { Id, Name, Email, ...filled },
  }
  return info
}
