import type { FlagName } from '@portal/schemas'
import { createRepeats, type Repeats } from '../api/repeats.ts'
import { DataError, reasonOf } from '../durability/errors.ts'
import { createPasswords, type Passwords } from '../identity/passwords.ts'
import { type Change, type Changes, createChanges } from '../world/changes.ts'
import type { SessionWorld } from '../world/sessionWorld.ts'
import { type Clock, createClock } from './clock.ts'
import { createGate, type Gate } from './gate.ts'
import { createJournal, type Journal } from './journal.ts'
import { createScenarios, type Scenarios } from './scenarios/scenarios.ts'

/** Sessions without a request for this long are dropped. */
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

/** An isolated world: what one test, or one person at the default address, does stays invisible to others. */
export interface MockSession {
  readonly id: string
  /** Through which everything is written that is kept. */
  readonly changes: Changes
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

/** Where changes are kept. Both throw when they cannot be. */
export interface Keeper {
  readonly keep: (sessionId: string, changes: readonly Change[]) => void
  readonly forget: (sessionId: string) => void
  /** Whether something of a session is kept. */
  readonly has: (sessionId: string) => boolean
  /** What was kept before, by session. */
  readonly kept: ReadonlyMap<string, Iterable<Change>>
}

export interface SessionsOptions {
  readonly createWorld: (changes: Changes) => SessionWorld
  /** The clock that new sessions start with. */
  readonly baseClock: Clock
  readonly realNow?: () => number
  /** Without one everything is in memory only. */
  readonly keeper?: Keeper | undefined
}

const restore = ({ world, passwords, clock, repeats }: MockSession, change: Change): void => {
  if (change.kind === 'password') passwords.restore(change.username, change.password)
  else if (change.kind === 'clock') clock.turn(change.face)
  else if (change.kind === 'repeat') repeats.restore(change.key, change.body, change.answer)
  else world().restore(change)
}

export type Sessions = ReturnType<typeof createSessions>

export const createSessions = ({ createWorld, baseClock, realNow = Date.now, keeper }: SessionsOptions) => {
  const sessions = new Map<string, { session: MockSession; seen: number }>()

  const create = (id: string): MockSession => {
    const changes = createChanges(keeper && ((made) => keeper.keep(id, made)))
    let made: SessionWorld | undefined
    const world = () => {
      made ??= createWorld(changes)
      return made
    }
    const clock = createClock(baseClock.now(), realNow)
    const flags = new Map<FlagName, boolean>()
    return {
      id,
      changes,
      world,
      clock,
      scenarios: createScenarios({
        setMaintenance: (isOn) => {
          if (isOn) flags.set('maintenance', true)
          else flags.delete('maintenance')
        },
        silence: (isSilent) => world().silenceChargers(isSilent, clock.now()),
      }),
      gate: createGate(),
      journal: createJournal(),
      tokens: { rejectedUpTo: 0, lifetimeSeconds: undefined },
      flags,
      passwords: createPasswords(changes),
      repeats: createRepeats(changes),
    }
  }

  const dropIdle = (now: number) => {
    for (const [id, { session, seen }] of sessions) {
      const isWanted = id === DEFAULT_SESSION || session.gate.isWaiting() || keeper?.has(id)
      if (now - seen > IDLE_MS && !isWanted) sessions.delete(id)
    }
  }

  for (const [id, changes] of keeper?.kept ?? []) {
    const session = create(id)
    try {
      for (const change of changes) restore(session, change)
    } catch (error) {
      throw new DataError(`What session '${id}' kept does not fit this world: ${reasonOf(error)}`)
    }
    sessions.set(id, { session, seen: realNow() })
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
    /** Forgets the session: its next request finds it as new. Waiting requests are released. */
    reset: (id: string) => {
      if (keeper?.has(id)) keeper.forget(id)
      sessions.get(id)?.session.gate.clear()
      sessions.get(id)?.session.scenarios.stopAll()
      sessions.delete(id)
    },
    count: () => sessions.size,
  }
}
