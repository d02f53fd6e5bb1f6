import type { SignInMachine } from '@portal/machines'
import { PAGE_PROOFS } from '@portal/machines/models'
import type { ActorName, DelayName, StateName } from '@portal/paths'
import { failedWith } from '../paths/pathsToPlay.ts'
import { looksAt, PageReplayFailure } from '../paths/replay.ts'
import { expect, test } from '../stack.ts'
import { type PageAdapter, unseen } from './adapter.ts'
import { expectWaiting } from './waiting.ts'

type Adapter = PageAdapter<SignInMachine>
/** Whether TypeScript takes the one for the other. `tsc` decides it: a test of types fails there. */
type Fits<TGiven, TWanted> = TGiven extends TWanted ? true : false
type Same<A, B> = [A, B] extends [B, A] ? true : false

test('An adapter that forgets an event, an answer, a delay or a state of its chart does not compile', () => {
  const whole: Fits<Adapter['see'], Adapter['see']> = true
  const refused: readonly false[] = [
    false satisfies Fits<Omit<Adapter['act'], 'PAGE_RESTORED'>, Adapter['act']>,
    false satisfies Fits<Omit<Adapter['answer'], 'renewUser'>, Adapter['answer']>,
    false satisfies Fits<{ done: Adapter['see']['failed'] }, Adapter['answer']['renewUser']>,
    false satisfies Fits<Omit<Adapter['delay'], 'RENEW_RETRY'>, Adapter['delay']>,
    false satisfies Fits<Omit<Adapter['see'], 'signedIn.renewing.ahead'>, Adapter['see']>,
    false satisfies Fits<Omit<Adapter, 'stop'>, Adapter>,
  ]
  expect([whole, ...refused]).toEqual([true, ...refused.map(() => false)])
})

test('Names of actors, delays and innermost states are read from the chart', () => {
  const delays: Same<DelayName<SignInMachine>, 'ANSWER_TIMEOUT' | 'REDIRECT_TIMEOUT' | 'RENEW_RETRY'> = true
  const actors: Fits<'renewUser' | 'watchUser', ActorName<SignInMachine>> = true
  const innermost: Fits<'signedIn.stalled.waiting' | 'signedOut', StateName<SignInMachine>> = true
  const parents: Fits<'signedIn' | 'signedIn.renewing', StateName<SignInMachine>> = false
  expect([delays, actors, innermost, parents]).toEqual([true, true, true, false])
})

test('A state that is over at once is declared unseen, and one that is forgotten is refused', () => {
  const look = async () => undefined
  const see = { shown: look, passing: unseen('It is over in the same moment.') }
  expect(looksAt(see, ['shown', 'passing'])).toEqual([look])
  expect(() => looksAt(see, ['shown', 'other'])).toThrow("does not say how 'other' looks")
})

test('A failure says how many requests should wait', async () => {
  await expect(expectWaiting({ waiting: () => 0 }, 1)).rejects.toThrow('one request waits')
  await expect(expectWaiting({ waiting: () => 1 }, 0)).rejects.toThrow('no request waits')
  await expect(expectWaiting({ waiting: () => 1 }, 1)).resolves.toBeUndefined()
})

test('A failure tells its path once, and what was expected in words', async () => {
  const { committed } = PAGE_PROOFS.newVersion
  const [path] = committed.paths
  if (!path) throw new Error('There is no path.')
  const noted = await expectWaiting({ waiting: () => 0 }, 1, 'the intake').catch((error: unknown) => error)
  const failure = new PageReplayFailure(`The portal did not keep path ${path.id}: ${String(noted)}`, {
    cause: noted,
  })
  const told = failedWith(failure, committed, path)
  const all = [told, told.cause].map(String).join('\n')
  expect(all.split(`did not keep path ${path.id}`)).toHaveLength(2)
  expect(all).toContain('one request waits (the intake)')
})
