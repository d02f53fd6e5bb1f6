import { createWorld, PERSONA_RELATIONS, personas } from '@portal/fixtures'
import { endpoints, entitySchemas, type FilledInputs } from '@portal/schemas/contract'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { createPasswords } from '../identity/passwords.ts'
import { SessionWorld } from '../world/sessionWorld.ts'
import { createStore } from '../world/store.ts'
import type { BcoError, Caller } from './handler.ts'
import { handlers } from './handlers.ts'

const now = Date.parse('2026-11-18T19:30:00.000Z')
const store = createStore(createWorld({ seed: 7, size: 'small', now: new Date(now).toISOString() }))
const world = new SessionWorld(store)

const callerOf = (username: string): Caller => {
  const persona = personas.find((each) => each.username === username)
  if (persona?.userInfo.answer !== 'ok') throw new Error(`${username} sees nothing.`)
  const { contactId, relationId } = persona.userInfo
  return { username, roles: persona.roles, contactId, relationId }
}

const list = (
  caller: Caller,
  query: Partial<FilledInputs['listSelectableRelations']['query']> = {},
  seen = world,
) =>
  handlers.listSelectableRelations(
    { query: { isRelationsOnly: true, chargepoints: 0, ...query } },
    { caller, world: seen, passwords: createPasswords(), now },
  )

const ids = async (...input: Parameters<typeof list>) =>
  list(...input)
    .map(({ Id }) => Id)
    .sort()

const ajv = new Ajv({ strict: false, formats: { euro: true } })
for (const schema of Object.values(entitySchemas)) ajv.addSchema(schema)

const GROUP = [PERSONA_RELATIONS.entity, 'R00006', 'R00007', 'R00008', 'R00009', 'R00010', 'R00011', 'R00012']
const ALL_OF_GROUP = [...GROUP, 'R00013', 'R00014']

describe('The selectable relations', () => {
  it.each(['driver', 'driver-empty', 'fleet', 'entity', 'operator', 'superadmin'])(
    'are returned to %s according to the contract',
    async (username) => {
      const relations = list(callerOf(username))
      expect(relations.length).toBeGreaterThan(0)
      expect(ajv.validate(endpoints.listSelectableRelations.data, relations)).toBe(true)
    },
  )

  it("contain only the user's own relation for a driver or a fleet manager", async () => {
    expect(await ids(callerOf('driver'))).toEqual([PERSONA_RELATIONS.driver])
    expect(await ids(callerOf('fleet'))).toEqual([PERSONA_RELATIONS.fleet])
  })

  it('include an entity manager’s own tree, each relation with its parent, and all relations for an operator', async () => {
    expect(await ids(callerOf('entity'))).toEqual(ALL_OF_GROUP)
    const coast = list(callerOf('entity')).find(({ Id }) => Id === 'R00009')
    expect(coast?.Relation).toEqual({ Id: 'R00006', Description: 'Meridiaan Vlaanderen' })
    expect(await ids(callerOf('operator'))).toHaveLength(store.records.relation.size)
  })

  it('are sorted by name, ignoring accents', async () => {
    const names = list(callerOf('entity')).map(({ Description }) => Description)
    expect(names.indexOf('Méridien Wallonie')).toBeGreaterThan(names.indexOf('Meridiaan Vlaanderen'))
    expect(names[0]).toBe('Meridiaan Groep')
  })

  it('include only relations with chargers, and those above them, for the chargepoints page (S7)', async () => {
    expect(await ids(callerOf('driver-empty'), { chargepoints: 1 })).toEqual([])
    expect(await ids(callerOf('entity'), { chargepoints: 1 })).toEqual(ALL_OF_GROUP)
    // A holding without chargers, above a company with some.
    const session = new SessionWorld(store)
    const top = session.as(callerOf('operator')).one('relation', PERSONA_RELATIONS.entity)
    const fleet = session.as(callerOf('operator')).one('relation', PERSONA_RELATIONS.fleet)
    if (!top || !fleet) throw new Error('The world has changed.')
    session.write('relation', { ...top, Id: 'R90001', Description: 'Holding' }, now)
    session.write('relation', { ...top, Id: 'R90002', Description: 'Shelf' }, now)
    session.write('relation', { ...fleet, ParentRelation: { Id: 'R90001', Description: 'Holding' } }, now)
    const found = await ids(callerOf('operator'), { chargepoints: 1 }, session)
    expect(found).toContain('R90001')
    expect(found).not.toContain('R90002')
  })

  it('never name a parent that the caller may not see', async () => {
    const flanders: Caller = { ...callerOf('entity'), relationId: 'R00006' }
    const relations = list(flanders)
    expect(relations.map(({ Id }) => Id).sort()).toEqual(['R00006', 'R00009', 'R00010', 'R00013'])
    expect(relations.find(({ Id }) => Id === 'R00006')?.Relation).toBeUndefined()
  })

  it('are the only ones whose chargers can be listed', async () => {
    const guess = async (username: string, relid: string): Promise<string> => {
      try {
        const query = { directonly: false, relid }
        handlers.listChargepoints(
          { query },
          { caller: callerOf(username), world, passwords: createPasswords(), now },
        )
        return 'answered'
      } catch (error) {
        return (error as BcoError).code
      }
    }
    for (const username of ['driver', 'fleet', 'entity']) {
      const mine = new Set(await ids(callerOf(username)))
      for (const id of store.records.relation.keys())
        expect(await guess(username, id)).toBe(mine.has(id) ? 'answered' : 'RELNOTFOUND')
    }
  })
})
