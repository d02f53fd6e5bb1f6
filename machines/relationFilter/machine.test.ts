import type { RelationEntry } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  RELATION_LIST_TIMEOUT_MS,
  type RelationPage,
  relationFilterMachine,
  selectChosenRelation,
  selectRelationFilterViewState,
  selectRelationListViewState,
  selectRelationMatches,
} from './machine.ts'

const relation = (Id: string, Description: string): RelationEntry => ({ Id, Description, IsCompany: 1 })
const GROUP = relation('R1', 'Meridiaan Groep')
const COAST = relation('R2', 'Meridiaan Kust')
const LIEGE = relation('R3', 'Méridien Liège')
const ALL = [GROUP, COAST, LIEGE]

const start = () => {
  const requests: {
    isListOfChargepoints: boolean
    answer: (relations: readonly RelationEntry[]) => Promise<void>
    fail: (error: unknown) => Promise<void>
  }[] = []
  const effects: string[] = []
  const clock = new SimulatedClock()
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  const actor = createActor(
    relationFilterMachine.provide({
      actors: {
        listRelations: fromPromise(
          ({ input }) =>
            new Promise<readonly RelationEntry[]>((resolve, reject) => {
              requests.push({
                ...input,
                answer: (relations) => {
                  resolve(relations)
                  return settle()
                },
                fail: (error) => {
                  reject(error)
                  return settle()
                },
              })
            }),
        ),
      },
      actions: {
        remember: (_, { person, relation: chosen }) => effects.push(`${person} ${chosen?.Id ?? 'all'}`),
        clearCaches: () => effects.push('cleared'),
      },
    }),
    { clock },
  ).start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    requests,
    effects,
    clock,
    viewState: () => selectRelationFilterViewState(now()),
    list: () => selectRelationListViewState(now()),
    chosen: () => selectChosenRelation(now())?.Id,
    offered: () => selectRelationMatches(now()).map(({ Id }) => Id),
    error: () => now().context.error?.code,
    at: (page: RelationPage | undefined) => actor.send({ type: 'PLACE', page }),
    is: (id: string, remembered?: RelationEntry, isCompany = true) =>
      actor.send({ type: 'IDENTIFY', person: { id, isCompany, ...(remembered && { remembered }) } }),
  }
}

const startAt = async (page: RelationPage) => {
  const filter = start()
  filter.is('entity')
  filter.at(page)
  await filter.requests[0]?.answer(ALL)
  return filter
}

describe('the relation filter', () => {
  it('appears only for people of a company, on pages with the selector (S1, S2, S6)', () => {
    const { viewState, at, is, actor } = start()
    at('chargepoints')
    expect(viewState()).toBe('hidden')
    is('driver', undefined, false)
    expect(viewState()).toBe('hidden')
    is('fleet')
    expect(viewState()).toBe('closed')
    at(undefined)
    expect(viewState()).toBe('hidden')
    actor.send({ type: 'OPEN' })
    expect(viewState()).toBe('hidden')
  })

  it('reads the list for the chargepoints page separately and rereads it when the kind of page changes (S7)', async () => {
    const { requests, at, list } = await startAt('chargepoints')
    expect(requests.map(({ isListOfChargepoints }) => isListOfChargepoints)).toEqual([true])
    at(undefined)
    at('chargepoints')
    expect(requests).toHaveLength(1)
    at('sessions')
    expect(requests.map(({ isListOfChargepoints }) => isListOfChargepoints)).toEqual([true, false])
    await requests[1]?.answer(ALL)
    at('tokens')
    at('requests')
    expect(requests).toHaveLength(2)
    expect(list()).toBe('loaded')
  })

  it('filters by the chosen relation, shows all after CLEAR, and clears all caches each time', async () => {
    const { actor, chosen, viewState, effects } = await startAt('chargepoints')
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', id: 'R2' })
    expect([viewState(), chosen()]).toEqual(['closed', 'R2'])
    actor.send({ type: 'CLEAR' })
    expect(chosen()).toBeUndefined()
    expect(effects).toEqual(['entity R2', 'cleared', 'entity all', 'cleared'])
  })

  it('clears nothing when the same or an unknown relation is chosen', async () => {
    const { actor, chosen, effects } = await startAt('chargepoints')
    for (const id of ['R2', 'R2', 'R99']) {
      actor.send({ type: 'OPEN' })
      actor.send({ type: 'CHOOSE', id })
    }
    expect(chosen()).toBe('R2')
    expect(effects).toEqual(['entity R2', 'cleared'])
  })

  it('finds relations regardless of case and accents', async () => {
    const { actor, offered } = await startAt('chargepoints')
    actor.send({ type: 'OPEN' })
    expect(offered()).toEqual(['R1', 'R2', 'R3'])
    actor.send({ type: 'FILTER', text: ' LIEGE' })
    expect(offered()).toEqual(['R3'])
    actor.send({ type: 'FILTER', text: 'nowhere' })
    expect(offered()).toEqual([])
    actor.send({ type: 'CLOSE' })
    expect(offered()).toEqual(['R1', 'R2', 'R3'])
  })

  it('filters only while it is visible', async () => {
    const { actor, at, chosen } = await startAt('chargepoints')
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', id: 'R2' })
    at(undefined)
    expect(chosen()).toBeUndefined()
    at('chargepoints')
    expect(chosen()).toBe('R2')
  })

  it('restores the earlier choice of this visit and drops it if it is no longer in the list', async () => {
    const { requests, at, chosen, is, effects } = start()
    is('entity', COAST)
    at('chargepoints')
    expect(chosen()).toBe('R2')
    await requests[0]?.answer([GROUP, LIEGE])
    expect(chosen()).toBeUndefined()
    expect(effects).toEqual(['entity all', 'cleared'])
  })

  it('never shows a person the choice or relations of another', async () => {
    const { actor, requests, chosen, viewState, is, offered } = await startAt('chargepoints')
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', id: 'R2' })
    actor.send({ type: 'OPEN' })
    is('fleet')
    expect([viewState(), chosen(), offered()]).toEqual(['closed', undefined, []])
    expect(requests).toHaveLength(2)
    actor.send({ type: 'IDENTIFY', person: undefined })
    expect(viewState()).toBe('hidden')
  })

  it('shows a failure or timeout of the list and retries on demand', async () => {
    const { actor, requests, clock, error, list } = start()
    actor.send({ type: 'IDENTIFY', person: { id: 'entity', isCompany: true } })
    actor.send({ type: 'PLACE', page: 'chargepoints' })
    await requests[0]?.fail({ code: 'UNEXPECTED' })
    expect([list(), error()]).toEqual(['failed', 'UNEXPECTED'])
    actor.send({ type: 'OPEN' })
    expect([list(), error()]).toEqual(['loading', undefined])
    clock.increment(RELATION_LIST_TIMEOUT_MS)
    expect([list(), error()]).toEqual(['failed', 'FAILEDTOLOAD'])
    actor.send({ type: 'RETRY' })
    await requests[2]?.answer(ALL)
    expect(list()).toBe('loaded')
  })
})
