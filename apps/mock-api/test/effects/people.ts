import { isProtected } from '@portal/fixtures'
import type { RelationContact } from '@portal/schemas'
import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Scene } from '../scene.ts'
import { PRIVATE_INTAKE } from '../testIntake.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, isGone, shows } from './visible.ts'

/** Returns a driver in a company who has signed in and is not protected. */
const colleague = async (scene: Scene): Promise<Row | undefined> => {
  const people = await scene.rows('relationcontact', { filter: '(Role EX "User")' })
  const relation = scene.caller === 'entity' ? undefined : OWN[scene.caller]
  return people.find(
    (row) =>
      !isProtected(row as unknown as RelationContact) &&
      (relation === undefined || (row.Relation as Row).Id === relation) &&
      (row.Relation as { readonly IsCompany?: number }).IsCompany === 1 &&
      row.LastLogin !== undefined,
  )
}

/** Personas whose account is not set up. */
const NEWCOMERS = ['newcomer', 'newcomer-company']
const isNewcomer = ({ caller }: Scene) => NEWCOMERS.includes(caller)

export const PEOPLE: { readonly [K in OperationId]?: CallEffect } = {
  postSetup: {
    make: async () => ({ body: PRIVATE_INTAKE }),
    refusal: 'USEREXISTS',
    callers: NEWCOMERS,
    seen: async (scene) => {
      const caller = scene.caller as string
      const info = await scene.done<Record<string, Row>>('getUserInfo', {}, caller)
      const relation = String(info.Relation?.Id)
      expect((await scene.get('relation', relation, 'operator')).Description).toBe(PRIVATE_INTAKE.name)
      expect(await scene.get('relationcontact', String(info.RelationContact?.Id), 'operator')).toMatchObject({
        Relation: { Id: relation },
      })
      for (const call of ['getRelationTreeviewer', 'listSelectableRelations'] as const)
        expect(await scene.done<readonly Row[]>(call, {}, 'operator')).toContainEqual(
          expect.objectContaining({ Id: relation, Description: PRIVATE_INTAKE.name }),
        )
    },
  },
  getCleanUp: {
    make: async (scene) => {
      if (isNewcomer(scene)) await scene.done('postSetup', { body: PRIVATE_INTAKE })
      return { query: { debug: 1 } }
    },
    callers: NEWCOMERS,
    // Resets only the setup of this session.
    seen: async (scene) => {
      expect((await scene.call('getUserInfo')).code).toBe(isNewcomer(scene) ? 'SETUP' : '')
    },
  },
  putChangePassword: {
    make: async () => ({ body: { currentPassword: 'Charge-2026!', newPassword: 'Another-2026!' } }),
    seen: async (scene, _data, parts) => {
      expect((await scene.call('putChangePassword', parts)).code).toBe('WrongPassword')
      await scene.done('putChangePassword', {
        body: { currentPassword: 'Another-2026!', newPassword: 'Third-time-2026!' },
      })
    },
  },
  createSubscriptionType: {
    make: async (scene) => ({
      params: { relId: OWN[scene.caller] },
      body: { Code: 'KISS', Description: 'Quagga', MonthlyFee: 3.5 },
    }),
    seen: async (scene, type) => {
      await shows(scene, 'subscriptiontype', type.Id, { Description: 'Quagga', MonthlyFee: 3.5 })
      const types = await scene.done<readonly Row[]>(
        'listSubscriptionTypes',
        { params: { relId: type.RelationId } },
        'fleet',
      )
      expect(types.map(({ Id }) => Id)).toContain(type.Id)
    },
  },
  postContactIntoRelation: {
    make: async (scene) => {
      const person = await colleague(scene)
      return person && { params: { id: person.Id }, body: { iscompany: '1' } }
    },
    seen: async (scene, relation, { params }) => {
      const contact = await scene.get('relationcontact', String(params?.id))
      expect(contact.Relation).toMatchObject({ Id: relation.Id, Description: relation.Description })
      for (const call of ['getRelationTreeviewer', 'listSelectableRelations'] as const)
        expect(await scene.done<readonly Row[]>(call)).toContainEqual(
          expect.objectContaining({
            Id: relation.Id,
            Relation: expect.objectContaining({ Id: (relation.ParentRelation as Row).Id }),
          }),
        )
      const people = (x: unknown) =>
        scene.done<readonly Row[]>('getMyInfo', { params: { x, type: 'RelationContact' } })
      expect((await people(relation.Id)).map(({ Id }) => Id)).toContain(contact.Id)
      expect((await people((relation.ParentRelation as Row).Id)).map(({ Id }) => Id)).not.toContain(
        contact.Id,
      )
    },
  },
  removeRelationContact: {
    make: async (scene) => {
      const person = await colleague(scene)
      return person && { params: { id: person.Id }, query: { version: person.Version } }
    },
    seen: async (scene, contact) => {
      await isGone(scene, 'relationcontact', contact.Id)
      for (const reader of ['operator', 'superadmin'])
        expect(await scene.rows('token', of('RelationContactId', contact.Id), reader)).toEqual([])
      const { Id } = contact.Relation as Row
      for (const [call, params] of [
        ['getRelationChildElements', { id: Id }],
        ['getMyInfo', { x: Id, type: 'RelationContact' }],
      ] as const)
        expect((await scene.done<readonly Row[]>(call, { params })).map((each) => each.Id)).not.toContain(
          contact.Id,
        )
    },
  },
}
