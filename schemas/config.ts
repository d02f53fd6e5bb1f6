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
 * The runtime file `config.json`: one build runs in every environment and under every brand. All keys are optional
 * except API, identity provider and support contact.
 */
const configShape = {
  type: 'object',
  additionalProperties: false,
  required: ['support', 'api', 'identity'],
  properties: {
    productName: { type: 'string', minLength: 1, maxLength: 60, default: 'Charge Portal' },
    /** Outside production, the development banner says that nothing is billed. */
    environment: { enum: ['production', 'internal', 'test', 'development'], default: 'production' },
    /** Any colour but black shows the development banner (S1). */
    topBarColour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$', default: PRODUCTION_TOP_BAR_COLOUR },
    /** Accent colour of the brand, instead of that of the theme. */
    accentColour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    /** Square logo of the brand. The portal's own logo shows until it loads, and if it fails. */
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
    /** Validator of bank accounts in the format of openiban, with the number appended: `https://host/validate/`. */
    iban: service,
    /** Validator of VAT numbers, with the number appended. */
    vat: service,
    /** Base URL of an OFREP feature-flag service, without `/ofrep/v1/…`; without it every flag is off. */
    flags: service,
    /**
     * Place search in the format of Photon, called with `?q=…&limit=…`. Without it the search finds only locations.
     */
    places: service,
    /**
     * Map tiles (XYZ), such as `https://host/{z}/{x}/{y}.png`, and their attribution, shown on the map. Without them
     * the map shows an outline of the Benelux.
     */
    tiles: {
      type: 'object',
      additionalProperties: false,
      required: ['url', 'attribution'],
      properties: { url, attribution: { type: 'string', minLength: 1, maxLength: 200 } },
    },
    /** Endpoint of page views: in the production and internal environments, with consent (S9). Usually not set. */
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

/** A valid value, or the reason why it is invalid. */
type Read = { readonly value: unknown } | { readonly problem: string }

const fits = (text: string, { enum: choices, pattern, minLength = 0, maxLength = Infinity }: Shape) =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (choices === undefined || choices.includes(text)) &&
  (pattern === undefined || new RegExp(pattern).test(text))

const read = (shape: Shape, data: unknown, at: string, warn: (problem: string) => void): Read => {
  const wrong = { problem: `${at || '/'} is invalid` }
  if (data === undefined) return { problem: `${at} is missing` }
  if (!shape.properties) {
    const text = typeof data === 'string' ? data.trim() : undefined
    return text !== undefined && fits(text, shape) ? { value: text } : wrong
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return wrong
  const entries = new Map<string, unknown>(Object.entries(data))
  for (const key of entries.keys())
    if (!Object.hasOwn(shape.properties, key)) warn(`${at}/${key} is not known`)
  const value: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(shape.properties)) {
    const found = read(inner, entries.get(key), `${at}/${key}`, warn)
    if ('value' in found) value[key] = found.value
    else if (shape.required?.includes(key)) return found
    else {
      if (entries.has(key)) warn(found.problem)
      if (inner.default !== undefined) value[key] = inner.default
    }
  }
  return { value }
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
/**
 * Adds a slash to a URL unless it ends in `/` or `=`: a number is appended to it as a path segment or a query value.
 */
const withSlash = (address: string): string => (/[/=]$/.test(address) ? address : `${address}/`)

/**
 * Parses a configuration leniently: drops unknown keys, replaces invalid optional values by defaults, adds and removes
 * slashes. `warnings` lists the repairs. A missing or invalid required key results in a `problem` that names it.
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

/** Client id fixed by S6. */
export const PORTAL_CLIENT_ID = 'charge-portal'
export const API_BASE_PATH = '/api'
export const IDENTITY_BASE_PATH = '/identity'
/** Path of external services in the mock. */
export const OUTSIDE_BASE_PATH = '/outside'

/** OpenStreetMap's tiles, for development only: a deployment needs a tile server for its traffic. */
export const OSM_TILES = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
} as const satisfies Config['tiles']

/** Returns the tile source of the mock at `mock`, for tests without a network. */
export const mockTiles = (mock: string) =>
  ({
    url: `${mock}${OUTSIDE_BASE_PATH}/tiles/{z}/{x}/{y}.svg`,
    attribution: 'Tiles drawn by the mock',
  }) as const satisfies Config['tiles']

/**
 * Returns the configuration of a portal whose services are all in the mock at `mock` (an origin such as
 * `http://localhost:4010`). Used by `npm start` and `npm run preview`.
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
