import { ROLES, STATUS_STEPS } from '@portal/schemas'
import type { ClassName, MetaField } from '@portal/schemas/contract'
import { Boxes } from 'lucide-react'
import { isWritable } from '../../../components/records/formFields.ts'
import type { RecordScreen } from '../../../components/records/recordScreen.ts'
import { emailFaults, isUnprotected, stepsOf } from '../../../components/records/recordScreen.ts'
import { ENTITIES, routesOf } from '../../../data/classes.ts'
import { paths } from '../../../data/paths.ts'

const COLUMNS = 6
const isPlain = ({ Type }: MetaField): boolean => Type !== 'array' && Type !== 'object'

/** Fields shown right after the id; the others follow in the order of the `meta`. */
const FIRST = ['Description', 'Status', 'State']

const columnsOf = (meta: readonly MetaField[]): RecordScreen['columns'] => {
  const listed = meta.filter((field) => isPlain(field) && !field.IsSensitive && field.Name !== 'Id')
  const rank = ({ Name }: MetaField) => (FIRST.includes(Name) ? FIRST.indexOf(Name) : FIRST.length)
  return [
    { field: 'Id', phone: 'title' },
    ...[...listed]
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, COLUMNS - 1)
      .map(({ Name }, index) => ({
        field: Name,
        ...(index < 2 && { phone: 'detail' as const }),
        ...(index >= 3 && { priority: 4 as const }),
      })),
  ]
}

/** Classes whose records only the server creates. */
const NOT_CREATED: readonly ClassName[] = [
  'audit',
  'backlog',
  'cdr',
  'chargesession',
  'errorlog',
  'protecteduser',
]

const STEPS: { readonly [C in ClassName]?: Parameters<typeof stepsOf>[0] } = STATUS_STEPS

/** Returns the choices for the fields of a class. Users cannot change their own role. */
const choicesOf = (name: ClassName, contactId: string | undefined): RecordScreen['choices'] => {
  const steps = STEPS[name]
  if (steps) return { Status: stepsOf(steps) }
  return name === 'relationcontact' ? { Role: ({ Id }) => (Id === contactId ? [] : ROLES) } : undefined
}

/**
 * Builds the screen of a class from its `meta`. The first plain fields become columns, and all writable fields are
 * editable. `contactId` is the contact of the signed-in user.
 */
export const classScreen = (
  name: ClassName,
  meta: readonly MetaField[],
  contactId?: string,
): RecordScreen => {
  const routes = routesOf(name)
  const editable = meta
    .filter(isWritable)
    .map(({ Name }) => Name)
    .filter((field) => field !== 'Version')
  const fields = meta
    .filter(({ Name, IsReadOnly }) => IsReadOnly !== true && Name !== 'Version')
    .map(({ Name }) => Name)
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
    ...(routes.createupdate && editable.length > 0 && { editable, faults: emailFaults }),
    ...(routes.createupdate &&
      !NOT_CREATED.includes(name) && {
        // The server fills in some required fields, so the form requires none.
        creates: { at: paths.adminClassNew(name), label: 'admin.classes.new', fields, optional: fields },
      }),
    ...(choices && { choices }),
    ...(name === 'relationcontact' && { isEditable: isUnprotected }),
  }
}
