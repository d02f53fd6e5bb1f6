import { CLASSES, type ClassName, classEntry, type EntityOf } from '../classes.ts'
import { type Entities, entitySchemas } from '../entities/all.ts'
import { tariffIdSchema } from '../entities/chargeplacement.ts'
import type { ErrorCode } from '../errors.ts'
import type { Contract, RecordBody } from './endpoint.ts'
import { genericRoutes } from './genericRoutes.ts'
import { debugQuery, genericQuery, oneQuery, readIdParams } from './shared.ts'

const long = { type: 'string', maxLength: 1_000 } as const
/** Texts whose limits answer with a code, such as RelNameTooLong, and not with 400. */
const LONGER: { readonly [N in keyof Entities]?: object } = {
  Relation: { Description: long, Email: long },
  RelationContact: { Email: long },
}

const { PlugCharge, GuestCharge } = entitySchemas.ChargePlacement.properties
const withTariffId = <S extends { readonly properties: object }>(schema: S) => ({
  ...schema,
  properties: { ...schema.properties, tariffid: tariffIdSchema },
})
/** Fields that may be written in another shape than they are read in. */
const WRITTEN: { readonly [N in keyof Entities]?: object } = {
  ChargePlacement: { PlugCharge: withTariffId(PlugCharge), GuestCharge: withTariffId(GuestCharge) },
}

const withNull = (schema: object) =>
  'enum' in schema && Array.isArray(schema.enum)
    ? { ...schema, enum: [...schema.enum, null], ...('type' in schema && { nullable: true }) }
    : { ...schema, nullable: true }

/**
 * The body of a write: any field of the record, `null` to empty one that may be absent. Whether it is whole is checked once
 * it is merged with the stored record.
 */
const recordBody = <N extends keyof Entities>(entity: N): RecordBody<N> => {
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

/** What `type` may say: the class's own name, or a kind of its records. */
const typesOf = (name: ClassName): readonly string[] => {
  const { entity, kind } = classEntry(name)
  const properties: Readonly<Record<string, unknown>> = entitySchemas[entity].properties
  const field = kind === undefined ? undefined : (properties[kind] as { enum?: readonly string[] })
  return [entity, ...(field?.enum ?? [])]
}

/** The query of `filtered`, with the values of `type` that the class has. */
export const queryOf = (name: ClassName) =>
  ({
    ...genericQuery,
    properties: { ...genericQuery.properties, type: { type: 'string', enum: typesOf(name) } },
  }) as typeof genericQuery

const meta = { type: 'array', items: { $ref: 'MetaField#' } } as const

/** Codes of a write that names what does not exist, or is out of reach. */
const brokenLinks = (name: ClassName): readonly ErrorCode[] =>
  Object.values(classEntry(name).links ?? {}).map(
    ({ to, unknown }) => unknown ?? classEntry(to as ClassName).unknown,
  )

/** The contracts of the four generic calls of a class, by the names of the calls. */
export const genericCalls = <const C extends ClassName>(name: C) => {
  const { entity, readers, writers, unknown } = CLASSES[name]
  const { emptySearch, refusals = [] } = classEntry(name)
  const routes = genericRoutes(name, entity as EntityOf<C>)
  const data = { $ref: `${entity}#` as `${EntityOf<C>}#` }
  return {
    filtered: {
      route: routes.filtered,
      summary: `Records of the class ${name} that the caller may see, a page at a time`,
      origin: 'spec',
      roles: readers,
      scope: 'relation',
      query: queryOf(name),
      data: { type: 'array', items: data },
      errors: ['WRONGFILTER', 'RELNOTFOUND', ...(emptySearch === undefined ? [] : [emptySearch])],
    },
    one: {
      route: routes.one,
      summary: `One record of the class ${name}`,
      origin: 'spec',
      roles: readers,
      scope: 'relation',
      params: readIdParams,
      query: oneQuery,
      data,
      errors: [unknown, 'WRONGFILTER'],
    },
    meta: {
      route: routes.meta,
      summary: `The fields of the class ${name}: types, categories, operators`,
      origin: 'spec',
      roles: readers,
      scope: 'public',
      data: meta,
      errors: [],
    },
    createupdate: {
      route: routes.createupdate,
      summary: `Writes a record of the class ${name}: a new one, or with Id and Version another state of one`,
      origin: 'spec',
      roles: writers,
      scope: 'relation',
      query: debugQuery,
      body: recordBody(entity as EntityOf<C>),
      data,
      errors: [...new Set([unknown, ...refusals, ...brokenLinks(name)])],
    },
  } as const satisfies Readonly<Record<string, Contract>>
}

export type GenericContracts<C extends ClassName> = ReturnType<typeof genericCalls<C>>
