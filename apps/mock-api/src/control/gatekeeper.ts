import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JournalEntry } from './journal.ts'
import type { Operation } from './operations.ts'
import { playOutcome } from './playOutcome.ts'
import { sessionOf } from './requestSession.ts'
import type { MockSession, Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation of the route. Routes without one are neither held nor recorded. */
    operation?: Operation
  }
  interface FastifyRequest {
    mockSession: MockSession | undefined
    journalEntry: JournalEntry | undefined
  }
}

/**
 * Runs before every route with an operation: finds the mock session, writes the journal, and applies the session's
 * faults, holds and scenarios. Matches by operation, not by URL.
 */
export const addGatekeeper = (app: FastifyInstance, sessions: Sessions): void => {
  app.decorateRequest('mockSession', undefined)
  app.decorateRequest('journalEntry', undefined)

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { operation } = request.routeOptions.config
    if (!operation) return
    const session = sessionOf(sessions, request)
    request.mockSession = session
    request.journalEntry = session.journal.add(
      operation,
      request.method,
      request.url.split('?')[0] ?? request.url,
    )
    const decision = await session.gate.pass(operation, request.method, (gone) => {
      reply.raw.once('close', gone)
    })
    // Faults and holds of a test take precedence over scenarios.
    const outcome = decision.kind === 'answer' ? session.scenarios.pass(operation) : decision
    // The caller gave up while the request waited, so nobody would read a response.
    if (reply.raw.destroyed) {
      reply.hijack()
      return reply
    }
    if (await playOutcome(outcome, operation, request, reply)) return reply
    if (reply.raw.destroyed) {
      reply.hijack()
      return reply
    }
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.mockSession)
      reply.header('x-server-now', new Date(request.mockSession.clock.now()).toISOString())
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { journalEntry } = request
    if (journalEntry && reply.raw.headersSent) journalEntry.status = reply.raw.statusCode
    done()
  })
}

/** Returns the mock session of a request. Throws if its route has no operation. */
export const mockSession = (request: FastifyRequest): MockSession => {
  if (!request.mockSession)
    throw new Error(`${request.method} ${request.url} has no operation and therefore no session`)
  return request.mockSession
}
