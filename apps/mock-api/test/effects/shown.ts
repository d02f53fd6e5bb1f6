import type { ErrorCode } from '@portal/schemas'
import { expect } from 'vitest'
import { type Parts, READERS, type Scene, seersOf } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'

/** What a call changes besides the record that it answers, and where that is to be seen. */
export interface CallEffect {
  /** Asked with, on a stage on which it succeeds; undefined for people who have nothing of the kind. */
  readonly make: (scene: Scene) => Promise<Parts | undefined>
  /** The code with which everyone is refused whose account is set up, although their role may call. */
  readonly refusal?: ErrorCode
  /** Others who call, beside one person of each role. */
  readonly callers?: readonly string[]
  readonly seen: (scene: Scene, data: Row, parts: Parts) => Promise<void>
}
/** Everyone who may see a record sees it so in its list and by its id; others see none of it. */
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

/** No one finds it any more. */
export const isGone = async (scene: Scene, name: Parameters<Scene['rows']>[0], id: string): Promise<void> => {
  for (const reader of READERS)
    expect([await scene.one(name, id, reader), await scene.rows(name, of('Id', id), reader)]).toEqual([
      undefined,
      [],
    ])
}
