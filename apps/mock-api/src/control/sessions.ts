import type { FlagName } from '@portal/schemas'
import { createRepeats, type Repeats } from '../api/repeats.ts'
import { DataError, reasonOf } from '../durability/errors.ts'
import { createPasswords, type Passwords } from '../identity/passwords.ts'
import { type Change, type Changes, createChanges } from '../world/changes.ts'
import { upgraded } from '../world/olderData.ts'
import type { SessionWorld } from '../world/sessionWorld.ts'
import { type Clock, createClock } from './clock.ts'
import { createGate, type Gate } from './gate.ts'
import { createJournal, type Journal } from './journal.ts'
import { createScenarios, type Scenarios } from './scenarios/scenarios.ts'

/**
 * Idle sessions are dropped after this time, except the default session and those with waiting requests or stored
 * changes.
 */
const IDLE_MS = 30 * 60_000
export const DEFAULT_SESSION = 'default'
/** Header with the name of the mock session. Browser tests set it on every request. */
export const SESSION_HEADER = 'x-mock-session'

export const isSessionId = (value: string): boolean => /^[\w.-]{1,64}$/.test(value)

export interface TokenRules {
  /** Tokens with a serial up to this one are rejected. */
  rejectedUpTo: number
  /** Lifetime of new access tokens, s. Undefined for the server's default. */
  lifetimeSeconds: number | undefined
}

/** Isolated world of one test, or of all requests that name no session. Changes stay invisible to other sessions. */
export interface MockSession {
  readonly id: string
  /** All writes that must persist go through this. */
  readonly changes: Changes
  /** Created on first use, because some requests, e.g. for map tiles, never need it. */
  readonly world: () => SessionWorld
  readonly clock: Clock
  readonly gate: Gate
  readonly journal: Journal
  readonly scenarios: Scenarios
  readonly tokens: TokenRules
  /** Overrides of feature flags. */
  readonly flags: Map<FlagName, boolean>
  readonly passwords: Passwords
  readonly repeats: Repeats
}

/** Store of changes. `keep` and `forget` throw if the write fails. */
export interface Keeper {
  readonly keep: (sessionId: string, changes: readonly Change[]) => void
  readonly forget: (sessionId: string) => void
  readonly has: (sessionId: string) => boolean
  /** Stored changes from earlier runs, by session. */
  readonly stored: ReadonlyMap<string, Iterable<Change>>
}

export interface SessionsOptions {
  readonly createWorld: (changes: Changes) => SessionWorld
  readonly baseClock: Clock
  readonly realNow?: () => number
  /** Without a keeper everything stays in memory. */
  readonly keeper?: Keeper | undefined
}

const restore = ({ world, passwords, clock, repeats }: MockSession, change: Change): void => {
  if (change.kind === 'password') passwords.restore(change.username, change.password)
  else if (change.kind === 'clock') clock.turn(change.face)
  else if (change.kind === 'repeat') repeats.restore(change.key, change.body, change.answer)
  else world().restore(upgraded(change))
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
        setAnswers: (answers) => {
          world().answers = answers
        },
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
      const isUsed = id === DEFAULT_SESSION || session.gate.isWaiting() || keeper?.has(id)
      if (now - seen > IDLE_MS && !isUsed) sessions.delete(id)
    }
  }

  for (const [id, changes] of keeper?.stored ?? []) {
    const session = create(id)
    try {
      for (const change of changes) restore(session, change)
    } catch (error) {
      throw new DataError(`The changes of session '${id}' do not fit this world: ${reasonOf(error)}`)
    }
    sessions.set(id, { session, seen: realNow() })
  }

  return {
    /** Returns the session with this name. Creates it on first use. */
    get: (id: string): MockSession => {
      const now = realNow()
      const existing = sessions.get(id)
      if (existing) {
        existing.seen = now
        return existing.session
      }
      dropIdle(now)
      const session = create(id)
      sessions.set(id, { session, seen: now })
      return session
    },
    /** Deletes the session, so that its next request creates a new one. Waiting requests are released. */
    reset: (id: string) => {
      if (keeper?.has(id)) keeper.forget(id)
      sessions.get(id)?.session.gate.clear()
      sessions.get(id)?.session.scenarios.stopAll()
      sessions.delete(id)
    },
    count: () => sessions.size,
  }
}
