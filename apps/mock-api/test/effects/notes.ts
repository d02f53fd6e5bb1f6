import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { classesOf } from '../scene.ts'
import { where } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, shows } from './visible.ts'

const SECRET = 'Quagga pays late'
const CUSTOMERS = ['driver', 'fleet', 'entity'] as const

/** Effects of the calls by which operators add a note, directly or by closing an alarm. */
export const NOTES: { readonly [K in OperationId]?: CallEffect } = {
  closeAlarm: {
    make: async (scene) => {
      const [alarm] = await scene.rows('alarm', where({ Status: 'OPEN' }))
      const body = { Id: alarm?.Id, Version: alarm?.Version, Status: 'CLOSED' }
      expect((await scene.call('createupdateAlarm', { body })).code).toBe('Error')
      return { params: { id: alarm?.Id }, body: { Version: alarm?.Version, Reason: 'A test of the siren' } }
    },
    seen: async (scene, alarm) => {
      await shows(scene, 'alarm', alarm.Id, { Status: 'CLOSED' })
      const params = { kind: 'alarm', id: alarm.Id }
      const notes = await scene.done<readonly Row[]>('listNotes', { params }, 'operator')
      expect(notes).toMatchObject([{ Text: 'A test of the siren' }])
    },
  },
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
