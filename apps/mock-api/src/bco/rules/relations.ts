import { COMPANY_NAME_MAX_LENGTH, EMAIL_MAX_LENGTH, ROLES, type Role, rules } from '@portal/schemas'
import { readIban } from '../../outside/iban.ts'
import { readVat } from '../../outside/vat.ts'
import { PROTECTED } from '../../world/protection.ts'
import type { Row } from '../generic/row.ts'
import type { CallContext } from '../handler.ts'
import { addressFault, isPhone } from './address.ts'
import { type ClassRules, must } from './rule.ts'

const textIn = (row: Row, field: string): string => {
  const value = row[field]
  return typeof value === 'string' ? value.trim() : ''
}

const NO_ADDRESS = 'Email: is not an address'
const TAKEN = 'Email: is in use'

const ADMINISTRATORS: readonly Role[] = ['EntityManager', 'Operator', 'SuperAdmin']
const isAdministrator = ({ caller }: CallContext): boolean =>
  caller.roles.some((role) => ADMINISTRATORS.includes(role))

const isNetwork = ({ caller }: CallContext): boolean =>
  caller.roles.some((role) => role === 'Operator' || role === 'SuperAdmin')

const parentIdOf = (row: Row | undefined): string | undefined =>
  (row?.ParentRelation as { readonly Id: string } | undefined)?.Id

/**
 * Companies form a tree without cycles (S8). A new one needs a parent that its creator can see, unless the creator has
 * a network role.
 */
export const relationRules: ClassRules = {
  defaults: () => ({ IsCompany: 1 }),
  created: 'NEWRELATION',
  check: (next, previous, context) => {
    const view = context.world.as(context.caller)
    const name = textIn(next, 'Description')
    must(name.length <= COMPANY_NAME_MAX_LENGTH, 'RelNameTooLong')
    must(textIn(next, 'Email').length <= EMAIL_MAX_LENGTH, 'EmailTooLong')
    must(name !== '', 'RELCREUPFAIL', 'Description: is empty')
    if (next.BankAccount !== undefined && textIn(next, 'BankAccount') !== '')
      must(readIban(textIn(next, 'BankAccount')) !== undefined, 'IBANINVALID')
    const isNew = (field: string) => next[field] !== previous?.[field] && textIn(next, field) !== ''
    const isEmail = !isNew('Email') || rules.email('wrong')(textIn(next, 'Email')) === undefined
    must(isEmail, 'Error', NO_ADDRESS)
    const { everyone } = context.world
    const isTaken = isNew('Email') && everyone.hasEmail('relation', textIn(next, 'Email'), next.Id)
    must(!isTaken, 'EMAILUNAVAILABLE', TAKEN)
    must(isPhone(next.Telephone, previous?.Telephone), 'RELCREUPFAIL', 'Telephone: is not a phone number')
    const isVat = !isNew('VatNumber') || readVat(textIn(next, 'VatNumber')) !== undefined
    must(isVat, 'RELCREUPFAIL', 'VatNumber: is not valid')
    const fault = addressFault(next, previous)
    must(fault === undefined, 'INVADDRESS', fault)
    const parent = parentIdOf(next)
    if (!previous) {
      must(isAdministrator(context), 'Unauthorized', 'Only administrators of a group can create relations.')
      must(isNetwork(context) || parent !== undefined, 'NOPARENTRELATION')
    }
    const parentRecord = parent === undefined ? undefined : view.one('relation', parent)
    const isCut = parent === undefined && parentIdOf(previous) !== undefined
    must(!isCut || isNetwork(context), 'NOPARENTRELATION')
    // Only a new parent is checked, because an unchanged one may be out of scope.
    if (parentRecord && parent !== parentIdOf(previous)) {
      const own = view.one('relation', next.Id)
      must(
        !own || !view.tree(own).has(parentRecord.Id),
        'RELCREUPFAIL',
        'ParentRelation: is below this relation',
      )
      return { ...next, ParentRelation: { Id: parentRecord.Id, Description: parentRecord.Description } }
    }
    return next
  },
  // Relations below a visible one are in scope; network roles see all.
  isOwnScope: (next, { world, caller }) => {
    const parent = parentIdOf(next)
    return parent !== undefined && world.as(caller).one('relation', parent) !== undefined
  },
}

/** Rank of a role. A role may assign roles up to its own rank. */
export const rankOf = (role: unknown): number => ROLES.findIndex((each) => each === role)

/** Drivers may edit only their own record, and nobody may change their own role (S8). */
export const relationContactRules: ClassRules = {
  defaults: (changes, { caller, world }) => {
    const relation =
      caller.relationId === undefined ? undefined : world.as(caller).one('relation', caller.relationId)
    return {
      Description: changes.Name,
      Role: 'User',
      ...(relation && {
        Relation: { Id: relation.Id, Description: relation.Description, IsCompany: relation.IsCompany },
      }),
    }
  },
  check: (next, previous, { caller, world }) => {
    const view = world.as(caller)
    const highest = Math.max(...caller.roles.map(rankOf))
    const isSelf = next.Id === caller.contactId
    const email = textIn(next, 'Email')
    must(isSelf || highest > 0, 'Unauthorized', 'Drivers can change only themselves.')
    must(email.length <= EMAIL_MAX_LENGTH, 'EmailTooLong')
    must(textIn(next, 'Name') !== '', 'RCCREUPFAIL', 'Name: is empty')
    must(rules.email('invalid')(email) === undefined, 'Error', NO_ADDRESS)
    must(isPhone(next.Telephone, previous?.Telephone), 'RCCREUPFAIL', 'Telephone: is not a phone number')
    const fault = addressFault(next, previous)
    must(fault === undefined, 'INVADDRESS', fault)
    must(previous === undefined || !view.isHidden(previous.Id), 'Unauthorized', PROTECTED)
    const isTaken = email !== previous?.Email && world.everyone.hasEmail('relationcontact', email, next.Id)
    must(!isTaken, 'EMAILUNAVAILABLE', TAKEN)
    if (next.Role !== (previous?.Role ?? 'User')) {
      must(!isSelf, 'ROLEREMOVEFAILED', 'Role: your own role cannot be changed')
      must(rankOf(previous?.Role) <= highest, 'ROLEREMOVEFAILED')
      must(rankOf(next.Role) <= highest, 'ROLEASSIGNFAILED')
    }
    const link = next.Relation as { readonly Id: string } | undefined
    const relation = link === undefined ? undefined : view.one('relation', link.Id)
    must(relation !== undefined, 'RELORRCNOTFOUND')
    if (!relation) return next
    const { Id, Description, IsCompany } = relation
    // Keep the description in sync with the name, unless it was edited.
    const isByName = previous !== undefined && previous.Description === previous.Name
    const isNamed = isByName && next.Description === previous.Description && next.Name !== previous.Name
    return {
      ...next,
      ...(isNamed && { Description: next.Name }),
      Relation: { Id, Description, IsCompany },
    }
  },
}
