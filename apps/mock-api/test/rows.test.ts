import { readFileSync } from 'node:fs'
import { ERRORS } from '@portal/schemas'
import { type Endpoint, endpoints, entitySchemas } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { handlers } from '../src/bco/handlers.ts'
import { openApiDocument } from '../src/openapi/document.ts'

const rows = Object.entries<Endpoint>(endpoints)
const { paths } = openApiDocument(
  rows.map(([, endpoint]) => endpoint),
  'http://localhost:4010',
)
const described = new Map(
  Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((call) => [String(call.operationId), call]),
  ),
)
const generated = readFileSync(new URL('generated.test.ts', import.meta.url), 'utf8')

describe.each(rows)(
  'The row %s of the endpoint table',
  (key, { id, path, upload, summary, errors, roles, params, body, data }) => {
    it('has its key as id, and a handler', () => {
      expect(id).toBe(key)
      expect(typeof handlers[key as keyof typeof handlers]).toBe('function')
    })

    it('is described with summary, roles and codes', () => {
      const call = described.get(key)
      expect(call?.summary).toBe(summary)
      expect(summary.split(' ').length).toBeGreaterThan(2)
      expect(summary).not.toContain(key)
      expect(call?.['x-roles']).toEqual(roles)
      for (const code of errors) expect(call?.description).toContain(code)
      expect(call?.requestBody !== undefined).toBe(body !== undefined || upload === true)
    })

    it('lists each code once, and only codes that the server can send', () => {
      expect(new Set(errors).size).toBe(errors.length)
      for (const code of errors) expect([code, ERRORS[code].http > 0]).toEqual([code, true])
    })

    it('declares the parameters of its path, and returns an existing entity', () => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = typeof params === 'object' && params.properties ? Object.keys(params.properties) : []
      expect(new Set(declared)).toEqual(new Set(names))
      const [, entity = ''] = /"\$ref":"(\w+)#"/.exec(JSON.stringify(data)) ?? []
      expect(['', ...Object.keys(entitySchemas)]).toContain(entity)
    })
  },
)

describe('The endpoint table', () => {
  it('has no duplicate summaries or paths', () => {
    const summaries = rows.map(([, { summary }]) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
    const addresses = rows.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('is covered by generated.test.ts, which sends requests to every row', () => {
    expect(generated).toContain('Object.values<Endpoint>(endpoints)')
  })
})
