import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { settle } from '../paths/index.ts'
import {
  selectEndangeredDrafts,
  selectIsSignOutAsked,
  signingOutMachine,
  WIPE_TIMEOUT_MS,
} from './machine.ts'

const open = (wipe: () => Promise<void> = () => Promise.resolve()) => {
  const did: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    signingOutMachine.provide({
      actors: {
        wipeDrafts: fromPromise<void, { drafts: readonly string[] }>(({ input }) => {
          did.push(`wipe ${input.drafts.join(' ')}`)
          return wipe()
        }),
      },
      actions: { signOut: () => did.push('sign out') },
    }),
    { clock },
  ).start()
  return { actor, did, clock }
}

it('signs out at once where there is no draft', () => {
  const { actor, did } = open()
  actor.send({ type: 'SIGN_OUT', drafts: [] })
  expect(did).toEqual(['sign out'])
})

it('asks first where a draft would be lost, and deletes it only after a yes', async () => {
  const { actor, did } = open()
  actor.send({ type: 'SIGN_OUT', drafts: ['request'] })
  expect(selectEndangeredDrafts(actor.getSnapshot())).toEqual(['request'])
  actor.send({ type: 'STAY' })
  expect(did).toEqual([])
  expect(selectIsSignOutAsked(actor.getSnapshot())).toBe(false)

  actor.send({ type: 'SIGN_OUT', drafts: ['request', 'installation'] })
  actor.send({ type: 'CONFIRM' })
  actor.send({ type: 'SIGN_OUT', drafts: ['request'] })
  await settle()
  expect(did).toEqual(['wipe request installation', 'sign out'])
})

it.each([
  ['refuses', () => Promise.reject(new Error('forbidden')), 0],
  ['never answers', () => new Promise<void>(() => {}), WIPE_TIMEOUT_MS],
] as const)('signs out all the same when the device %s', async (_, wipe, ms) => {
  const { actor, did, clock } = open(wipe)
  actor.send({ type: 'SIGN_OUT', drafts: ['request'] })
  actor.send({ type: 'CONFIRM' })
  clock.increment(ms)
  await settle()
  expect(did.at(-1)).toBe('sign out')
})
