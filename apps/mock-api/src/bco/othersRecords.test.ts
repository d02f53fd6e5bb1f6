import { PERSONA_RELATIONS, personas } from '@portal/fixtures'
import { describe, expect, it } from 'vitest'
import { ENTITY_TREE } from '../../test/existingRecords.ts'
import { ALL, as, list, now, store, table } from '../../test/testWorld.ts'
import { isElsewhere } from '../world/liveSessions.ts'
import { SessionWorld } from '../world/sessionWorld.ts'
import { BcoError } from './handler.ts'
import { handlers } from './handlers.ts'

describe('Records of others', () => {
  const visible = (username: string): ReadonlySet<string> => {
    const own = as(username).caller.relationId
    if (own === undefined) return new Set()
    if (['operator', 'superadmin'].includes(username)) return new Set(store.records.relation.keys())
    if (username !== 'entity') return new Set([own])
    return new Set(ENTITY_TREE)
  }

  /** Returns 'success', or the code of the refusal. */
  const outcome = async (call: () => unknown): Promise<string> => {
    try {
      await call()
      return 'success'
    } catch (error) {
      if (error instanceof BcoError) return error.code
      throw error
    }
  }

  describe.each(personas.map(({ username }) => username))('requested by %s', (username) => {
    const mine = visible(username)
    const context = as(username)
    const wrongWith = async <T>(
      records: Iterable<T>,
      ownerOf: (record: T) => string,
      refusal: string,
      call: (record: T) => unknown,
    ) => {
      const wrong: string[] = []
      for (const record of records) {
        const expected = mine.has(ownerOf(record)) ? 'success' : refusal
        const got = await outcome(() => call(record))
        if (got !== expected) wrong.push(`${JSON.stringify(record)} answers ${got}, not ${expected}`)
      }
      return wrong
    }

    it('look missing when opened by id, unlike the persona’s own', async () => {
      const body = { start: '2026-11-01T00:00:00Z', end: '2026-11-02T00:00:00Z' }
      const { relations, contacts, chargepoints } = store.world
      const perRelation = new Map(
        store.world.sessions.map((session) => [session.RelationId, session]),
      ).values()
      const owner = ({ RelationId }: { readonly RelationId: string }) => RelationId
      const own = ({ Id }: { readonly Id: string }) => Id

      const wrong = [
        await wrongWith(relations, own, 'RELNOTFOUND', ({ Id }) =>
          handlers.getRelation({ params: { id: Id } }, context),
        ),
        await wrongWith(relations, own, 'RELNOTFOUND', ({ Id }) =>
          handlers.listChargepoints(list({ relid: Id }), context),
        ),
        await wrongWith(chargepoints, owner, 'UnknownChargePoint', ({ Id }) =>
          handlers.getChargepoint({ params: { id: Id } }, context),
        ),
        await wrongWith(chargepoints, owner, 'UnknownChargePoint', ({ Id }) =>
          handlers.postChargepointStats({ body: { ...body, chargepointid: Id } }, context),
        ),
        await wrongWith(perRelation, owner, 'UNKNOWNREQUEST', ({ Id }) =>
          handlers.getChargesession({ params: { id: Id }, query: ALL }, context),
        ),
        await wrongWith(
          contacts,
          ({ Relation }) => Relation.Id,
          'RELNOTFOUND',
          ({ Id }) => handlers.listChargepoints(list({ relationcontactid: Id }), context),
        ),
      ]
      expect(wrong.flat()).toEqual([])
    })

    it('never appear in a list, even with a filter on their relation', async () => {
      const seen = new Set<string>()
      const everything = table({ pagesize: 100, DataCategories: 'BASIC,STATE' })
      for (const { RelationId } of handlers.listChargesessions(everything, context).Data) seen.add(RelationId)
      for (const { Relation } of handlers.listRelationContacts(everything, context).Data)
        seen.add(Relation.Id)
      for (const id of mine) {
        for (const { RelationId } of handlers.listChargepoints(list({ relid: id }), context))
          seen.add(RelationId)
      }
      const foreign = [...store.records.relation.keys()].filter((id) => !mine.has(id))
      for (const id of foreign) {
        const filter = `(RelationId EX "${id}")`
        const { Page } = handlers.listChargesessions(table({ filter }), context)
        seen.add(Page.Results === 0 ? '' : id)
      }
      expect([...seen].filter((id) => id !== '' && !mine.has(id))).toEqual([])
    })
  })

  it('do not count in the statistics of a period', async () => {
    const body = { start: '2026-08-10T00:00:00Z', end: new Date(now + 1).toISOString() }
    const stats = async (username: string) => handlers.postChargepointStats({ body }, as(username)).Sessions
    // Without a charger in the query, even network roles get only the statistics of their own relation's tree.
    const ofOwnTree = (username: string): ReadonlySet<string> =>
      ['operator', 'superadmin'].includes(username) ? new Set([PERSONA_RELATIONS.network]) : visible(username)
    const of = (relations: ReadonlySet<string>) =>
      new SessionWorld(store)
        .as({ roles: ['Operator'], relationId: PERSONA_RELATIONS.network })
        .sessions(now)
        .filter((session) => relations.has(session.RelationId) && !isElsewhere(session))
        .filter(({ Start }) => Start >= body.start).length
    for (const { username } of personas) expect(await stats(username)).toBe(of(ofOwnTree(username)))
  })

  it('are missing from the list of chargers', async () => {
    expect(handlers.listChargepoints(list(), as('fleet'))).toHaveLength(40)
    expect(handlers.listChargepoints(list(), as('driver'))).toHaveLength(2)
    expect(handlers.listChargepoints(list(), as('driver-empty'))).toEqual([])
    expect(PERSONA_RELATIONS.driverEmpty).toBe(as('driver-empty').caller.relationId)
  })
})
