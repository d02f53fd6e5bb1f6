import type { FromSchema } from 'json-schema-to-ts'
import { PRODUCTION_TOP_BAR_COLOUR } from './constants.ts'

const url = { type: 'string', pattern: '^https?://[^\\s]+$' } as const

/** The runtime file `config.json`: one build runs in every environment and under every brand. */
export const configSchema = {
  $id: 'Config',
  type: 'object',
  additionalProperties: false,
  required: ['productName', 'environment', 'topBarColour', 'support', 'api', 'identity'],
  properties: {
    productName: { type: 'string', minLength: 1, maxLength: 60 },
    environment: { enum: ['production', 'internal', 'test', 'development'] },
    /** Anything but black shows the development banner (S1). */
    topBarColour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    /** Replaces the accent of the theme, for brands. */
    accentColour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    /** Picture of the brand, as wide as high: until it loads, or if it fails, the portal's own mark shows. */
    logo: { type: 'object', additionalProperties: false, required: ['url'], properties: { url } },
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
    iban: { type: 'object', additionalProperties: false, required: ['url'], properties: { url } },
    /** Checker of VAT numbers: the number follows its address. */
    vat: { type: 'object', additionalProperties: false, required: ['url'], properties: { url } },
    /** Base of a feature-flag service that speaks OFREP, without `/ofrep/v1/…`; without it every flag is off. */
    flags: { type: 'object', additionalProperties: false, required: ['url'], properties: { url } },
    /** Search for places in the shape of Photon: it is asked with `?q=…&limit=…`. Without it only locations are found. */
    places: { type: 'object', additionalProperties: false, required: ['url'], properties: { url } },
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
    analytics: { type: 'object', additionalProperties: false, required: ['url'], properties: { url } },
  },
} as const

export type Config = FromSchema<typeof configSchema>

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
