import { CLASSES, type ClassName, classEntry, type EntityOf } from '../classes.ts'
import type { Endpoint } from './endpoint.ts'
import { genericCalls } from './genericCalls.ts'
import { brokenLinks, queryOf, recordBody } from './genericSchemas.ts'
import { debugQuery, oneQuery, readIdParams } from './shared.ts'

/** Returns the endpoints of the four generic calls of a class. */
export const genericEndpoints = <C extends ClassName>(name: C, entity: EntityOf<C>) => {
  const calls = genericCalls(name, entity)
  return {
    filtered: {
      ...calls.filtered,
      summary: `Returns a page of the records of the class ${name} that the caller can see`,
      origin: 'spec',
      roles: CLASSES[name].readers,
      scope: 'relation',
      query: queryOf(name),
      data: { type: 'array', items: { $ref: `${entity}#` } },
      errors: [
        'WRONGFILTER',
        'RELNOTFOUND',
        ...[classEntry(name).emptySearch].filter((code) => code !== undefined),
      ],
    },
    one: {
      ...calls.one,
      summary: `Returns a record of the class ${name}`,
      origin: 'spec',
      roles: CLASSES[name].readers,
      scope: 'relation',
      params: readIdParams,
      query: oneQuery,
      data: { $ref: `${entity}#` },
      errors: [CLASSES[name].unknown, 'WRONGFILTER'],
    },
    meta: {
      ...calls.meta,
      summary: `Returns the fields of the class ${name}: types, categories and operators`,
      origin: 'spec',
      roles: CLASSES[name].readers,
      scope: 'public',
      data: { type: 'array', items: { $ref: 'MetaField#' } },
      errors: [],
    },
    createupdate: {
      ...calls.createupdate,
      summary: `Creates a record of the class ${name} or, with Id and Version, changes one`,
      origin: 'spec',
      roles: CLASSES[name].writers,
      scope: 'relation',
      query: debugQuery,
      body: recordBody(entity),
      data: { $ref: `${entity}#` },
      errors: [
        ...new Set([CLASSES[name].unknown, ...(classEntry(name).refusals ?? []), ...brokenLinks(name)]),
      ],
    },
  } as const satisfies Readonly<Record<string, Endpoint>>
}

export type GenericEndpoints<C extends ClassName> = ReturnType<typeof genericEndpoints<C>>
