import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Scene } from '../scene.ts'
import { of, where } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, shows } from './visible.ts'

const cardsIn = ({ Tokens }: Row): readonly string[] =>
  (Tokens as readonly { readonly Id: string }[]).map(({ Id }) => Id)

/** Returns a card of the fleet that is in a group, a list and a subscription. */
const usedCard = async (scene: Scene): Promise<Row> => {
  const [list] = await scene.rows('whitelist', of('RelationId', OWN.fleet))
  const listed = list ? cardsIn(list) : []
  const active = await scene.rows('token', where({ RelationId: OWN.fleet, State: 'ACTIVE' }))
  const card = active.find(({ Id, Subscription }) => listed.includes(Id) && Subscription !== undefined)
  if (!card) throw new Error('no card of the fleet is listed')
  return card
}

export const CARDS: { readonly [K in OperationId]?: CallEffect } = {
  replaceToken: {
    make: async (scene) => {
      const { Id: id, Version } = await usedCard(scene)
      return { params: { id }, body: { Version, Reason: 'LOST', State: 'ACTIVE' } }
    },
    seen: async (scene, card, { params }) => {
      const old = String(params?.id)
      await shows(scene, 'token', old, {
        State: 'LOST',
        ReplacedById: card.Id,
        IsSubscriptionMissing: false,
      })
      const { RelationContactId, EvcoId } = await scene.get('token', old)
      await shows(scene, 'token', card.Id, { State: 'ACTIVE', ReplacesId: old, RelationContactId, EvcoId })
      const { TokenIds } = await scene.get('subscription', String(card.Subscription), 'fleet')
      const named = [...(await scene.rows('whitelistgroup')), ...(await scene.rows('whitelist'))].map(cardsIn)
      expect(named.filter((ids) => ids.includes(card.Id)).length).toBeGreaterThan(1)
      for (const ids of [...named, TokenIds]) expect(ids).not.toContain(old)
      expect(TokenIds).toContain(card.Id)
      // The sessions stay with the old card, which cannot be activated again.
      expect(await scene.rows('chargesession', of('TokenId', card.Id))).toEqual([])
      const { Version } = await scene.get('token', old)
      const again = { body: { Id: old, Version, State: 'ACTIVE' } }
      expect((await scene.call('createupdateToken', again)).code).toBe('TOKACTIVERR')
    },
  },
}
