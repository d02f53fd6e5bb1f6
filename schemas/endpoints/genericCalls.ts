import type { ClassName, EntityOf } from '../classes.ts'
import type { Route } from './endpoint.ts'

/**
 * Returns the four generic calls of a class (S7): `genericCalls('token', 'Token').filtered`. Imports only types,
 * because the portal would bundle the classes and all entities with it.
 */
export const genericCalls = <C extends ClassName>(name: C, entity: EntityOf<C>) =>
  ({
    filtered: {
      id: `filtered${entity}`,
      method: 'GET',
      path: `/v3.1/${name}/BCO/filtered`,
      envelope: 'table',
    },
    one: {
      id: `one${entity}`,
      method: 'GET',
      path: `/v3.1/${name}/BCO/one/{id}`,
      envelope: 'result',
    },
    meta: {
      id: `meta${entity}`,
      method: 'GET',
      path: `/v3.1/${name}/BCO/meta`,
      envelope: 'result',
      answers: 'list',
    },
    createupdate: {
      id: `createupdate${entity}`,
      method: 'POST',
      path: `/v3.1/${name}/BCO/createupdate`,
      envelope: 'result',
    },
  }) as const satisfies Readonly<Record<string, Route>>
