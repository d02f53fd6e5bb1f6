import type { ClassName, EntityOf } from '../classes.ts'

type GenericRoutesOf<C extends ClassName> = {
  readonly filtered: {
    readonly id: `filtered${EntityOf<C>}`
    readonly method: 'GET'
    readonly path: `/v3.1/${C}/BCO/filtered`
    readonly envelope: 'table'
  }
  readonly one: {
    readonly id: `one${EntityOf<C>}`
    readonly method: 'GET'
    readonly path: `/v3.1/${C}/BCO/one/{id}`
    readonly envelope: 'result'
  }
  readonly meta: {
    readonly id: `meta${EntityOf<C>}`
    readonly method: 'GET'
    readonly path: `/v3.1/${C}/BCO/meta`
    readonly envelope: 'result'
    readonly answers: 'list'
  }
  readonly createupdate: {
    readonly id: `createupdate${EntityOf<C>}`
    readonly method: 'POST'
    readonly path: `/v3.1/${C}/BCO/createupdate`
    readonly envelope: 'result'
  }
}

/**
 * The four generic calls of a class (S7): `genericRoutes('token', 'Token').filtered`. A function and not 108 constants,
 * so that the portal carries those that it uses.
 */
export const genericRoutes = <C extends ClassName>(name: C, entity: EntityOf<C>) =>
  ({
    filtered: {
      id: `filtered${entity}`,
      method: 'GET',
      path: `/v3.1/${name}/BCO/filtered`,
      envelope: 'table',
    },
    one: { id: `one${entity}`, method: 'GET', path: `/v3.1/${name}/BCO/one/{id}`, envelope: 'result' },
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
  }) as GenericRoutesOf<C>
