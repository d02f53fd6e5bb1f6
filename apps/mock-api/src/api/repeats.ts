import type { FastifyRequest } from 'fastify'
import { BcoError } from '../bco/handler.ts'

const HEADER = 'idempotency-key'
const MAX_LENGTH = 200
/** So many keys a session remembers; the oldest are forgotten first. */
const MAX_KEYS = 1_000

/** What a write is recognised by when it comes again: who sends what where under which key; undefined without a key. */
export const repeatKey = (request: FastifyRequest, operation: string): string | undefined => {
  const key = request.headers[HEADER]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > MAX_LENGTH)
    throw new BcoError('Error', `Idempotency-Key: 1 to ${MAX_LENGTH} visible characters`)
  return JSON.stringify([request.caller.username, operation, request.url.split('?')[0], key])
}

/**
 * Remembers what writes answered, by their Idempotency-Key: one that succeeded and comes again is answered as it was the
 * first time and does nothing. Failures are not remembered; one that still runs is waited for.
 */
export const createRepeats = () => {
  const answers = new Map<string, { readonly body: string; readonly answer: Promise<unknown> }>()
  return {
    once: async (key: string | undefined, body: unknown, write: () => Promise<unknown>): Promise<unknown> => {
      if (key === undefined) return write()
      const text = JSON.stringify(body) ?? ''
      const known = answers.get(key)
      if (known) {
        if (known.body !== text) throw new BcoError('Error', 'Idempotency-Key: was used for another write')
        return known.answer
      }
      const answer = write()
      answers.set(key, { body: text, answer })
      const [oldest] = answers.keys()
      if (answers.size > MAX_KEYS && oldest !== undefined) answers.delete(oldest)
      try {
        return await answer
      } catch (error) {
        answers.delete(key)
        throw error
      }
    },
  }
}

export type Repeats = ReturnType<typeof createRepeats>
