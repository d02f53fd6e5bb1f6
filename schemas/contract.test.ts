import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  endpoints,
  entitySchemas,
  type OperationId,
  type OperationInput,
  type OperationOutput,
} from './contract.ts'
import type { Endpoint } from './endpoints/endpoint.ts'
import type { Chargepoint } from './entities/chargepoint.ts'
import { ERRORS } from './errors.ts'
import type * as runtime from './index.ts'

const rows = Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [name, endpoint])

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** Returns the object under a key of a JSON Schema; empty if there is none. */
const part = (schema: unknown, key: string): object => {
  const value: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined
  return typeof value === 'object' && value !== null ? value : {}
}

const references = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : references(value),
  )
}

/** Returns the paths of object schemas that allow additional properties. */
const openObjects = (schema: unknown, at: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${at}/${key}`))
  const isOpen = 'properties' in schema && Reflect.get(schema, 'additionalProperties') !== false
  return isOpen ? [at, ...inner] : inner
}

describe('every endpoint', () => {
  it('is exported under its unique id', () => {
    for (const [name, { id }] of rows) expect(id).toBe(name)
    expect(duplicates(rows.map(([, { id }]) => id))).toEqual([])
  })

  it('has a unique method and path, regardless of parameter names', () => {
    const addresses = rows.map(
      ([, { host, method, path }]) => `${host ?? 'api'} ${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    )
    expect(duplicates(addresses)).toEqual([])
  })

  describe.each(rows)('%s', (_name, endpoint) => {
    const { params, query, body } = endpoint

    it('has a path with version and class, except at the identity provider', () => {
      expect(endpoint.path).toMatch(
        'host' in endpoint ? /^\/api\/[A-Z][A-Za-z/]+$/ : /^\/v[0-9]+(\.[0-9]+)?\/[a-z]+\/BCO\/[A-Za-z/{}]+$/,
      )
    })

    it('describes exactly the parameters of its path', () => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      expect(new Set(Object.keys(part(params, 'properties')))).toEqual(new Set(inPath))
      expect(new Set(Object.values(part(params, 'required')))).toEqual(new Set(inPath))
      expect(duplicates(inPath)).toEqual([])
    })

    it('refers to existing entities', () => {
      const names = Object.keys(entitySchemas).map((name) => `${name}#`)
      const used = [endpoint.data, params, query, body].flatMap(references)
      expect(used.filter((reference) => !names.includes(reference))).toEqual([])
    })

    it('lists existing error codes, each once', () => {
      expect(endpoint.errors.filter((code) => !Object.hasOwn(ERRORS, code))).toEqual([])
      expect(duplicates(endpoint.errors)).toEqual([])
    })

    it('rejects unknown fields', () => {
      expect([params, query, body].flatMap((schema) => openObjects(schema, ''))).toEqual([])
    })

    it('has a body only with a method that allows one', () => {
      expect(body !== undefined && ['GET', 'DELETE'].includes(endpoint.method)).toBe(false)
    })

    it('has a sentence as its summary', () => {
      expect(endpoint.summary).toMatch(/^[A-Z].{10,}[^.]$/)
    })

    it('declares whether the payload of a plain envelope is a list or a string', () => {
      const { data } = endpoint
      const isPlain = endpoint.envelope === 'result' && !endpoint.download
      const kind = 'type' in data ? (data.type === 'array' ? 'list' : 'text') : undefined
      expect(endpoint.answers).toBe(isPlain ? kind : undefined)
    })

    it('has a paged envelope if and only if it returns a filtered list', () => {
      expect(endpoint.envelope === 'table').toBe(
        'type' in endpoint.data && endpoint.path.endsWith('/filtered'),
      )
    })
  })
})

describe.each(Object.entries(entitySchemas))('the entity %s', (name, schema) => {
  it('has its name as $id, allows no undeclared fields and references only entities', () => {
    expect(schema.$id).toBe(name)
    expect(openObjects(schema, name)).toEqual([])
    const names = Object.keys(entitySchemas).map((entity) => `${entity}#`)
    expect(references(schema).filter((reference) => !names.includes(reference))).toEqual([])
  })

  it('requires only fields that it declares', () => {
    const properties = Object.keys(schema.properties)
    expect(schema.required.filter((field) => !properties.includes(field))).toEqual([])
  })
})

describe('the types of a call', () => {
  it('follow from its endpoint', () => {
    expectTypeOf<OperationOutput<'listChargepoints'>>().toEqualTypeOf<Chargepoint[]>()
    expectTypeOf<OperationOutput<'getChargepoint'>>().toEqualTypeOf<Chargepoint>()
    expectTypeOf<OperationOutput<'getBanner'>>().toEqualTypeOf<string>()
    expectTypeOf<OperationOutput<'listChargesessions'>['Page']>().toEqualTypeOf<runtime.Page>()
    expectTypeOf<OperationOutput<'listChargesessions'>['Data']>().toEqualTypeOf<runtime.Chargesession[]>()
    expectTypeOf<OperationInput<'getChargepoint'>['params']>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<OperationId>().toEqualTypeOf<keyof typeof endpoints>()
  })
})
