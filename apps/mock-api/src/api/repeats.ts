import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { BcoError } from '../bco/handler.ts'
import { type Changes, setIn } from '../world/changes.ts'

const HEADER = 'idempotency-key'
const MAX_LENGTH = 200
/** Max idempotency keys per session (FIFO). */
const MAX_KEYS = 1_000

/** Returns the identity of a repeatable write: caller, operation, path and key. Returns undefined without a key. */
export const repeatKey = (request: FastifyRequest, operation: string): string | undefined => {
  const key = request.headers[HEADER]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > MAX_LENGTH)
    throw new BcoError('Error', `Idempotency-Key: 1 to ${MAX_LENGTH} visible characters`)
  return JSON.stringify([request.caller.username, operation, request.url.split('?')[0], key])
}

/**
 * Remembers the responses to writes by their Idempotency-Key. Repeating a successful write returns the first response
 * and has no effect. Failures are not remembered.
 */
export const createRepeats = (changes: Changes) => {
  const answers = new Map<string, { readonly body: string; readonly answer: unknown }>()
  const forgetOldest = () => {
    const [oldest] = answers.keys()
    if (answers.size > MAX_KEYS && oldest !== undefined) answers.delete(oldest)
  }
  return {
    once: (key: string | undefined, body: unknown, write: () => unknown): unknown => {
      if (key === undefined) return changes.atomically(write)
      // Bodies can hold megabytes of attachments, so only a digest is stored.
      const digest = createHash('sha256')
        .update(JSON.stringify(body) ?? '')
        .digest('base64url')
      const earlier = answers.get(key)
      if (earlier) {
        if (earlier.body !== digest)
          throw new BcoError('Error', 'Idempotency-Key: was used for another write')
        return earlier.answer
      }
      const answer = changes.atomically(() => {
        const stored = { body: digest, answer: write() }
        changes.make({ kind: 'repeat', key, ...stored }, () => setIn(answers, key, stored))
        return stored.answer
      })
      forgetOldest()
      return answer
    },
    restore: (key: string, body: string, answer: unknown): void => {
      answers.set(key, { body, answer })
      forgetOldest()
    },
  }
}

export type Repeats = ReturnType<typeof createRepeats>
