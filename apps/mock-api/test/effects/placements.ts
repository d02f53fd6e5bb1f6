import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Scene } from '../scene.ts'
import { of, where } from '../where.ts'
import type { Row } from '../written.ts'
import { freeCard } from './chargers.ts'
import { type CallEffect, shows } from './visible.ts'

const placementOf = async (scene: Scene): Promise<Row> => {
  const [placement] = await scene.rows('chargeplacement', {
    ...of('RelationId', OWN[scene.caller]),
    pagesize: 1,
  })
  if (!placement) throw new Error(`${scene.caller} has no placement`)
  return placement
}

/** Expects the charger of a placement to have these field values, and to be found by each of them. */
const onCharger = async (
  scene: Scene,
  placement: Row,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await shows(scene, 'chargepoint', String(placement.ChargePointId), fields)
  for (const [field, value] of Object.entries(fields)) {
    const found = await scene.rows('chargepoint', {
      ...where({ Id: placement.ChargePointId, [field]: value }),
    })
    expect([field, found.length]).toEqual([field, 1])
  }
}

const detailsOf = (scene: Scene, { Id }: Row) => scene.done('getContractDetails', { params: { id: Id } })

export const PLACEMENTS: { readonly [K in OperationId]?: CallEffect } = {
  postGuestCharging: {
    make: async (scene) => {
      const placement = await placementOf(scene)
      return {
        params: { id: placement.Id },
        body: { Version: placement.Version, isCustomfee: true, customfee: 0.55 },
      }
    },
    seen: async (scene, placement) => {
      const GuestCharge = { isCustomfee: true, customfee: 0.55 }
      await shows(scene, 'chargeplacement', placement.Id, { GuestCharge })
      await onCharger(scene, placement, { IsGuestCharge: true })
      expect(await detailsOf(scene, placement)).toMatchObject({ GuestCharge, CustomGuestFee: 4 })
    },
  },
  postReimbursement: {
    make: async (scene) => {
      const placement = await placementOf(scene)
      const [contact] = await scene.rows('relationcontact', {
        ...where({ Relation: (await scene.get('relation', OWN[scene.caller])).Description }),
      })
      return {
        params: { id: placement.Id },
        body: {
          Version: placement.Version,
          isReimburse: true,
          reimburserId: contact?.Id,
          reimbsubscriptiontypeid: 'ST001',
        },
      }
    },
    seen: async (scene, placement, { body }) => {
      const Reimbursement = { isReimburse: true, reimburserId: body?.reimburserId }
      await shows(scene, 'chargeplacement', placement.Id, { Reimbursement })
      expect(await detailsOf(scene, placement)).toMatchObject({ Reimbursement })
    },
  },
  postPlugAndCharge: {
    make: async (scene) => {
      const placement = await placementOf(scene)
      return {
        params: { id: placement.Id },
        body: { Version: placement.Version, isPlugCharge: true, isCreg: true },
      }
    },
    seen: async (scene, placement) => {
      await shows(scene, 'chargeplacement', placement.Id, { PlugCharge: { isCreg: true } })
      await onCharger(scene, placement, { IsPlugCharge: true })
      expect(await detailsOf(scene, placement)).toMatchObject({ PlugCharge: { isCreg: true } })
    },
  },
  setPlacementGroup: {
    // A driver has no group of cards, so the super-administrator creates one first.
    make: async (scene) => {
      const relId = OWN[scene.caller]
      await scene.done(
        'saveWhitelistGroup',
        { params: { relId }, body: { Code: 'QUAGGA#G', Description: 'Quagga' } },
        'superadmin',
      )
      // This charger admits neither guests nor cars with a contract, so its group alone decides who may charge.
      const chargers = await scene.rows('chargepoint', of('RelationId', relId))
      const charger = chargers.find(
        ({ IsPlugCharge, IsGuestCharge }) => IsPlugCharge !== true && IsGuestCharge !== true,
      )
      const placement = await scene.get('chargeplacement', String(charger?.PlacementId))
      return {
        params: { id: placement.Id },
        body: { Version: placement.Version, WhitelistGroup: 'QUAGGA#G' },
      }
    },
    seen: async (scene, group, { params }) => {
      const id = String(params?.id)
      await shows(scene, 'chargeplacement', id, { WhitelistGroup: 'QUAGGA#G' })
      expect(await scene.done('getPlacementGroup', { params: { id } })).toMatchObject({ Id: group.Id })
      // An empty group admits no card, and a group in use cannot be removed.
      const tokenid = (await freeCard(scene))?.Id
      const placement = await scene.get('chargeplacement', id)
      const start = await scene.done('postRemoteStart', {
        body: { connectorid: `C${String(placement.ChargePointId).slice(2)}-1`, tokenid },
      })
      expect(start.Status).toBe('REJECTED')
      const params2 = { relId: group.RelationId, group: 'QUAGGA#G' }
      expect((await scene.call('removeWhitelistGroup', { params: params2 }, 'superadmin')).code).toBe(
        'TOKGRINUSE',
      )
    },
  },
}
