import { type ClassName, classEntry } from '../classes.ts'
import { type Entities, entitySchemas } from '../entities/all.ts'
import { tariffIdSchema } from '../entities/chargeplacement.ts'
import type { ErrorCode } from '../errors.ts'
import type { RecordBody } from './endpoint.ts'
import { queryOfTypes } from './shared.ts'

const long = { type: 'string', maxLength: 1_000 } as const
/** Texts whose limits result in an error code, such as RelNameTooLong, instead of a 400. */
const LONGER: { readonly [N in keyof Entities]?: object } = {
  Relation: { Description: long, Email: long },
  RelationContact: { Email: long },
}

const { PlugCharge, GuestCharge } = entitySchemas.ChargePlacement.properties
const withTariffId = <S extends { readonly properties: object }>(schema: S) => ({
  ...schema,
  properties: { ...schema.properties, tariffid: tariffIdSchema },
})
/** Fields whose format differs between writes and reads. */
const WRITTEN: { readonly [N in keyof Entities]?: object } = {
  ChargePlacement: { PlugCharge: withTariffId(PlugCharge), GuestCharge: withTariffId(GuestCharge) },
}

const withNull = (schema: object) =>
  'enum' in schema && Array.isArray(schema.enum)
    ? { ...schema, enum: [...schema.enum, null], ...('type' in schema && { nullable: true }) }
    : { ...schema, nullable: true }

/**
 * Returns the body schema of a write: any field of the record, or `null` to clear an optional one. Required fields are
 * checked after the merge with the stored record.
 */
export const recordBody = <N extends keyof Entities>(entity: N): RecordBody<N> => {
  const { properties, required }: { readonly properties: object; readonly required: readonly string[] } =
    entitySchemas[entity]
  const written = Object.entries<object>({ ...properties, ...LONGER[entity], ...WRITTEN[entity] })
  return {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      written.map(([field, schema]) => [field, required.includes(field) ? schema : withNull(schema)]),
    ),
  } as unknown as RecordBody<N>
}

/** Returns the query schema of `filtered`, where `type` is the name of the entity or a kind of its records. */
export const queryOf = (name: ClassName) => {
  const { entity, kind } = classEntry(name)
  const properties: Readonly<Record<string, unknown>> = entitySchemas[entity].properties
  const field = kind === undefined ? undefined : (properties[kind] as { enum?: readonly string[] })
  return queryOfTypes([entity, ...(field?.enum ?? [])])
}

/** Returns the error codes of a write with a link whose target does not exist or is out of scope. */
export const brokenLinks = (name: ClassName): readonly ErrorCode[] =>
  Object.values(classEntry(name).links ?? {}).map(
    ({ to, unknown }) => unknown ?? classEntry(to as ClassName).unknown,
  )
