import type { FromSchema } from 'json-schema-to-ts'
import { PRODUCTION_TOP_BAR_COLOUR } from './constants.ts'

const url = { type: 'string', pattern: '^https?://[^\\s]+$' } as const
const service = {
  type: 'object',
  additionalProperties: false,
  required: ['url'],
  properties: { url },
} as const

/**
 * The runtime file `config.json`: one build runs in every environment and under every brand. Every key may be left out but
 * for those that nobody can do without: the API, the identity provider, and whom to ask when something is wrong.
 */
const configShape = {
  type: 'object',
  additionalProperties: false,
  required: ['support', 'api', 'identity'],
  properties: {
    productName: { type: 'string', minLength: 1, maxLength: 60, default: 'Charge Portal' },
    /** The default promises nothing: in another one the portal says that nothing is billed. */
    environment: { enum: ['production', 'internal', 'test', 'development'], default: 'production' },
    /** Anything but black shows the development banner (S1). */
    topBarColour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$', default: PRODUCTION_TOP_BAR_COLOUR },
    /** Replaces the accent of the theme, for brands. */
    accentColour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    /** Picture of the brand, as wide as high: until it loads, or if it fails, the portal's own mark shows. */
    logo: service,
    support: {
      type: 'object',
      additionalProperties: false,
      required: ['email'],
      properties: { email: { type: 'string', minLength: 3, maxLength: 255 } },
    },
    /** Base of the BCO API without version segment, e.g. `https://host/api`. */
    api: { type: 'object', additionalProperties: false, required: ['base'], properties: { base: url } },
    identity: {
      type: 'object',
      additionalProperties: false,
      required: ['authority', 'clientId'],
      properties: { authority: url, clientId: { type: 'string', minLength: 1, maxLength: 100 } },
    },
    /** Validator of bank accounts in the shape of openiban: the number follows its address, e.g. `https://host/validate/`. */
    iban: service,
    /** Checker of VAT numbers: the number follows its address. */
    vat: service,
    /** Base of a feature-flag service that speaks OFREP, without `/ofrep/v1/…`; without it every flag is off. */
    flags: service,
    /** Search for places in the shape of Photon: it is asked with `?q=…&limit=…`. Without it only locations are found. */
    places: service,
    /**
     * Tiles of the map (XYZ): `https://host/{z}/{x}/{y}.png`, and whose they are, which is shown on them. Without them an
     * outline of the Benelux serves.
     */
    tiles: {
      type: 'object',
      additionalProperties: false,
      required: ['url', 'attribution'],
      properties: { url, attribution: { type: 'string', minLength: 1, maxLength: 200 } },
    },
    /** Where page views are sent: in production and the internal environment, with consent (S9). Most have none. */
    analytics: service,
  },
} as const

export type Config = FromSchema<typeof configShape>

interface Shape {
  readonly type?: 'object' | 'string'
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly default?: string
}

/** A value that was read, or why it cannot be. */
type Read = { readonly value: unknown } | { readonly problem: string }

const fits = (text: string, { enum: choices, pattern, minLength = 0, maxLength = Infinity }: Shape) =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (choices === undefined || choices.includes(text)) &&
  (pattern === undefined || new RegExp(pattern).test(text))

const read = (shape: Shape, data: unknown, at: string, warn: (problem: string) => void): Read => {
  const wrong = { problem: `${at || '/'} is not as it should be` }
  if (data === undefined) return { problem: `${at} is missing` }
  if (!shape.properties) {
    const text = typeof data === 'string' ? data.trim() : undefined
    return text !== undefined && fits(text, shape) ? { value: text } : wrong
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return wrong
  const given = new Map<string, unknown>(Object.entries(data))
  for (const key of given.keys()) if (!Object.hasOwn(shape.properties, key)) warn(`${at}/${key} is not known`)
  const value: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(shape.properties)) {
    const found = read(inner, given.get(key), `${at}/${key}`, warn)
    if ('value' in found) value[key] = found.value
    else if (shape.required?.includes(key)) return found
    else {
      if (given.has(key)) warn(found.problem)
      if (inner.default !== undefined) value[key] = inner.default
    }
  }
  return { value }
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
/** An address that a number follows: as a part of the path it needs a slash before it. */
const withSlash = (address: string): string => (/[/=]$/.test(address) ? address : `${address}/`)

/**
 * Reads a configuration liberally: unknown keys are left out, wrong optional values give way to their default, slashes are
 * added and removed. `warnings` says what was passed over. Without a key that nobody can do without there is a `problem`,
 * which names it.
 */
export const readConfig = (
  data: unknown,
): { readonly config: Config; readonly warnings: readonly string[] } | { readonly problem: string } => {
  const warnings: string[] = []
  const found = read(configShape, data, '', (problem) => warnings.push(problem))
  if ('problem' in found) return found
  const config = found.value as Config
  const { api, identity, flags, iban, vat } = config
  return {
    config: {
      ...config,
      api: { base: withoutSlash(api.base) },
      identity: { ...identity, authority: withoutSlash(identity.authority) },
      ...(flags && { flags: { url: withoutSlash(flags.url) } }),
      ...(iban && { iban: { url: withSlash(iban.url) } }),
      ...(vat && { vat: { url: withSlash(vat.url) } }),
    },
    warnings,
  }
}

/** The client id that S6 calls fixed. */
export const PORTAL_CLIENT_ID = 'charge-portal'
export const API_BASE_PATH = '/api'
export const IDENTITY_BASE_PATH = '/identity'
/** Where the mock plays other parties' services. */
export const OUTSIDE_BASE_PATH = '/outside'

/** OpenStreetMap's own tiles, for development: a deployment names a server that is meant for its traffic. */
export const OSM_TILES = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
} as const satisfies Config['tiles']

/** Tiles that the mock at `mock` draws itself, for tests without a network. */
export const mockTiles = (mock: string) =>
  ({
    url: `${mock}${OUTSIDE_BASE_PATH}/tiles/{z}/{x}/{y}.svg`,
    attribution: 'Tiles drawn by the mock',
  }) as const satisfies Config['tiles']

/**
 * The configuration of a portal whose outside world is the mock at `mock` (an origin such as `http://localhost:4010`).
 * `npm start` and `npm run preview` both use it.
 */
export const mockConfig = (mock: string): Config => ({
  productName: 'Charge Portal',
  environment: 'test',
  topBarColour: PRODUCTION_TOP_BAR_COLOUR,
  support: { email: 'support@charge-portal.example' },
  api: { base: `${mock}${API_BASE_PATH}` },
  identity: { authority: `${mock}${IDENTITY_BASE_PATH}`, clientId: PORTAL_CLIENT_ID },
  iban: { url: `${mock}${OUTSIDE_BASE_PATH}/iban/validate/` },
  vat: { url: `${mock}${OUTSIDE_BASE_PATH}/vat/` },
  flags: { url: `${mock}${OUTSIDE_BASE_PATH}/flags` },
  places: { url: `${mock}${OUTSIDE_BASE_PATH}/places/api` },
  analytics: { url: `${mock}${OUTSIDE_BASE_PATH}/analytics/collect` },
})
