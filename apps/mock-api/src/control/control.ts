import { type Persona, personas } from '@portal/fixtures'
import { FLAG_NAMES, type FlagName } from '@portal/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addChecks } from '../api/checks.ts'
import { type ClockSpan, refusedTime } from './clock.ts'
import { ControlError, readOutcome, schemaSentence } from './controlInput.ts'
import {
  type BannerBody,
  bannerSchema,
  type ClockBody,
  clockSchema,
  emptySchema,
  type FaultBody,
  faultSchema,
  flagsSchema,
  type HoldBody,
  holdSchema,
  type JournalQuery,
  journalQuerySchema,
  type ReleaseBody,
  releaseSchema,
  type TokenBody,
  type TokensBody,
  tokenSchema,
  tokensSchema,
  type VerifyBody,
  verifySchema,
} from './controlSchemas.ts'
import { headerSession, sessionOf } from './requestSession.ts'
import { addScenarioControl } from './scenarios/scenarioControl.ts'
import type { MockSession, Sessions } from './sessions.ts'

export const CONTROL_BASE_PATH = '/__mock'

/** Max time that a release waits for a request to arrive. */
const PATIENCE_MS = 30_000

/** Issues an access token. Returns the token response of OAuth 2.0, reduced to the fields that an API client needs. */
export type IssueToken = (
  persona: Persona,
  sessionId: string | undefined,
) => Promise<{ readonly access_token: string; readonly token_type: 'Bearer'; readonly expires_in: number }>

export interface ControlOptions {
  readonly sessions: Sessions
  readonly span: ClockSpan
  /** Returns the serial of the newest access token, for `rejectIssuedBefore: 'now'`. */
  readonly lastTokenSerial: () => number
  /** Issues an access token without a sign-in, for people who use curl. */
  readonly issueToken: IssueToken
  readonly patienceMs?: number
}

const clockState = ({ clock }: MockSession) => ({
  now: new Date(clock.now()).toISOString(),
  paused: clock.isPaused(),
})

const changeClock = (
  { clock, changes }: MockSession,
  { now, advanceMs = 0, paused }: ClockBody,
  span: ClockSpan,
) => {
  const isMoved = now !== undefined || advanceMs !== 0
  const next = (now === undefined ? clock.now() : Date.parse(now)) + advanceMs
  const refused = isMoved ? refusedTime(next, span) : undefined
  if (refused !== undefined) throw new ControlError(refused)
  const before = clock.face()
  if (paused !== undefined) clock.pause(paused)
  if (isMoved) clock.set(next)
  changes.make({ kind: 'clock', face: clock.face() }, () => () => clock.turn(before))
}

const changeTokens = (
  { tokens }: MockSession,
  { rejectIssuedBefore, lifetimeSeconds }: TokensBody,
  lastTokenSerial: number,
) => {
  if (rejectIssuedBefore !== undefined)
    tokens.rejectedUpTo = rejectIssuedBefore === 'now' ? lastTokenSerial : 0
  if (lifetimeSeconds !== undefined) tokens.lifetimeSeconds = lifetimeSeconds ?? undefined
  return { rejecting: tokens.rejectedUpTo > 0, lifetimeSeconds: tokens.lifetimeSeconds ?? null }
}

/** Sets overrides of feature flags. Null removes an override. */
const changeFlags = ({ flags }: MockSession, changes: { readonly [F in FlagName]?: boolean | null }) => {
  for (const name of FLAG_NAMES) {
    const value = changes[name]
    if (value === null) flags.delete(name)
    else if (value !== undefined) flags.set(name, value)
  }
}

/**
 * Control interface for tests: decides how requests of a mock session end, moves its clock and reads its journal.
 * Control calls are never held themselves. Each applies to the session named by `x-mock-session`, or else to the
 * default session.
 */
export const addControl = (
  app: FastifyInstance,
  { sessions, span, lastTokenSerial, issueToken, patienceMs = PATIENCE_MS }: ControlOptions,
) => {
  const session = (request: FastifyRequest) => sessionOf(sessions, request)

  const hold = (request: FastifyRequest, id: string) => {
    const waiting = session(request)
      .gate.holds()
      .find((candidate) => candidate.id === id)
    if (!waiting) throw new ControlError(`There is no hold '${id}' in this session.`, 404)
    return waiting
  }

  const calls: string[] = []
  app.addHook('onRoute', (route) => {
    const { method, url } = route
    if (method === 'HEAD') return
    calls.push(`${String(method)} ${url}`)
    if (method !== 'GET') route.schema ??= { body: emptySchema }
  })
  addChecks(app)
  app.setSchemaErrorFormatter(schemaSentence)
  // Treat a missing body as an empty object.
  app.addHook('preValidation', async (request) => {
    request.body ??= {}
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

  app.post<{ Body: HoldBody }>('/holds', { schema: { body: holdSchema } }, async (request, reply) => {
    const { operation, method } = request.body
    return reply.code(201).send({ id: session(request).gate.hold(operation, method) })
  })

  app.post<{ Params: { id: string }; Body: ReleaseBody }>(
    '/holds/:id/release',
    { schema: { body: releaseSchema } },
    async (request) => {
      const { id, operation } = hold(request, request.params.id)
      const { outcome, count } = request.body
      const released = await session(request).gate.release(
        id,
        readOutcome(outcome, operation),
        count,
        patienceMs,
      )
      if (released !== count) {
        throw new ControlError(
          `${released ?? 0} of ${count} requests of ${operation} were released; no other came within ${patienceMs / 1000} seconds.`,
          409,
        )
      }
      return { released }
    },
  )

  app.delete<{ Params: { id: string } }>('/holds/:id', async (request) => {
    session(request).gate.removeHold(hold(request, request.params.id).id)
    return { ok: true }
  })

  app.get('/faults', async (request) => session(request).gate.faults())

  app.post<{ Body: FaultBody }>('/faults', { schema: { body: faultSchema } }, async (request, reply) => {
    const { operation, outcome, times, skip } = request.body
    session(request).gate.addFault(operation, readOutcome(outcome, operation), times, skip)
    return reply.code(201).send({ ok: true })
  })

  app.delete('/faults', async (request) => {
    session(request).gate.clearFaults()
    return { ok: true }
  })

  app.get('/clock', async (request) => clockState(session(request)))

  app.post<{ Body: ClockBody }>('/clock', { schema: { body: clockSchema } }, async (request) => {
    changeClock(session(request), request.body, span)
    return clockState(session(request))
  })

  app.get('/flags', async (request) => Object.fromEntries(session(request).flags))

  app.post<{ Body: Parameters<typeof changeFlags>[1] }>(
    '/flags',
    { schema: { body: flagsSchema } },
    async (request) => {
      changeFlags(session(request), request.body)
      return Object.fromEntries(session(request).flags)
    },
  )

  app.post<{ Body: TokensBody }>('/tokens', { schema: { body: tokensSchema } }, async (request) =>
    changeTokens(session(request), request.body, lastTokenSerial()),
  )

  app.post<{ Body: TokenBody }>('/token', { schema: { body: tokenSchema } }, async (request) => {
    const persona = personas.find(({ username }) => username === request.body.username)
    if (!persona) throw new ControlError('username is unknown.')
    return issueToken(persona, headerSession(request))
  })

  app.post<{ Body: BannerBody }>('/banner', { schema: { body: bannerSchema } }, async (request) => {
    const { message } = request.body
    session(request).world().banner = message
    return { message }
  })

  app.get<{ Querystring: JournalQuery }>(
    '/journal',
    { schema: { querystring: journalQuerySchema } },
    async (request) => {
      const { status, ...filter } = request.query
      return session(request).journal.read({
        ...filter,
        ...(status !== undefined && { status: Number(status) }),
      })
    },
  )

  app.delete('/journal', async (request) => {
    session(request).journal.clear()
    return { ok: true }
  })

  app.post<{ Body: VerifyBody }>(
    '/journal/verify',
    { schema: { body: verifySchema } },
    async (request, reply) => {
      const { times, atLeast, atMost, ...filter } = request.body
      const found = session(request).journal.read(filter).length
      const least = times ?? atLeast ?? (atMost === undefined ? 1 : 0)
      const most = times ?? atMost ?? Number.POSITIVE_INFINITY
      const ok = found >= least && found <= most
      return reply.code(ok ? 200 : 409).send({ ok, found })
    },
  )

  addScenarioControl(app, session)
}
