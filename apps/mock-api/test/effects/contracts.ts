import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import type { Scene } from '../scene.ts'
import { where } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, shows } from './visible.ts'

const TARIFF = 'TF004'
const FROM = '2026-11-21T00:00:00.000Z'

const contractOf = async (scene: Scene): Promise<Row> => {
  const [contract] = await scene.rows('cpocontract')
  if (!contract) throw new Error('there is no contract')
  return contract
}

const laterTariff = async (scene: Scene) => {
  const { Id, Version } = await contractOf(scene)
  return { params: { id: Id }, body: { Version, Type: 'AC', TariffId: TARIFF, From: FROM } }
}

const filesOf = (scene: Scene, id: string) =>
  scene.done<readonly Row[]>('listContractFiles', { params: { id } })

export const CONTRACTS: { readonly [K in OperationId]?: CallEffect } = {
  setContractTariff: {
    make: laterTariff,
    seen: async (scene, { Id, PriceList }) => {
      expect(PriceList).toContainEqual({ Type: 'AC', TariffId: TARIFF, From: FROM })
      await shows(scene, 'cpocontract', Id, { PriceList })
      const { Contracts } = await scene.done<{ readonly Contracts: readonly Row[] }>('getTariffUse', {
        params: { id: TARIFF },
      })
      expect(Contracts.map((contract) => contract.Id)).toContain(Id)
    },
  },
  withdrawContractTariff: {
    make: async (scene) => {
      const { params, body } = await laterTariff(scene)
      const { Version } = await scene.done('setContractTariff', { params, body })
      return { params, query: { version: Version, type: body.Type, start: body.From } }
    },
    seen: async (scene, { Id, PriceList }) => {
      expect(PriceList).not.toContainEqual({ Type: 'AC', TariffId: TARIFF, From: FROM })
      await shows(scene, 'cpocontract', Id, { PriceList })
    },
  },
  addContractFile: {
    make: async (scene) => ({ params: { id: (await contractOf(scene)).Id } }),
    seen: async (scene, { Id }) => {
      await shows(scene, 'cpocontract', Id, { Attachments: [{ Name: 'plan.pdf' }] })
      expect(await filesOf(scene, Id)).toHaveLength(1)
      expect(await scene.rows('cpocontract', where({ Id }))).toHaveLength(1)
    },
  },
  removeContractFile: {
    make: async (scene) => {
      const { Id } = await contractOf(scene)
      const { Attachments } = await scene.done<{ readonly Attachments: readonly Row[] }>('addContractFile', {
        params: { id: Id },
      })
      return { params: { id: Id, attachment: Attachments[0]?.Id } }
    },
    seen: async (scene, { Id }, { params }) => {
      await shows(scene, 'cpocontract', Id, { Attachments: [] })
      expect(await filesOf(scene, Id)).toEqual([])
      expect((await scene.call('getContractFile', { ...(params && { params }) })).code).toBe('UNKNOWNREQUEST')
    },
  },
}
