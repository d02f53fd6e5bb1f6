import { personas } from '@portal/fixtures'
import {
  COMPANY_NAME_MAX_LENGTH,
  type IntakePayload,
  type Relation,
  type RelationContact,
  type Role,
} from '@portal/schemas'
import { readIban } from '../outside/iban.ts'
import { readVat } from '../outside/vat.ts'
import { BcoError, type Handler } from './handler.ts'
import { addressFault, isPhone } from './rules/address.ts'
import { userInfoCode } from './user.ts'

/** Returns the address of an intake. Throws if it is incomplete or invalid. */
const addressOf = (payload: IntakePayload) => {
  const address = {
    Street: payload.street.trim(),
    HouseNumber: payload.housenumber.trim(),
    PostalCode: payload.postalcode.trim(),
    City: payload.city.trim(),
    Country: payload.country.trim().toUpperCase(),
  }
  if (addressFault(address) !== undefined) throw new BcoError('INVADDRESS')
  return address
}

/** Returns the bank account of an intake, or no fields if it is empty. Throws if the IBAN is invalid. */
const bankOf = ({ bankaccount }: IntakePayload): Pick<Relation, 'BankAccount' | 'Bic'> => {
  if (bankaccount.trim() === '') return {}
  const account = readIban(bankaccount)
  if (!account) throw new BcoError('IBANINVALID')
  return { BankAccount: account.iban, ...(account.bic !== undefined && { Bic: account.bic }) }
}

/** Returns the fields of a company. Throws if the VAT number is invalid. */
const companyOf = ({ vatnr, companytype }: IntakePayload): Pick<Relation, 'VatNumber' | 'CompanyType'> => {
  const VatNumber = readVat(vatnr)
  if (VatNumber === undefined) throw new BcoError('SETUPERROR')
  const CompanyType = companytype.trim()
  return { VatNumber, ...(CompanyType !== '' && { CompanyType }) }
}

/**
 * Intake (S3, S4): creates a relation and a contact in this mock session for an account whose user info fails with
 * SETUP. A private person becomes a driver; a person who sets up a company becomes its fleet manager. `debug=1` is
 * ignored.
 */
export const postSetup: Handler<'postSetup'> = ({ body }, { caller, world, now }) => {
  if (caller.contactId !== undefined) throw new BcoError('USEREXISTS')
  // Only an account with the code SETUP may continue, so that a locked account cannot unlock itself.
  const code = userInfoCode(caller.username)
  const persona = personas.find(({ username }) => username === caller.username)
  if (code !== 'SETUP' || !persona) throw new BcoError(code)

  if (world.everyone.hasEmail('relationcontact', persona.email)) throw new BcoError('EMAILUNAVAILABLE')

  const address = addressOf(body)
  const Description = body.name.trim()
  if (Description.length > COMPANY_NAME_MAX_LENGTH) throw new BcoError('RelNameTooLong')
  const bank = bankOf(body)
  const isCompany = body.iscompany === '1'
  if (Description === '') throw new BcoError('SETUPERROR')
  if (!isPhone(body.phone)) throw new BcoError('SETUPERROR')
  const company = isCompany ? companyOf(body) : {}

  const at = new Date(now).toISOString()
  const record = { Version: 1, CreatedOn: at, ModifiedOn: at }
  const telephone = { Telephone: body.phone.trim() }
  const relation: Relation = {
    ...record,
    Id: world.newId('relation'),
    Description,
    IsCompany: isCompany ? 1 : 0,
    ...company,
    ...address,
    ...telephone,
    Email: persona.email,
    ...bank,
  }
  const role: Role = isCompany ? 'FleetManager' : 'User'
  const contact: RelationContact = {
    ...record,
    Id: world.newId('relationcontact'),
    Description: persona.name,
    Name: persona.name,
    Email: persona.email,
    ...telephone,
    ...address,
    Role: role,
    Relation: { Id: relation.Id, Description, IsCompany: relation.IsCompany },
    LastLogin: at,
  }
  world.write('relation', relation, now)
  world.write('relationcontact', contact, now)
  world.setUpAccount(caller.username, { roles: [role], contactId: contact.Id, relationId: relation.Id })
  return ''
}
