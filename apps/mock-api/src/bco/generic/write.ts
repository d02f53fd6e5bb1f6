import { isDeepStrictEqual } from 'node:util'
import { lazily } from '@portal/fixtures'
import { type ClassName, classEntry, entitySchemas } from '@portal/schemas/contract'
import type { Records, ClassName as StoredClass } from '../../world/store.ts'
import { BcoError, type CallContext, ConflictError } from '../handler.ts'
import { checkPeriods, checkUnique } from '../rules/everyClass.ts'
import { must } from '../rules/rule.ts'
import { RULES } from '../rules/rules.ts'
import { checkNamedInside } from './namedInside.ts'
import type { Row } from './row.ts'
import { isLive, presentRows, rowOf } from './rows.ts'

type Fields = Readonly<Record<string, unknown>>

const RECORD_READ_ONLY = ['CreatedOn', 'ModifiedOn']

/** Returns the fields that the write may change. Read-only and immutable fields may be sent back unchanged. */
const writable = (
  name: ClassName,
  body: Fields,
  previous: Row | undefined,
  { world, caller, now: time }: CallContext,
): Fields => {
  const { readOnly = [], immutable = [] } = classEntry(name)
  const now = lazily({ row: () => previous && presentRows(world.as(caller), name, [previous], time)[0] })
  const isAsBefore = (field: string, value: unknown) => isDeepStrictEqual(now.row?.[field] ?? null, value)
  const fields = Object.entries(body).filter(([field, value]) => {
    if (previous && immutable.includes(field))
      must(isAsBefore(field, value), 'Error', `${field}: cannot change`)
    if (!RECORD_READ_ONLY.includes(field) && !readOnly.includes(field)) return true
    must(isAsBefore(field, value), 'Error', `${field}: is set by the server`)
    return false
  })
  return Object.fromEntries(fields)
}

/** Applies changes to a record; `null` deletes a field. */
const withChanges = (base: Fields, changes: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...base, ...changes }).filter(([, value]) => value !== null))

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'Id' in value ? String(value.Id) : undefined
}

/** Normalizes times to UTC with milliseconds, the format of all responses. */
const withTimes = (name: ClassName, changes: Fields): Fields => {
  const properties: Readonly<Record<string, object>> = entitySchemas[classEntry(name).entity].properties
  const isTime = (field: string) => Reflect.get(properties[field] ?? {}, 'format') === 'date-time'
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      isTime(field) && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  )
}

/**
 * Links must refer to records that the caller can see or that `mayName` of the class allows. Existing links may stay.
 */
const checkLinks = (name: ClassName, next: Fields, previous: Row | undefined, context: CallContext): void => {
  const view = context.world.as(context.caller)
  for (const { field, to, unknown } of Object.values(classEntry(name).links ?? {})) {
    const id = idOf(next[field])
    if (id === undefined || id === idOf(previous?.[field])) continue
    if (name !== 'chargesession' && RULES[name]?.mayName?.(field, id, context)) continue
    if (!rowOf(view, to as ClassName, id, context.now))
      throw new BcoError(unknown ?? classEntry(to as ClassName).unknown, `${field}: '${id}' does not exist`)
  }
}

const checkRequired = (name: ClassName, next: Fields): void => {
  const { required } = entitySchemas[classEntry(name).entity] as { readonly required: readonly string[] }
  const { readOnly = [] } = classEntry(name)
  const live = isLive(name) ? readOnly : []
  const missing = required.find((field) => next[field] === undefined && !live.includes(field))
  if (missing !== undefined) throw new BcoError('Error', `${missing}: is missing`)
}

/** Returns the record to update, or undefined for a new one. Throws if the record is missing or its version differs. */
const previousOf = (name: ClassName, body: Fields, { caller, world, now }: CallContext): Row | undefined => {
  const { Id, Version } = body
  if (Id === undefined) {
    if (Version !== undefined) throw new BcoError('Error', 'Version: must be absent for a new record')
    return undefined
  }
  const view = world.as(caller)
  const previous = rowOf(view.unmasked(), name, String(Id), now)
  if (!previous) throw new BcoError(classEntry(name).unknown)
  if (Version === undefined) throw new BcoError('Error', 'Version: is missing')
  if (Version !== previous.Version) {
    const [current = previous] = presentRows(view, name, [previous], now)
    throw new ConflictError(current, name === 'chargeplacement' ? 'PLACCONFLICT' : 'Error')
  }
  return previous
}

/** Creates a record, or updates the one with this `Id` and `Version` (S7). Atomic. */
export const writeRecord = (name: StoredClass, body: Fields, context: CallContext): Row => {
  const { caller, world, now } = context
  const previous = previousOf(name, body, context)
  const changes = withTimes(name, writable(name, body, previous, context))
  const at = new Date(now).toISOString()
  const rules = RULES[name]
  const isOwned = classEntry(name).owner === 'RelationId'
  const base: Fields = previous ?? {
    Id: world.newId(name),
    Description: '',
    Version: 1,
    CreatedOn: at,
    ModifiedOn: at,
    ...(isOwned && caller.relationId !== undefined && { RelationId: caller.relationId }),
    ...rules?.defaults?.(withChanges({}, changes), context),
  }
  const merged = withChanges(base, changes) as Row
  checkLinks(name, merged, previous, context)
  checkNamedInside(name, merged, previous, context)
  const next = rules?.check?.(merged, previous, context) ?? merged
  checkRequired(name, next)
  checkUnique(name, next, previous, context)
  checkPeriods(next, previous)
  if (!world.as(caller).sees(name, next) && !(rules?.isOwnScope?.(next, context) ?? false))
    throw new BcoError('Unauthorized', 'The record would belong to a relation that this caller cannot see.')
  const record = next as unknown as Records[StoredClass]
  const written = world.write(name, record, now, previous) as unknown as Row
  rules?.written?.(written, previous, context)
  if (!previous && rules?.created) context.report?.(rules.created)
  const [present = written] = presentRows(world.as(caller), name, [written], now)
  return present
}
