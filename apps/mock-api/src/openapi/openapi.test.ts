import { type Endpoint, endpoints, entitySchemas } from '@portal/schemas/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { testServer } from '../../test/testCalls.ts'

const app = await testServer()

const rows = Object.values<Endpoint>(endpoints)
const document = async () => (await app.inject('/openapi.json')).json()

const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : references(inner),
  )
}

describe('The OpenAPI description', () => {
  it('is valid OpenAPI 3.1 according to an independent validator', async () => {
    const validator = new Validator()
    const verdict = await validator.validate(await document())
    expect(verdict.errors).toBeUndefined()
    expect(verdict.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('fails validation with an invalid path and response', async () => {
    const wrong = { ...(await document()), paths: { 'no-slash': { get: { responses: 5 } } } }
    expect((await new Validator().validate(wrong)).valid).toBe(false)
  })

  it('contains every row of the endpoint table once, with its path, method and codes', async () => {
    const { paths } = await document()
    const described = Object.entries<Record<string, Record<string, unknown>>>(paths).flatMap(
      ([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })),
    )
    expect(described).toHaveLength(rows.length)
    expect(new Set(described.map(({ call }) => call.operationId))).toEqual(new Set(rows.map(({ id }) => id)))
    for (const { id, host, path, method, errors } of rows) {
      const found = described.find(({ call }) => call.operationId === id)
      expect(found?.path).toBe(`${host === 'identity' ? '/identity' : '/api'}${path}`)
      expect(found?.method).toBe(method.toLowerCase())
      expect(found?.call['x-errors']).toEqual(errors)
    }
  })

  it('has no dangling references', async () => {
    const whole = await document()
    const expected = Object.keys(entitySchemas).map((name) => `#/components/schemas/${name}`)
    expect(new Set(Object.keys(whole.components.schemas))).toEqual(new Set(Object.keys(entitySchemas)))
    expect(references(whole).filter((reference) => !expected.includes(reference))).toEqual([])
  })

  it('renders on a page that loads nothing from other hosts', async () => {
    const page = await app.inject('/openapi')
    expect(page.headers['content-type']).toContain('text/html')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => String(file))
    expect(files).toContain('/openapi.json')
    expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(2)
    const answers = await Promise.all(files.map(async (file) => [file, (await app.inject(file)).statusCode]))
    expect(answers).toEqual(files.map((file) => [file, 200]))
  })
})
