import { settle } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type ImpersonationInput,
  impersonationMachine,
  selectImpersonationViewState,
  VIEW_TIMEOUT_MS,
} from './machine.ts'

const NORTH: RelationEntry = { Id: 'R2', Description: 'North', IsCompany: 1 }

const start = (
  input: ImpersonationInput = { person: 'RC1', viewed: undefined },
  answer: 'yes' | 'never' | object = 'yes',
) => {
  const looked: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    impersonationMachine.provide({
      actors: {
        checkAccess: fromPromise<void, { relation: RelationEntry | undefined }>(async () => {
          if (answer === 'never') await new Promise<never>(() => {})
          if (answer !== 'yes') await Promise.reject(answer)
        }),
        viewRelation: fromCallback<{ type: 'NONE' }, { relation: RelationEntry | undefined }>(({ input }) => {
          looked.push(`look at ${input.relation?.Id}`)
          return () => void looked.push('stop')
        }),
      },
    }),
    { clock, input },
  ).start()
  const viewState = () => selectImpersonationViewState(actor.getSnapshot())
  return { actor, looked, clock, viewState }
}
const offered = (...options: Parameters<typeof start>) => {
  const started = start(...options)
  started.actor.send({ type: 'OFFER', isOffered: true })
  return started
}

describe('impersonation', () => {
  it('starts only after the permission check and stops with one press', async () => {
    const { actor, looked, viewState } = offered()
    actor.send({ type: 'VIEW', relation: NORTH })
    expect(looked).toEqual([])
    await settle()
    expect([viewState(), looked]).toEqual(['viewing', ['look at R2']])
    actor.send({ type: 'STOP' })
    expect([viewState(), looked.at(-1), actor.getSnapshot().context.relation]).toEqual([
      'idle',
      'stop',
      undefined,
    ])
  })

  it('requires the flag and ends when the flag is withdrawn (S6)', async () => {
    const { actor, looked, viewState } = start()
    actor.send({ type: 'VIEW', relation: NORTH })
    expect(viewState()).toBe('idle')
    actor.send({ type: 'OFFER', isOffered: true })
    actor.send({ type: 'VIEW', relation: NORTH })
    await settle()
    actor.send({ type: 'OFFER', isOffered: false })
    expect([viewState(), looked.at(-1)]).toEqual(['idle', 'stop'])
  })

  it('continues for the same person and ends when they sign out', async () => {
    const { actor, looked, viewState } = offered()
    actor.send({ type: 'VIEW', relation: NORTH })
    await settle()
    actor.send({ type: 'IDENTIFY', person: 'RC1' })
    expect(viewState()).toBe('viewing')
    actor.send({ type: 'IDENTIFY', person: undefined })
    expect([viewState(), looked.at(-1)]).toEqual(['idle', 'stop'])
  })

  it('continues after a reload once the person is known', () => {
    const { actor, looked, viewState } = start({ person: undefined, viewed: NORTH })
    actor.send({ type: 'IDENTIFY', person: 'RC1' })
    actor.send({ type: 'OFFER', isOffered: true })
    expect([viewState(), looked]).toEqual(['viewing', ['look at R2']])
  })

  it('shows the reason for a rejection and times out without a response', async () => {
    const refused = offered(undefined, { code: 'Unauthorized', status: 403 })
    refused.actor.send({ type: 'VIEW', relation: NORTH })
    await settle()
    expect(refused.actor.getSnapshot().context.error?.code).toBe('Unauthorized')
    expect(refused.looked).toEqual([])
    const silent = offered(undefined, 'never')
    silent.actor.send({ type: 'VIEW', relation: NORTH })
    silent.clock.increment(VIEW_TIMEOUT_MS)
    expect([silent.viewState(), silent.actor.getSnapshot().context.error?.code]).toEqual([
      'refused',
      'FAILEDTOLOAD',
    ])
  })
})
