import type { FromSchema } from 'json-schema-to-ts'
import { DIRECTIONS_MAX_LENGTH, EMAIL_MAX_LENGTH } from '../constants.ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

const directions = { type: 'string', maxLength: DIRECTIONS_MAX_LENGTH } as const

const MISSING = ['COORDINATES', 'FLOOR', 'DIRECTIONS', 'TARIFF', 'PUBLICATION'] as const

/** A location with chargers (S3). WGS 84 coordinates in degrees. */
export const chargeLocationSchema = {
  $id: 'ChargeLocation',
  type: 'object',
  additionalProperties: false,
  required: [
    ...RECORD_FIELDS,
    'RelationId',
    'Street',
    'HouseNumber',
    'PostalCode',
    'City',
    'Country',
    'Latitude',
    'Longitude',
    'Status',
    'IsPublished',
    'IsEnabled',
    'ConnectorCount',
    'ConnectorsAvailable',
  ],
  properties: {
    ...recordProperties,
    Label: { type: 'string', maxLength: 255 },
    RelationId: { type: 'string', maxLength: 40 },
    Street: { type: 'string', maxLength: 255 },
    HouseNumber: { type: 'string', maxLength: 20 },
    PostalCode: { type: 'string', maxLength: 20 },
    City: { type: 'string', maxLength: 255 },
    County: { type: 'string', maxLength: 255 },
    Country: { type: 'string', pattern: '^[A-Z]{2}$' },
    Latitude: { type: 'number', minimum: -90, maximum: 90 },
    Longitude: { type: 'number', minimum: -180, maximum: 180 },
    LandOwner: { type: 'string', maxLength: 255 },
    Owner: { type: 'string', maxLength: 255 },
    /** Online if any of its chargers is online, or if it has no connectors. */
    Status: { enum: ['ONLINE', 'OFFLINE'] },
    Floor: { type: 'string', maxLength: 20 },
    Language: { enum: ['en', 'fr', 'nl'] },
    Mobile: { type: 'string', maxLength: 40 },
    Phone: { type: 'string', maxLength: 40 },
    Email: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
    IsPublished: { type: 'boolean' },
    IsEnabled: { type: 'boolean' },
    OpeningTimes: { type: 'string', maxLength: 255 },
    /** Way from the entrance to the chargers. */
    Directions: directions,
    /** Way to the location. */
    Route: directions,
    /** Translations of `Directions` and `Route`, which are the fallback. */
    DirectionsEn: directions,
    DirectionsFr: directions,
    DirectionsNl: directions,
    RouteEn: directions,
    RouteFr: directions,
    RouteNl: directions,
    LastSync: { type: 'string', format: 'date-time' },
    ConnectorCount: { type: 'integer', minimum: 0 },
    ConnectorsAvailable: { type: 'integer', minimum: 0 },
    /** Facts that drivers need and the location lacks (assumed). */
    Missing: { type: 'array', items: { enum: MISSING } },
  },
} as const

export type ChargeLocation = FromSchema<typeof chargeLocationSchema>

const numbers = { type: 'array', items: { type: 'number' } } as const
const counts = { type: 'array', items: { type: 'integer', minimum: 0 } } as const
const texts = { type: 'array', items: { type: 'string' } } as const
const flags = { type: 'array', items: { type: 'boolean' } } as const

/**
 * All locations in scope, one array per field, because the response for a map of thousands of points must stay small.
 * All arrays have the same length.
 */
export const locationPointsSchema = {
  $id: 'LocationPoints',
  type: 'object',
  additionalProperties: false,
  required: [
    'Id',
    'Description',
    'Street',
    'HouseNumber',
    'City',
    'Latitude',
    'Longitude',
    'MaxPowerKw',
    'HasAc',
    'HasDc',
    'Available',
    'Charging',
    'Parking',
    'Error',
    'Offline',
    'IsPublished',
  ],
  properties: {
    Id: texts,
    Description: texts,
    Street: texts,
    HouseNumber: texts,
    City: texts,
    Latitude: numbers,
    Longitude: numbers,
    /** Power of the strongest connector in kW; 0 without one. */
    MaxPowerKw: numbers,
    HasAc: flags,
    HasDc: flags,
    /** Number of connectors per display state (S4). Connectors of silent chargers count only as `Offline`. */
    Available: counts,
    Charging: counts,
    Parking: counts,
    Error: counts,
    Offline: counts,
    IsPublished: flags,
  },
} as const

export type LocationPoints = FromSchema<typeof locationPointsSchema>
