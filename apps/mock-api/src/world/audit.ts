import { isDeepStrictEqual } from 'node:util'
import {
  AUDIT_VALUE_MAX_LENGTH,
  type AuditChange,
  type AuditEntry,
  type ClassName,
  classEntry,
} from '@portal/schemas/contract'
import type { Turn } from './chargerOrders.ts'
import { masked } from './protection.ts'
import { ownerOf, type Store } from './store.ts'

export interface Author {
  readonly by: string
  readonly viewedAs?: string | undefined
  readonly call: string
}

/** Change of a record by a request. `before` is undefined for a new record, `after` for a removed one. */
export interface Edit {
  readonly className: AuditEntry['Class']
  readonly id: string
  readonly before: object | undefined
  readonly after: object | undefined
  /** Set for a command, which changes no field. */
  readonly isCommand?: boolean
  /** Time of the edit, if it happens after the call; defaults to the time of the call. */
  readonly at?: number | undefined
}

const MOST_CHANGES = 200
const MAX_LINE = 255

/** Fields that the server sets, so their changes are not logged. */
const COUNTED: readonly string[] = ['Id', 'Version', 'CreatedOn', 'ModifiedOn']

/** Names of secret or private fields at any depth, in addition to the sensitive fields of a class. */
const SECRETS = /password|secret|token$|authorizationkey|^email$|^phone$/i

/** Cuts a text to `most` code points, the unit in which JSON Schema counts the length that the contract allows. */
const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('Description' in value)

/** Returns values by path. Nested objects are flattened, links and lists are not. */
const flat = (record: object | undefined, prefix = ''): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(record ?? {}).flatMap(([name, value]): (readonly [string, unknown])[] => {
      if (prefix === '' && COUNTED.includes(name)) return []
      return isNested(value) ? [...flat(value, `${prefix}${name}.`)] : [[`${prefix}${name}`, value]]
    }),
  )

const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'object' && 'Description' in value) return textOf(value.Description)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return cut(text, AUDIT_VALUE_MAX_LENGTH)
}

const isSecret = (className: ClassName, path: string): boolean => {
  const [field = '', ...inner] = path.split('.')
  return (classEntry(className).sensitive ?? []).includes(field) || SECRETS.test(inner.at(-1) ?? field)
}

/** Returns the changed fields. Data of protected people is hidden as in every other response to operators. */
const changesOf = ({ className, before, after }: Edit, store: Store): AuditChange[] => {
  const [was, is] = [flat(before), flat(after)]
  const seen = (record: object | undefined) => flat(record && masked(className, record, store))
  const [maskedBefore, maskedAfter] = [seen(before), seen(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => !isDeepStrictEqual(was.get(path), is.get(path)))
    .slice(0, MOST_CHANGES)
    .map((path) => {
      const isMasked = maskedBefore.get(path) !== was.get(path) || maskedAfter.get(path) !== is.get(path)
      const Field = cut(path, MAX_LINE)
      if (isMasked || isSecret(className, path)) return { Field, IsHidden: true }
      const [Before, After] = [textOf(was.get(path)), textOf(is.get(path))]
      return { Field, ...(Before !== undefined && { Before }), ...(After !== undefined && { After }) }
    })
}

const actionOf = ({ before, after, isCommand }: Edit): AuditEntry['Action'] => {
  if (isCommand) return 'COMMANDED'
  if (!before) return 'CREATED'
  return after ? 'CHANGED' : 'REMOVED'
}

/** Field that names the bulk command of a message. */
export const BULK_COMMAND_FIELD = 'BulkCommand'

/** Returns the turn that an entry records, or undefined if its message is not part of a bulk command. */
export const turnOf = ({ At, Changes }: AuditEntry): Turn | undefined => {
  const command = Changes.find(({ Field }) => Field === BULK_COMMAND_FIELD)?.After
  return command === undefined ? undefined : { command, sentAt: Date.parse(At) }
}

/** Returns the trail entry for an edit, or undefined if the edit changed nothing. */
export const entryOf = (
  edit: Edit,
  { by, viewedAs, call }: Author,
  now: number,
  store: Store,
): Omit<AuditEntry, 'Id'> | undefined => {
  const { className, id, before, after } = edit
  const record = after ?? before
  if (!record) return undefined
  const Changes = after ? changesOf(edit, store) : []
  if (before && after && !edit.isCommand && Changes.length === 0) return undefined
  const RelationId = ownerOf(className, record)
  const at = new Date(edit.at ?? now).toISOString()
  const { Description = '' } = masked(className, record, store) as { readonly Description?: unknown }
  return {
    Description: cut(String(Description), MAX_LINE),
    Version: 1,
    CreatedOn: at,
    ModifiedOn: at,
    At: at,
    By: cut(by, MAX_LINE),
    ...(viewedAs !== undefined && { ViewedAs: cut(viewedAs, MAX_LINE) }),
    Action: actionOf(edit),
    Class: className,
    RecordId: id,
    ...(RelationId !== undefined && { RelationId }),
    Call: call,
    Changes,
  }
}
