import type { Persona } from '@portal/fixtures'
import { FLAG_NAMES } from '@portal/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  ControlError,
  readCount,
  readFields,
  readMethod,
  readNumber,
  readOperation,
  readOutcome,
  readPersona,
} from './controlInput.ts'
import { JOURNAL_FIELDS, readJournalFilter } from './journalInput.ts'
import { headerSession, sessionOf } from './requestSession.ts'
import { addScenarioControl } from './scenarios/scenarioControl.ts'
import type { MockSession, Sessions } from './sessions.ts'

export const CONTROL_BASE_PATH = '/__mock'

/** How long a release waits for the request that it is for. */
const PATIENCE_MS = 10_000
/** Access tokens live at most a day. */
const MAX_LIFETIME_SECONDS = 86_400

/** What the token endpoint of OAuth 2.0 answers, as far as a caller of the API needs it. */
export type IssueToken = (
  persona: Persona,
  sessionId: string | undefined,
) => Promise<{ readonly access_token: string; readonly token_type: 'Bearer'; readonly expires_in: number }>

export interface ControlOptions {
  readonly sessions: Sessions
  /** Serial of the newest access token, which `rejectIssuedBefore: 'now'` means. */
  readonly lastTokenSerial: () => number
  /** Issues an access token without a sign-in, for people with curl. */
  readonly issueToken: IssueToken
  readonly patienceMs?: number
}

const clockFace = ({ clock }: MockSession) => ({
  now: new Date(clock.now()).toISOString(),
  paused: clock.isPaused(),
})

const changeClock = ({ clock, changes }: MockSession, body: unknown) => {
  const { now, advanceMs, paused } = readFields(body, ['now', 'advanceMs', 'paused'])
  if (now !== undefined && (typeof now !== 'string' || Number.isNaN(Date.parse(now)))) {
    throw new ControlError('now must be a date and time in ISO 8601, such as 2026-11-21T06:00:00Z.')
  }
  if (advanceMs !== undefined && !Number.isSafeInteger(advanceMs)) {
    throw new ControlError('advanceMs must be a whole number of milliseconds.')
  }
  if (paused !== undefined && typeof paused !== 'boolean')
    throw new ControlError('paused must be true or false.')
  const next = (now === undefined ? clock.now() : Date.parse(now)) + Number(advanceMs ?? 0)
  if (Number.isNaN(new Date(next).getTime())) throw new ControlError('The clock cannot show this time.')
  const before = clock.face()
  if (paused !== undefined) clock.pause(paused)
  if (now !== undefined || advanceMs !== undefined) clock.set(next)
  changes.make({ kind: 'clock', face: clock.face() }, () => () => clock.turn(before))
}

const changeTokens = ({ tokens }: MockSession, body: unknown, lastTokenSerial: number) => {
  const { rejectIssuedBefore, lifetimeSeconds } = readFields(body, ['rejectIssuedBefore', 'lifetimeSeconds'])
  if (rejectIssuedBefore !== undefined && rejectIssuedBefore !== null && rejectIssuedBefore !== 'now') {
    throw new ControlError("rejectIssuedBefore must be 'now' or null.")
  }
  const lifetime = lifetimeSeconds === null ? undefined : readCount('lifetimeSeconds', lifetimeSeconds)
  if (lifetime !== undefined && lifetime > MAX_LIFETIME_SECONDS) {
    throw new ControlError(`lifetimeSeconds must be at most ${MAX_LIFETIME_SECONDS}.`)
  }
  if (rejectIssuedBefore !== undefined)
    tokens.rejectedUpTo = rejectIssuedBefore === 'now' ? lastTokenSerial : 0
  if (lifetimeSeconds !== undefined) tokens.lifetimeSeconds = lifetime
  return { rejecting: tokens.rejectedUpTo > 0, lifetimeSeconds: tokens.lifetimeSeconds ?? null }
}

/** Switches flags by hand; null leaves one to the service again. */
const changeFlags = ({ flags }: MockSession, body: unknown) => {
  const wanted = readFields(body, FLAG_NAMES)
  for (const [name, value] of Object.entries(wanted)) {
    if (typeof value !== 'boolean' && value !== null)
      throw new ControlError(`${name} must be true, false or null.`)
  }
  for (const name of FLAG_NAMES) {
    const value = wanted[name]
    if (value === null) flags.delete(name)
    else if (typeof value === 'boolean') flags.set(name, value)
  }
}

/**
 * The tests' side door: decides how requests of one session end, moves its clock and tells what was asked. Its own
 * answers are never held. Each call speaks about the session that `x-mock-session` names.
 */
export const addControl = (
  app: FastifyInstance,
  { sessions, lastTokenSerial, issueToken, patienceMs = PATIENCE_MS }: ControlOptions,
) => {
  const session = (request: FastifyRequest) => sessionOf(sessions, request)

  const hold = (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { id } = request.params
    const known = session(request)
      .gate.holds()
      .find((candidate) => candidate.id === id)
    if (!known) throw new ControlError(`There is no hold '${id}' in this session.`, 404)
    return known
  }

  const calls: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') calls.push(`${String(method)} ${url}`)
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      return done(null, JSON.parse(String(body)))
    } catch {
      return done(new ControlError('The body is not JSON.'))
    }
  })

  app.get('/', async () => ({ calls }))

  app.post('/reset', async (request) => {
    sessions.reset(session(request).id)
    return { ok: true }
  })

  app.get('/holds', async (request) => session(request).gate.holds())

  app.post('/holds', async (request, reply) => {
    const { operation, method } = readFields(request.body, ['operation', 'method'])
    const id = session(request).gate.hold(readOperation(operation), readMethod(method))
    return reply.code(201).send({ id })
  })

  app.post<{ Params: { id: string } }>('/holds/:id/release', async (request) => {
    const { id, operation } = hold(request)
    const { outcome, count } = readFields(request.body, ['outcome', 'count'])
    const wanted = readCount('count', count) ?? 1
    const released = await session(request).gate.release(
      id,
      readOutcome(outcome, operation),
      wanted,
      patienceMs,
    )
    if (released !== wanted) {
      throw new ControlError(
        `${released ?? 0} of ${wanted} requests of ${operation} were released; no other came within ${patienceMs / 1000} seconds.`,
        409,
      )
    }
    return { released }
  })

  app.delete<{ Params: { id: string } }>('/holds/:id', async (request) => {
    session(request).gate.removeHold(hold(request).id)
    return { ok: true }
  })

  app.get('/faults', async (request) => session(request).gate.faults())

  app.post('/faults', async (request, reply) => {
    const { operation, outcome, times, skip } = readFields(request.body, [
      'operation',
      'outcome',
      'times',
      'skip',
    ])
    const known = readOperation(operation)
    session(request).gate.addFault(
      known,
      readOutcome(outcome, known),
      readCount('times', times),
      readNumber('skip', skip),
    )
    return reply.code(201).send({ ok: true })
  })

  app.delete('/faults', async (request) => {
    session(request).gate.clearFaults()
    return { ok: true }
  })

  app.get('/clock', async (request) => clockFace(session(request)))

  app.post('/clock', async (request) => {
    changeClock(session(request), request.body)
    return clockFace(session(request))
  })

  app.get('/flags', async (request) => Object.fromEntries(session(request).flags))

  app.post('/flags', async (request) => {
    changeFlags(session(request), request.body)
    return Object.fromEntries(session(request).flags)
  })

  app.post('/tokens', async (request) => changeTokens(session(request), request.body, lastTokenSerial()))

  app.post('/token', async (request) => {
    const { username } = readFields(request.body, ['username'])
    return issueToken(readPersona(username), headerSession(request))
  })

  app.post('/banner', async (request) => {
    const { message } = readFields(request.body, ['message'])
    if (typeof message !== 'string')
      throw new ControlError('message must be a text: HTML, or empty for none.')
    session(request).world().banner = message
    return { message }
  })

  app.get('/journal', async (request) => session(request).journal.read(readJournalFilter(request.query)))

  app.delete('/journal', async (request) => {
    session(request).journal.clear()
    return { ok: true }
  })

  app.post('/journal/verify', async (request, reply) => {
    const { times, atLeast, atMost, ...filter } = readFields(request.body, [
      ...JOURNAL_FIELDS,
      'times',
      'atLeast',
      'atMost',
    ])
    const found = session(request).journal.read(readJournalFilter(filter)).length
    const exactly = readNumber('times', times)
    const least = exactly ?? readNumber('atLeast', atLeast) ?? (atMost === undefined ? 1 : 0)
    const most = exactly ?? readNumber('atMost', atMost) ?? Number.POSITIVE_INFINITY
    const ok = found >= least && found <= most
    return reply.code(ok ? 200 : 409).send({ ok, found })
  })

  addScenarioControl(app, session)
}
