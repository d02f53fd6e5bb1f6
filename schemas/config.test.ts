import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Config, mockConfig, mockTiles, readConfig } from './config.ts'

const MOCK = 'http://localhost:4010'
const config: Config = {
  ...mockConfig(MOCK),
  accentColour: '#0a5fc4',
  logo: { url: 'https://brand.example/logo.svg' },
  tiles: mockTiles(MOCK),
}

const opened = (data: unknown) => {
  const read = readConfig(data)
  if ('problem' in read) throw new Error(read.problem)
  return read
}
const problemOf = (data: unknown) => {
  const read = readConfig(data)
  return 'problem' in read ? read.problem : undefined
}

const places = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))
    : []),
]

const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown =>
  key === undefined
    ? by
    : { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, by) }

/** Paths of the required keys and of the objects that contain them. */
const NEEDED = [
  '',
  'support',
  'support/email',
  'api',
  'api/base',
  'identity',
  'identity/authority',
  'identity/clientId',
]

describe('readConfig', () => {
  it('accepts a valid configuration without warnings', () => {
    expect(opened(config)).toEqual({ config, warnings: [] })
    expect(opened(mockConfig(MOCK))).toEqual({ config: mockConfig(MOCK), warnings: [] })
  })

  it.each([
    ['API', { api: { base: 'https://host/api' } }, { api: { base: 'https://host/api///' } }],
    [
      'identity provider',
      { identity: { authority: 'https://host/realm', clientId: 'portal' } },
      { identity: { authority: ' https://host/realm/ ', clientId: ' portal ' } },
    ],
    ['flags', { flags: { url: 'https://host/env' } }, { flags: { url: 'https://host/env/' } }],
    [
      'IBAN validator',
      { iban: { url: 'https://host/validate/' } },
      { iban: { url: 'https://host/validate' } },
    ],
    [
      'VAT checker',
      { vat: { url: 'https://host/vat?number=' } },
      { vat: { url: 'https://host/vat?number=' } },
    ],
    ['place search', { places: { url: 'https://host/api/' } }, { places: { url: 'https://host/api/' } }],
  ])('normalises the URL of the %s', (_, right, written) => {
    expect(opened({ ...config, ...written })).toEqual({ config: { ...config, ...right }, warnings: [] })
  })

  it('drops unknown keys at any depth, with a warning for each', () => {
    const read = opened({
      ...config,
      colour: 1,
      api: { ...config.api, version: 3 },
    })
    expect(read.config).toEqual(config)
    expect(read.warnings).toEqual(['/colour is not known', '/api/version is not known'])
  })

  it('ignores a key named __proto__', () => {
    const data: unknown = JSON.parse(`{"__proto__": {"productName": "x"}, ${JSON.stringify(config).slice(1)}`)
    expect(opened(data)).toEqual({ config, warnings: ['/__proto__ is not known'] })
  })

  it('replaces invalid and missing values with defaults, and warns about the invalid ones', () => {
    const { support, api, identity } = config
    expect(opened({ support, api, identity })).toEqual({
      config: {
        support,
        api,
        identity,
        productName: 'Charge Portal',
        environment: 'production',
        topBarColour: '#000000',
      },
      warnings: [],
    })
    expect(
      opened({ support, api, identity, environment: 'staging', topBarColour: 'red', flags: null }).warnings,
    ).toEqual(['/environment is invalid', '/topBarColour is invalid', '/flags is invalid'])
  })

  it('drops an optional service that is incomplete', () => {
    const read = opened({ ...config, tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png' }, iban: {} })
    expect(read.config.tiles).toBeUndefined()
    expect(read.config.iban).toBeUndefined()
    expect(read.warnings).toEqual(['/iban/url is missing', '/tiles/attribution is missing'])
  })

  it('names a required key that is missing or invalid', () => {
    const { api: _, ...withoutApi } = config
    expect(problemOf(withoutApi)).toBe('/api is missing')
    expect(problemOf({ ...config, api: {} })).toBe('/api/base is missing')
    expect(problemOf({ ...config, api: { base: 'javascript:alert(1)' } })).toBe('/api/base is invalid')
    expect(problemOf({ ...config, identity: { clientId: 'portal' } })).toBe('/identity/authority is missing')
    expect(problemOf(null)).toBe('/ is invalid')
    expect(problemOf([])).toBe('/ is invalid')
  })

  it('either returns a configuration or names a required key, for any input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places(config)), fc.jsonValue(), (path, junk) => {
        const read = readConfig(replaced(config, path, junk))
        // Reading is idempotent: a repaired configuration causes no warnings.
        return 'problem' in read
          ? NEEDED.includes(path.join('/'))
          : JSON.stringify(readConfig(read.config)) === JSON.stringify({ config: read.config, warnings: [] })
      }),
      { numRuns: 500 },
    )
  })
})
