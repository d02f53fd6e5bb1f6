import type { ErrorCode } from '@portal/schemas'
import { expect } from 'vitest'
import { type Parts, READERS, type Scene, seersOf } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'

/** Effects of a call on other records, and how to check them. */
export interface CallEffect {
  /** Prepares the scene and returns the input of a successful call; undefined for people without such records. */
  readonly make: (scene: Scene) => Promise<Parts | undefined>
  /** Code that set-up accounts get although their role may call. */
  readonly refusal?: ErrorCode
  /** Additional callers, besides one person per role. */
  readonly callers?: readonly string[]
  readonly seen: (scene: Scene, data: Row, parts: Parts) => Promise<void>
}
/** Expects the fields in the list and the detail of everyone who may see the record, and nothing for others. */
export const shows = async (
  scene: Scene,
  name: Parameters<Scene['rows']>[0],
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const record = await scene.get(name, id, 'superadmin')
  for (const [reader, sees] of seersOf(name, record)) {
    const [listed] = await scene.rows(name, of('Id', id), reader)
    const one = await scene.one(name, id, reader)
    if (sees) expect([reader, listed, one]).toMatchObject([reader, fields, fields])
    else expect([reader, listed, one]).toEqual([reader, undefined, undefined])
  }
}

/** Expects that nobody can find the record any more. */
export const isGone = async (scene: Scene, name: Parameters<Scene['rows']>[0], id: string): Promise<void> => {
  for (const reader of READERS)
    expect([await scene.one(name, id, reader), await scene.rows(name, of('Id', id), reader)]).toEqual([
      undefined,
      [],
    ])
}
