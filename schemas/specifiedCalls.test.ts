import { describe, expect, it } from 'vitest'
import { CLASSES, endpoints } from './contract.ts'
import type { Endpoint } from './endpoints/endpoint.ts'
import { SPECIFIED_CALLS, unspecifiedNames } from './specifiedCalls.ts'

const rows: readonly Endpoint[] = Object.values(endpoints)

const part = (schema: unknown, key: string): object => {
  const value: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined
  return typeof value === 'object' && value !== null ? value : {}
}
const namesOf = (schema: unknown) => Object.keys(part(schema, 'properties'))
const requiredOf = (schema: unknown): string[] => Object.values(part(schema, 'required'))

/** Returns the endpoints of a call of S7: one, or one per class. */
const rowsOf = (method: string, path: string) =>
  rows.filter(
    (row) =>
      row.method === method &&
      (row.path === path || Object.keys(CLASSES).some((name) => path.replace('{class}', name) === row.path)),
  )

describe.each(SPECIFIED_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s (S7)',
  (_, call) => {
    const found = rowsOf(call.method, call.path)

    it('has an endpoint', () => {
      expect(found).not.toEqual([])
      for (const { origin } of found) expect(origin).toBe('spec')
    })

    it('has all parameters of S7, and others only if they are listed as assumed', () => {
      for (const { id, query, body } of found) {
        const sent = { query: namesOf(query), body: namesOf(body) }
        expect([id, sent.query]).toEqual([id, expect.arrayContaining([...call.query])])
        expect(sent.body).toEqual(expect.arrayContaining([...(call.body ?? [])]))
        expect(unspecifiedNames(call, sent)).toEqual([])
      }
    })

    it('requires no parameter outside S7', () => {
      for (const { query, body } of found) {
        for (const name of requiredOf(query)) expect(call.query).toContain(name)
        const sent = call.body ?? namesOf(body)
        for (const name of requiredOf(body)) expect(sent).toContain(name)
      }
    })
  },
)
