import type { FlagName } from '@portal/schemas'
import { createRepeats, type Repeats } from '../api/repeats.ts'
import { createPasswords, type Passwords } from '../identity/passwords.ts'
import type { SessionWorld } from '../world/sessionWorld.ts'
import { type Clock, createClock } from './clock.ts'
import { createGate, type Gate } from './gate.ts'
import { createJournal, type Journal } from './journal.ts'
import { createScenarios, type Scenarios } from './scenarios/scenarios.ts'

/** Sessions nobody asked anything of for so long are dropped. */
const IDLE_MS = 30 * 60_000
export const DEFAULT_SESSION = 'default'
/** Carries the session's name; browser tests set it on every request. */
export const SESSION_HEADER = 'x-mock-session'

export const isSessionId = (value: string): boolean => /^[\w.-]{1,64}$/.test(value)

/** What the session says about access tokens. */
export interface TokenRules {
  /** Tokens with a serial up to this one are refused. */
  rejectedUpTo: number
  /** Seconds that new access tokens live; the server's default when undefined. */
  lifetimeSeconds: number | undefined
}

/** An isolated world: what one test, or one person at the default address, does is seen by nobody else. */
export interface MockSession {
  readonly id: string
  /** Made when first asked for: a request for a picture needs none. */
  readonly world: () => SessionWorld
  readonly clock: Clock
  readonly gate: Gate
  readonly journal: Journal
  /** The stories that are being played. */
  readonly scenarios: Scenarios
  readonly tokens: TokenRules
  /** Feature flags that were switched by hand. */
  readonly flags: Map<FlagName, boolean>
  /** What people changed their passwords to. */
  readonly passwords: Passwords
  /** Writes that succeeded under an idempotency key. */
  readonly repeats: Repeats
}

export interface SessionsOptions {
  readonly createWorld: () => SessionWorld
  /** The clock that new sessions start with. */
  readonly baseClock: Clock
  readonly realNow?: () => number
}

export type Sessions = ReturnType<typeof createSessions>

export const createSessions = ({ createWorld, baseClock, realNow = Date.now }: SessionsOptions) => {
  const sessions = new Map<string, { session: MockSession; seen: number }>()

  const create = (id: string): MockSession => {
    let made: SessionWorld | undefined
    const world = () => {
      made ??= createWorld()
      return made
    }
    const clock = createClock(baseClock.now(), realNow)
    const flags = new Map<FlagName, boolean>()
    return {
      id,
      world,
      clock,
      scenarios: createScenarios({
        setMaintenance: (isOn) => {
          if (isOn) flags.set('maintenance', true)
          else flags.delete('maintenance')
        },
        silence: (isSilent) => world().silenceChargers(isSilent ? clock.now() : undefined),
      }),
      gate: createGate(),
      journal: createJournal(),
      tokens: { rejectedUpTo: 0, lifetimeSeconds: undefined },
      flags,
      passwords: createPasswords(),
      repeats: createRepeats(),
    }
  }

  const dropIdle = (now: number) => {
    for (const [id, { session, seen }] of sessions) {
      if (id !== DEFAULT_SESSION && now - seen > IDLE_MS && !session.gate.isWaiting()) sessions.delete(id)
    }
  }

  return {
    /** The session of this name, created on first use. */
    get: (id: string): MockSession => {
      const now = realNow()
      const known = sessions.get(id)
      if (known) {
        known.seen = now
        return known.session
      }
      dropIdle(now)
      const session = create(id)
      sessions.set(id, { session, seen: now })
      return session
    },
    /** Forgets the session: its next request finds it as new. Whoever waits is let go. */
    reset: (id: string) => {
      sessions.get(id)?.session.gate.clear()
      sessions.get(id)?.session.scenarios.stopAll()
      sessions.delete(id)
    },
    count: () => sessions.size,
  }
}
