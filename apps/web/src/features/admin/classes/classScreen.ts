import { ROLES, STATUS_STEPS } from '@portal/schemas'
import type { ClassName, MetaField } from '@portal/schemas/contract'
import { Boxes } from 'lucide-react'
import { isWritable } from '../../../components/records/formFields.ts'
import type { RecordScreen } from '../../../components/records/recordScreen.ts'
import { emailFaults, isUnprotected, stepsOf } from '../../../components/records/recordScreen.ts'
import { paths } from '../../../data/paths.ts'
import { ENTITIES, routesOf } from './classes.ts'

/** So many columns are shown of a class. */
const COLUMNS = 6
/** What a form has a control for. */
const EDITABLE: readonly MetaField['Type'][] = ['string', 'number', 'integer', 'boolean', 'enum', 'date-time']

const isPlain = ({ Type }: MetaField): boolean => Type !== 'array' && Type !== 'object'

/** The names that people look for first, before the others in the order of the class. */
const FIRST = ['Description', 'Status', 'State']

const columnsOf = (meta: readonly MetaField[]): RecordScreen['columns'] => {
  const shown = meta.filter((field) => isPlain(field) && !field.IsSensitive && field.Name !== 'Id')
  const rank = ({ Name }: MetaField) => (FIRST.includes(Name) ? FIRST.indexOf(Name) : FIRST.length)
  return [
    { field: 'Id', phone: 'title' },
    ...[...shown]
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, COLUMNS - 1)
      .map(({ Name }, index) => ({
        field: Name,
        ...(index < 2 && { phone: 'detail' as const }),
        ...(index >= 3 && { priority: 4 as const }),
      })),
  ]
}

const STEPS: { readonly [C in ClassName]?: Parameters<typeof stepsOf>[0] } = STATUS_STEPS

/** Values that a field of a class may change to. No one changes their own role. */
const choicesOf = (name: ClassName, contactId: string | undefined): RecordScreen['choices'] => {
  const steps = STEPS[name]
  if (steps) return { Status: stepsOf(steps) }
  return name === 'relationcontact' ? { Role: ({ Id }) => (Id === contactId ? [] : ROLES) } : undefined
}

/**
 * A screen of any class, made of what `meta` says of its fields: the first of them as columns, all that may be written in
 * the form of the person with `contactId`.
 */
export const classScreen = (
  name: ClassName,
  meta: readonly MetaField[],
  contactId?: string,
): RecordScreen => {
  const routes = routesOf(name)
  const editable = meta
    .filter((field) => EDITABLE.includes(field.Type) && isWritable(field))
    .map(({ Name }) => Name)
    .filter((field) => field !== 'Version')
  const choices = choicesOf(name, contactId)
  return {
    routes,
    title: 'shell.adminClasses',
    icon: Boxes,
    list: paths.adminClass(name),
    among: { name: ENTITIES[name], href: paths.adminClasses() },
    path: (id) => paths.adminClassRecord(id).replace(':name', name),
    titleField: 'Id',
    columns: columnsOf(meta),
    sort: 'Id',
    missing: 'UNKNOWNREQUEST',
    ...(routes.createupdate && { editable, faults: emailFaults }),
    ...(choices && { choices }),
    ...(name === 'relationcontact' && { isEditable: isUnprotected }),
  }
}
