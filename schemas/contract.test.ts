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

/** The values under a key of a JSON Schema; nothing when there is no schema. */
const part = (schema: unknown, key: string): object => {
  const value: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined
  return typeof value === 'object' && value !== null ? value : {}
}

/** Every `$ref` in a schema, however deep. */
const references = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : references(value),
  )
}

/** Every object schema that does not say whether it takes other fields than its own. */
const openObjects = (schema: unknown, at: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${at}/${key}`))
  const isOpen = 'properties' in schema && Reflect.get(schema, 'additionalProperties') !== false
  return isOpen ? [at, ...inner] : inner
}

describe('Every row of the endpoint table', () => {
  it('is exported by its id, and no two alike', () => {
    for (const [name, { id }] of rows) expect(id).toBe(name)
    expect(duplicates(rows.map(([, { id }]) => id))).toEqual([])
  })

  it('has a method and a path of its own, parameters by whatever name', () => {
    const addresses = rows.map(
      ([, { host, method, path }]) => `${host ?? 'api'} ${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    )
    expect(duplicates(addresses)).toEqual([])
  })

  describe.each(rows)('%s', (_name, endpoint) => {
    const { params, query, body } = endpoint

    it('begins its path with a version and then names a class, but at the identity provider', () => {
      expect(endpoint.path).toMatch(
        'host' in endpoint ? /^\/api\/[A-Z][A-Za-z/]+$/ : /^\/v[0-9]+(\.[0-9]+)?\/[a-z]+\/BCO\/[A-Za-z/{}]+$/,
      )
    })

    it('describes exactly the parameters that its path holds', () => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      expect(new Set(Object.keys(part(params, 'properties')))).toEqual(new Set(inPath))
      expect(new Set(Object.values(part(params, 'required')))).toEqual(new Set(inPath))
      expect(duplicates(inPath)).toEqual([])
    })

    it('refers to entities that exist', () => {
      const known = Object.keys(entitySchemas).map((name) => `${name}#`)
      const used = [endpoint.data, params, query, body].flatMap(references)
      expect(used.filter((reference) => !known.includes(reference))).toEqual([])
    })

    it('can answer only codes that exist, each named once', () => {
      expect(endpoint.errors.filter((code) => !Object.hasOwn(ERRORS, code))).toEqual([])
      expect(duplicates(endpoint.errors)).toEqual([])
    })

    it('refuses what it does not know', () => {
      expect([params, query, body].flatMap((schema) => openObjects(schema, ''))).toEqual([])
    })

    it('sends a body only with a method that has one', () => {
      expect(body !== undefined && ['GET', 'DELETE'].includes(endpoint.method)).toBe(false)
    })

    it('says in a sentence what it is for', () => {
      expect(endpoint.summary).toMatch(/^[A-Z].{10,}[^.]$/)
    })

    it('tells whether the payload of a plain envelope is a list or a text', () => {
      const { data } = endpoint
      const isPlain = endpoint.envelope === 'result' && !endpoint.download
      const kind = 'type' in data ? (data.type === 'array' ? 'list' : 'text') : undefined
      expect(endpoint.answers).toBe(isPlain ? kind : undefined)
    })

    it('answers a list when its envelope has pages', () => {
      expect(endpoint.envelope === 'table').toBe(
        'type' in endpoint.data && endpoint.path.endsWith('/filtered'),
      )
    })
  })
})

describe('Every entity', () => {
  it.each(Object.entries(entitySchemas))(
    '%s is known by its own name and has no fields but its own',
    (name, schema) => {
      expect(schema.$id).toBe(name)
      expect(openObjects(schema, name)).toEqual([])
      const known = Object.keys(entitySchemas).map((entity) => `${entity}#`)
      expect(references(schema).filter((reference) => !known.includes(reference))).toEqual([])
    },
  )

  it.each(Object.entries(entitySchemas))('%s requires only fields that it has', (_name, schema) => {
    const properties = Object.keys(schema.properties)
    expect(schema.required.filter((field) => !properties.includes(field))).toEqual([])
  })
})

describe('The types of a call', () => {
  it('follow from its row', () => {
    expectTypeOf<OperationOutput<'listChargepoints'>>().toEqualTypeOf<Chargepoint[]>()
    expectTypeOf<OperationOutput<'getChargepoint'>>().toEqualTypeOf<Chargepoint>()
    expectTypeOf<OperationOutput<'getBanner'>>().toEqualTypeOf<string>()
    expectTypeOf<OperationOutput<'listChargesessions'>['Page']>().toEqualTypeOf<runtime.Page>()
    expectTypeOf<OperationOutput<'listChargesessions'>['Data']>().toEqualTypeOf<runtime.Chargesession[]>()
    expectTypeOf<OperationInput<'getChargepoint'>['params']>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<OperationId>().toEqualTypeOf<keyof typeof endpoints>()
  })
})
