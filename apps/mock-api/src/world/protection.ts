import { isProtected, maskedEmail, maskedName, type World } from '@portal/fixtures'
import type { RelationContact } from '@portal/schemas'
import type { ClassName, Email, Request } from '@portal/schemas/contract'

/**
 * People whom operators see only after giving a reason. Records identify them by id, e-mails by address, and requests
 * also by name.
 */
export interface Protection {
  readonly ids: ReadonlySet<string>
  readonly addresses: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

export const protectionOf = ({ contacts }: World): Protection => {
  const people = contacts.filter(isProtected)
  return {
    ids: new Set(people.map(({ Id }) => Id)),
    addresses: new Set(people.map(({ Email }) => Email)),
    names: new Set(people.map(({ Name }) => Name)),
  }
}

export const PROTECTED = 'The person is protected: only their own company can change them.'

/** Removes identity and contact details. Keeps the relation and the permissions. */
const maskContact = (contact: RelationContact, { ids }: Protection): RelationContact => {
  if (!ids.has(contact.Id)) return contact
  const { Telephone: _phone, Street: _street, HouseNumber: _number, ...rest } = contact
  return {
    ...rest,
    Name: maskedName(contact.Name),
    Description: maskedName(contact.Description),
    Email: maskedEmail(contact.Email),
    IsProtected: true,
  }
}

/**
 * Masks a protected requester, even after the request was assigned to another contact, and protected authors of
 * messages.
 */
const maskRequest = (request: Request, { ids, names }: Protection): Request => {
  const { phone: _phone, ...draft } = request.Draft
  const { contactName = '', email } = draft
  const isTheirs = ids.has(request.RelationContactId ?? '') || names.has(contactName)
  const isNamed = (name: string) => names.has(name) || (isTheirs && name === contactName)
  if (!isTheirs && !request.Messages.some(({ By }) => isNamed(By))) return request
  return {
    ...request,
    Draft: isTheirs
      ? {
          ...draft,
          ...(contactName !== '' && { contactName: maskedName(contactName) }),
          ...(email !== undefined && { email: maskedEmail(email) }),
        }
      : request.Draft,
    Messages: request.Messages.map((message) =>
      isNamed(message.By) ? { ...message, By: maskedName(message.By) } : message,
    ),
  }
}

const maskMail = (mail: Email, { addresses }: Protection): Email =>
  addresses.has(mail.Recipient) ? { ...mail, Recipient: maskedEmail(mail.Recipient) } : mail

type Mask = (record: never, protection: Protection) => object

const MASKS: { readonly [C in ClassName]?: Mask } = {
  relationcontact: maskContact,
  request: maskRequest,
  email: maskMail,
}

/**
 * Returns a record as operators see it, or the same object if it names no protected person. `store.protection` is read
 * only if needed, because a large world would have to create all people.
 */
export const masked = <T extends object>(
  className: ClassName,
  record: T,
  store: { readonly protection: Protection },
): T => {
  const mask = MASKS[className]
  return mask ? (mask(record as never, store.protection) as T) : record
}

/** Classes in which a search could reveal masked text. */
export type SearchedByPerson = 'relationcontact' | 'email'
export const isSearchedByPerson = (className: ClassName): className is SearchedByPerson =>
  className === 'relationcontact' || className === 'email'
