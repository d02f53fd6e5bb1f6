import type { ErrorCode } from '@portal/schemas'
import { expect } from 'vitest'
import { type Parts, READERS, type Scene, seersOf } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'

/** Input of a call, and a check of its effects on other records. */
export interface CallEffect {
  /**
   * Prepares the scene and returns the input of a successful call. Undefined if the caller has no suitable record,
   * which fails the test.
   */
  readonly make: (scene: Scene) => Promise<Parts | undefined>
  /** Error code for accounts that are already set up; their role alone would allow the call. */
  readonly refusal?: ErrorCode
  /** Callers in addition to one person per role. */
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

export const isGone = async (scene: Scene, name: Parameters<Scene['rows']>[0], id: string): Promise<void> => {
  for (const reader of READERS)
    expect([await scene.one(name, id, reader), await scene.rows(name, of('Id', id), reader)]).toEqual([
      undefined,
      [],
    ])
}
