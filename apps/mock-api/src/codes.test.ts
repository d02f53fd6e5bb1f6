import { ERRORS } from '@portal/schemas'
import { endpoints } from '@portal/schemas/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf, testServer } from './bco/testCalls.ts'
import { CODES, type Provocation } from './codes.ts'

let app: Awaited<ReturnType<typeof testServer>>
let ask: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testServer()
  ask = callsOf(app)
})
afterAll(() => app.close())

const provoke = async (row: Omit<Provocation, 'code'>, session: string) => {
  const { method, path } = endpoints[row.operation].route
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(row.params?.[name] ?? ''))
  return ask(row.as, method, filled.slice(1), {
    session,
    ...(row.query && { query: row.query }),
    ...(row.body && { body: row.body }),
  })
}

describe('The code table', () => {
  it.each(CODES.map((row, index) => [row.code, row.operation, row.as, row, index] as const))(
    '%s is what %s answers to %s, as it says',
    async (code, _operation, _as, row, index) => {
      const session = `code-${index}`
      const before = row.after ? (await provoke(row.after, session)).code : ''
      expect(['', 'NEWRELATION']).toContain(before)
      const answer = await provoke(row, session)
      expect([answer.code, answer.message]).toEqual([code, answer.message])
      expect(answer.status).toBe(code === 'Unauthorized' ? 403 : ERRORS[code].http)
    },
  )
})
