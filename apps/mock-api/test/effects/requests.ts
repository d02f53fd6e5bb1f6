import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Parts, type Scene } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, shows } from './visible.ts'

const requestWith = (scene: Scene, isMatch: (row: Row) => boolean) =>
  scene.rows('request', of('RelationId', OWN[scene.caller])).then((rows) => rows.find(isMatch))

/** Creates a request of the caller in its first status. */
const newRequest = (scene: Scene, Draft: object): Promise<Row> =>
  scene.done('createupdateRequest', {
    body: { Kind: 'CHARGER', Summary: 'A charger', RelationId: OWN[scene.caller], Draft },
  })

const planned = async (scene: Scene): Promise<Parts> => {
  const request = await newRequest(scene, { surveyType: 'ON_SITE' })
  return {
    params: { id: request.Id },
    body: { Version: request.Version, Purpose: 'INSTALLATION', At: '2026-11-25T09:00:00.000Z' },
  }
}

const LINES = [{ type: 'Trench', price: 1_234.5 }]

export const REQUESTS: { readonly [K in OperationId]?: CallEffect } = {
  addAttachment: {
    make: async (scene) => ({ params: { id: (await newRequest(scene, {})).Id } }),
    seen: async (scene, request, { params }) => {
      await shows(scene, 'request', request.Id, { Attachments: [{ Name: 'plan.pdf' }] })
      expect(await scene.done<readonly Row[]>('listAttachments', { params: params ?? {} })).toHaveLength(1)
    },
  },
  removeAttachment: {
    make: async (scene) => {
      const { Id } = await newRequest(scene, {})
      const { Attachments } = await scene.done<{ readonly Attachments: readonly Row[] }>('addAttachment', {
        params: { id: Id },
      })
      return { params: { id: Id, attachment: Attachments[0]?.Id } }
    },
    seen: async (scene, request, { params }) => {
      await shows(scene, 'request', request.Id, { Attachments: [] })
      expect(await scene.done<readonly Row[]>('listAttachments', { params: params ?? {} })).toEqual([])
      expect((await scene.call('getAttachment', { ...(params && { params }) })).code).toBe('UNKNOWNREQUEST')
    },
  },
  planSlot: {
    make: planned,
    seen: async (scene, request, { body }) => {
      await shows(scene, 'request', request.Id, { Status: 'PLANNED', ReservationSlot: body?.At })
      const other = await newRequest(scene, {})
      const slots = await scene.done<readonly Row[]>('listSlots', {
        params: { id: other.Id },
        query: { from: '2026-11-25', days: 1 },
      })
      expect(slots.find(({ At }) => At === body?.At)).toMatchObject({ IsFree: false })
    },
  },
  sendSurvey: {
    make: async (scene) => {
      const request = await newRequest(scene, { surveyType: 'REMOTE' })
      return { params: { id: request.Id }, body: { Version: request.Version, Details: 'By the door' } }
    },
    seen: (scene, request) =>
      shows(scene, 'request', request.Id, { Status: 'SURVEY', Draft: { surveyDetails: 'By the door' } }),
  },
  cancelRequest: {
    make: async (scene) => {
      const parts = await planned(scene)
      const request = await scene.done('planSlot', parts)
      return { params: { id: request.Id }, body: { Version: request.Version, Reason: 'No more' } }
    },
    seen: async (scene, request) => {
      await shows(scene, 'request', request.Id, { Status: 'CANCELLED' })
      const other = await newRequest(scene, {})
      const slots = await scene.done<readonly Row[]>('listSlots', {
        params: { id: other.Id },
        query: { from: '2026-11-25', days: 1 },
      })
      expect(slots.find(({ At }) => At === request.ReservationSlot)).toMatchObject({ IsFree: true })
    },
  },
  priceRequest: {
    make: async (scene) => {
      const { Id, Version } = await newRequest(scene, {})
      return { params: { id: Id }, body: { Version, PriceLines: LINES, Reason: 'A longer trench' } }
    },
    seen: async (scene, request) => {
      const { RelationContactId, PriceChanges } = request
      expect(PriceChanges).toMatchObject([{ From: 0, To: 1_234.5, Reason: 'A longer trench' }])
      await shows(scene, 'request', request.Id, { PriceLines: LINES, Total: 1_234.5, PriceChanges })
      const contact = await scene.one('relationcontact', String(RelationContactId), 'superadmin')
      const [mail] = await scene.rows('email', {}, 'superadmin')
      expect(mail).toMatchObject({ Recipient: contact?.Email, Subject: 'New price: A charger' })
      const body = { Id: request.Id, Version: request.Version, PriceLines: [] }
      const answer = await scene.call('createupdateRequest', { body }, 'fleet')
      expect(answer.code).toBe('Unauthorized')
    },
  },
  reopenRequest: {
    make: async (scene) => {
      const parts = await planned(scene)
      const { Id, Version } = await scene.done('planSlot', parts)
      const params = { id: Id }
      const closed = await scene.done('cancelRequest', { params, body: { Version, Reason: 'No more' } })
      return { params, body: { Version: closed.Version, Reason: 'After all' } }
    },
    seen: async (scene, request) => {
      expect((request.Timeline as readonly Row[]).at(-1)).toMatchObject({ Note: 'After all' })
      await shows(scene, 'request', request.Id, { Status: 'SUBMITTED', Timeline: request.Timeline })
      expect(request).not.toHaveProperty('ReservationSlot')
    },
  },
  addMessage: {
    make: async (scene) => {
      const request = await requestWith(scene, () => true)
      return request && { params: { id: request.Id }, body: { Text: 'Is there news?' } }
    },
    seen: async (scene, request) => {
      const Name = (await scene.done<Record<string, Row>>('getUserInfo')).RelationContact?.Name
      const Messages = request.Messages as readonly Row[]
      expect(Messages.at(-1)).toMatchObject({ By: Name, Text: 'Is there news?' })
      await shows(scene, 'request', request.Id, { Messages })
    },
  },
}
