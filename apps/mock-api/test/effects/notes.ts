import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { classesOf } from '../scene.ts'
import type { Row } from '../written.ts'
import type { CallEffect } from './shown.ts'

const SECRET = 'Quagga pays late'
const CUSTOMERS = ['driver', 'fleet', 'entity'] as const

/** Notes of operators. */
export const NOTES: { readonly [K in OperationId]?: CallEffect } = {
  addNote: {
    make: async (scene) => {
      const [request] = await scene.rows('request')
      return request && { params: { kind: 'request', id: request.Id }, body: { Text: SECRET } }
    },
    seen: async (scene, note, { params = {} }) => {
      const listed = await scene.done<readonly Row[]>('listNotes', { params }, 'operator')
      expect(listed).toEqual([note])
      for (const reader of CUSTOMERS) {
        expect([reader, (await scene.call('listNotes', { params }, reader)).code]).toEqual([
          reader,
          'Unauthorized',
        ])
        for (const name of classesOf(reader))
          expect(JSON.stringify(await scene.rows(name, {}, reader))).not.toContain(SECRET)
        const one = await scene.one('request', String(params.id), reader)
        expect(JSON.stringify([one])).not.toContain(SECRET)
      }
    },
  },
}
