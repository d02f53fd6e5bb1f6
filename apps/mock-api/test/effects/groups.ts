import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Scene } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, isGone, shows } from './visible.ts'

type Cards = readonly {
  readonly Id: string
  readonly PrintedNumber?: string
  readonly IsAuthorized: boolean
}[]

/**
 * Creates a group with a list, because private people have no group before they create one, and only operators create
 * lists.
 */
const makeGroup = async (scene: Scene): Promise<void> => {
  const body = { Code: 'HOME#1', Description: 'At home' }
  const { Code: group } = await scene.done('saveWhitelistGroup', { params: { relId: OWN.driver }, body })
  const x = (await scene.rows('token', of('State', 'ACTIVE')))[0]?.Id
  await scene.done('addPrintedNumber', { params: { group, x }, body: {} })
  await scene.done('addAuthorize', { params: { group, x } })
  const list = { Code: 'HOME#1-FLEET-1', Description: 'All', TokenIds: [x] }
  await scene.done('saveWhitelist', { params: { group }, body: list }, 'superadmin')
}

const groupOf = async (
  scene: Scene,
): Promise<{ readonly group: Row; readonly list: Row; readonly cards: Cards }> => {
  if (scene.caller === 'driver') await makeGroup(scene)
  const [group] = await scene.rows('whitelistgroup', {
    ...of('RelationId', groupRelation(scene)),
    pagesize: 1,
  })
  const [list] = await scene.rows('whitelist', of('WhitelistGroup', group?.Code))
  if (!group || !list) throw new Error(`${scene.caller} has no group`)
  return { group, list, cards: group.Tokens as Cards }
}
const groupRelation = ({ caller }: Scene): string => (caller === 'entity' ? 'R00006' : OWN[caller])

const isInGroups = async (scene: Scene, group: Row): Promise<void> => {
  await shows(scene, 'whitelistgroup', group.Id, { Code: group.Code, Tokens: group.Tokens })
  const listed = await scene.done<readonly Row[]>('listWhitelistGroups', {
    params: { relId: group.RelationId },
  })
  expect(listed.find(({ Id }) => Id === group.Id)).toMatchObject({ Code: group.Code })
}

export const GROUPS: { readonly [K in OperationId]?: CallEffect } = {
  saveWhitelistGroup: {
    make: async (scene) => {
      const { group } = await groupOf(scene)
      const { Id, Version, RelationId } = group
      return { params: { relId: RelationId }, body: { Id, Version, Code: 'QUAGGA#1', Description: 'Quagga' } }
    },
    seen: async (scene, group) => {
      await isInGroups(scene, group)
      for (const list of await scene.rows('whitelist', of('RelationId', group.RelationId)))
        if (String(list.Code).endsWith('FLEET-1')) expect(list.WhitelistGroup).toBe('QUAGGA#1')
    },
  },
  cloneWhitelistGroup: {
    make: async (scene) => ({
      params: { group: (await groupOf(scene)).group.Code },
      body: { Code: 'COPY#1', Description: 'A copy' },
    }),
    seen: (scene, group) => isInGroups(scene, group),
  },
  addPrintedNumber: {
    make: async (scene) => {
      const { group, cards } = await groupOf(scene)
      const x = cards[0]?.Id
      await scene.done(
        'removeCard',
        { params: { group: group.Code, a: x, b: 'printednumber' } },
        'superadmin',
      )
      return { params: { group: group.Code, x }, body: { PrintedNumber: 'QUAGGA7' } }
    },
    seen: async (scene, group, { params }) => {
      await isInGroups(scene, group)
      // The printed number is stored once and appears everywhere.
      await shows(scene, 'token', String(params?.x), { PrintedNumber: 'QUAGGA7' })
      expect((await scene.rows('token', of('PrintedNumber', 'QUAGGA7'))).map(({ Id }) => Id)).toEqual([
        params?.x,
      ])
    },
  },
  addAuthorize: {
    make: async (scene) => {
      const { group, cards } = await groupOf(scene)
      for (const { Id } of cards) {
        if ((await scene.get('token', Id)).State !== 'ACTIVE') continue
        await scene.done('removeCard', { params: { group: group.Code, a: Id, b: 'authorize' } }, 'superadmin')
        return { params: { group: group.Code, x: Id } }
      }
      return undefined
    },
    seen: async (scene, group, { params }) => {
      await isInGroups(scene, group)
      const card = (group.Tokens as Cards).find(({ Id }) => Id === params?.x)
      expect(card?.IsAuthorized).toBe(true)
    },
  },
  removeCard: {
    make: async (scene) => {
      const { group, list } = await groupOf(scene)
      const a = (list.Tokens as Cards)[0]?.Id
      await scene.done('removeCard', { params: { group: group.Code, a, b: 'printednumber' } })
      return { params: { group: group.Code, a, b: 'authorize' } }
    },
    seen: async (scene, group, { params }) => {
      await isInGroups(scene, group)
      for (const list of await scene.rows('whitelist', of('WhitelistGroup', group.Code)))
        expect((list.Tokens as Cards).map(({ Id }) => Id)).not.toContain(params?.a)
    },
  },
  saveWhitelist: {
    make: async (scene) => {
      const { group, cards } = await groupOf(scene)
      return {
        params: { group: group.Code },
        body: { Code: 'QUAGGA#L', Description: 'Quagga', TokenIds: [cards[0]?.Id] },
      }
    },
    seen: async (scene, list, { body }) => {
      await shows(scene, 'whitelist', list.Id, { Code: 'QUAGGA#L' })
      expect((list.Tokens as Cards).map(({ Id }) => Id)).toEqual(body?.TokenIds)
    },
  },
  removeWhitelist: {
    make: async (scene) => {
      const { group, list } = await groupOf(scene)
      return { params: { group: group.Code, item: list.Code } }
    },
    seen: (scene, list) => isGone(scene, 'whitelist', list.Id),
  },
  moveTokens: {
    make: async (scene) => {
      const { group, list } = await groupOf(scene)
      await scene.done('saveWhitelist', {
        params: { group: group.Code },
        body: { Code: 'TO#L', Description: 'To', TokenIds: [] },
      })
      return { params: { group: group.Code, from: list.Code, to: 'TO#L' } }
    },
    seen: async (scene, to, { params }) => {
      await shows(scene, 'whitelist', to.Id, { Tokens: to.Tokens })
      expect((to.Tokens as Cards).length).toBeGreaterThan(0)
      expect((await scene.rows('whitelist', of('Code', params?.from)))[0]).toMatchObject({ Tokens: [] })
    },
  },
  removeWhitelistGroup: {
    make: async (scene) => {
      const { group } = await groupOf(scene)
      return { params: { relId: group.RelationId, group: group.Code } }
    },
    seen: async (scene, group) => {
      await isGone(scene, 'whitelistgroup', group.Id)
      for (const reader of ['operator', scene.caller])
        expect(await scene.rows('whitelist', of('WhitelistGroup', group.Code), reader)).toEqual([])
      const listed = await scene.done<readonly Row[]>('listWhitelistGroups', {
        params: { relId: group.RelationId },
      })
      expect(listed.map(({ Id }) => Id)).not.toContain(group.Id)
    },
  },
}
