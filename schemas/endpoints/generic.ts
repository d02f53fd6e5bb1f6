import { CLASSES, type ClassName, classEntry, type EntityOf } from '../classes.ts'
import type { Endpoint } from './endpoint.ts'
import { brokenLinks, queryOf, recordBody } from './genericSchemas.ts'
import { debugQuery, oneQuery, readIdParams } from './shared.ts'

/**
 * Returns the four generic calls of a class (S7): `genericCalls('token', 'Token').filtered`. A function instead of
 * four constants per class, so the portal bundles only the classes that it uses.
 */
export const genericCalls = <C extends ClassName>(name: C, entity: EntityOf<C>) =>
  ({
    filtered: {
      id: `filtered${entity}`,
      method: 'GET',
      path: `/v3.1/${name}/BCO/filtered`,
      envelope: 'table',
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
      id: `one${entity}`,
      method: 'GET',
      path: `/v3.1/${name}/BCO/one/{id}`,
      envelope: 'result',
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
      id: `meta${entity}`,
      method: 'GET',
      path: `/v3.1/${name}/BCO/meta`,
      envelope: 'result',
      answers: 'list',
      summary: `Returns the fields of the class ${name}: types, categories and operators`,
      origin: 'spec',
      roles: CLASSES[name].readers,
      scope: 'public',
      data: { type: 'array', items: { $ref: 'MetaField#' } },
      errors: [],
    },
    createupdate: {
      id: `createupdate${entity}`,
      method: 'POST',
      path: `/v3.1/${name}/BCO/createupdate`,
      envelope: 'result',
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
  }) as const satisfies Readonly<Record<string, Endpoint>>

export type GenericCalls<C extends ClassName> = ReturnType<typeof genericCalls<C>>
