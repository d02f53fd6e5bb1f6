import { type Endpoint, endpoints } from '@portal/schemas/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asker, BAD_TOKEN, formComplaint, isDone, NO_TOKEN, scopeComplaint } from './asking.ts'
import { CALLERS } from './existingRecords.ts'
import { anyRequest } from './generatedRequests.ts'
import { testServer } from './testCalls.ts'

/** Minimum number of requests. The seed makes them reproducible. */
const REQUESTS = 16_000
const SEED = 20_261_121

const app = await testServer()
const ask = await asker(app)

describe('The response to any request by any caller', () => {
  it('matches its envelope, is never a server error, and contains no data of others', {
    timeout: 600_000,
  }, async () => {
    const countsById = new Map<string, { done: number; refused: number }>()
    await fc.assert(
      fc.asyncProperty(anyRequest([...CALLERS, NO_TOKEN, BAD_TOKEN]), async (request) => {
        const { endpoint, caller, path, query, body } = request
        const answer = await ask(request, caller)
        const counts = countsById.get(endpoint.id) ?? { done: 0, refused: 0 }
        countsById.set(endpoint.id, counts)
        counts[isDone(answer) ? 'done' : 'refused'] += 1
        expect(
          formComplaint(endpoint, answer) || scopeComplaint(request, answer),
          `${caller}: ${endpoint.method} ${path}?${query}\n${String(body).slice(0, 500)}\n${answer.text.slice(0, 500)}`,
        ).toBe('')
      }),
      { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
    )
    const all = [...countsById.values()].reduce((sum, { done, refused }) => sum + done + refused, 0)
    expect(all).toBeGreaterThanOrEqual(REQUESTS)
    const table = Object.values<Endpoint>(endpoints)
    const rows = table.map(({ id }) => id)
    // Only calls that drivers may make must succeed at least once: for the others, too few of the generated callers
    // have the role.
    const forAll = table.flatMap(({ id, roles }) => (roles.includes('User') ? [id] : []))
    // If one of them never succeeds, `slots.ts` lacks the names of its ids. `createupdate` is exempt, because its valid
    // input depends on the record: `savedRecords.test.ts` writes every class.
    const never = forAll.filter(
      (id) => (countsById.get(id)?.done ?? 0) === 0 && !id.startsWith('createupdate'),
    )
    expect(never).toEqual([])
    expect(rows.filter((id) => (countsById.get(id)?.refused ?? 0) === 0)).toEqual([])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
