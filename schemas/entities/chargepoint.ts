import type { FromSchema } from 'json-schema-to-ts'
import { PROTOCOLS } from '../ocpp/protocols.ts'
import { CHARGEPOINT_STATUSES, CONNECTOR_STATUSES } from '../status.ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

export const CHARGER_TYPES = ['PRIVATE', 'BUSINESS', 'PUBLIC'] as const
const POWER_TYPES = ['AC_1_PHASE', 'AC_3_PHASE', 'DC'] as const
const CONNECTOR_STANDARDS = ['IEC_62196_T2', 'IEC_62196_T2_COMBO', 'CHADEMO'] as const

/** A connector of a charger. Power in kW, energy in kWh. */
export const connectorSchema = {
  $id: 'Connector',
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'ConnectorNumber', 'EvseId', 'Status', 'PowerType', 'MaxPowerKw', 'Standard'],
  properties: {
    Id: { type: 'string' },
    ConnectorNumber: { type: 'integer', minimum: 1 },
    /** E.g. `BE*BCA*E001234*1`. */
    EvseId: { type: 'string', maxLength: 48 },
    Status: { enum: CONNECTOR_STATUSES },
    /** Start of the current status. */
    StatusSince: { type: 'string', format: 'date-time' },
    PowerType: { enum: POWER_TYPES },
    MaxPowerKw: { type: 'number', exclusiveMinimum: 0 },
    /** Current power; only while charging. */
    PowerKw: { type: 'number', minimum: 0 },
    Standard: { enum: CONNECTOR_STANDARDS },
    /** The running session; only while a car is connected. */
    SessionId: { type: 'string' },
  },
} as const

export type Connector = FromSchema<typeof connectorSchema>

/** A charger (S3). Text lengths are those of OCPP 1.6. */
export const chargepointSchema = {
  $id: 'Chargepoint',
  type: 'object',
  additionalProperties: false,
  required: [
    ...RECORD_FIELDS,
    'ChargeBoxIdentifier',
    'ChargeBoxSerialNumber',
    'Vendor',
    'Model',
    'Status',
    'LocationId',
    'PlacementId',
    'RelationId',
    'ChargerType',
    'Connectors',
  ],
  properties: {
    ...recordProperties,
    ChargeBoxIdentifier: { type: 'string', maxLength: 25 },
    ChargeBoxSerialNumber: { type: 'string', maxLength: 25 },
    Vendor: { type: 'string', maxLength: 20 },
    Model: { type: 'string', maxLength: 20 },
    Owner: { type: 'string' },
    LastHeartbeat: { type: 'string', format: 'date-time' },
    LastBootNotification: { type: 'string', format: 'date-time' },
    CurrentError: { type: 'string' },
    AdminState: { enum: ['ENABLED', 'DISABLED'] },
    /** Time when the charge point left the network. Only operators can see a retired charge point. */
    RetiredOn: { type: 'string', format: 'date-time' },
    RetireReason: { type: 'string', maxLength: 500 },
    EndpointUrl: { type: 'string' },
    EndpointIp: { type: 'string' },
    Icc: { type: 'string', maxLength: 20 },
    Imsi: { type: 'string', maxLength: 20 },
    FirmwareVersion: { type: 'string', maxLength: 50 },
    /** Protocol of its connection (assumed), which determines the messages that it accepts. */
    Protocol: { enum: PROTOCOLS },
    MeterType: { type: 'string', maxLength: 25 },
    MeterSerialNumber: { type: 'string', maxLength: 25 },
    Longitude: { type: 'number', minimum: -180, maximum: 180 },
    Latitude: { type: 'number', minimum: -90, maximum: 90 },
    LocationId: { type: 'string' },
    /** Name of its location, included to save lists a second call. */
    LocationDescription: { type: 'string' },
    City: { type: 'string' },
    PlacementId: { type: 'string' },
    /** CPO contract (assumed). */
    CpoContractId: { type: 'string' },
    RelationId: { type: 'string' },
    Status: { enum: CHARGEPOINT_STATUSES },
    IsPlugCharge: { type: 'boolean' },
    IsGuestCharge: { type: 'boolean' },
    IsRFID: { type: 'boolean' },
    IsPublishMap: { type: 'boolean' },
    ChargerType: { enum: CHARGER_TYPES },
    /** Energy of all its connectors since the first of the month, local time. */
    EnergyThisMonthKwh: { type: 'number', minimum: 0 },
    Connectors: { type: 'array', maxItems: 8, items: connectorSchema },
  },
} as const

export type Chargepoint = FromSchema<typeof chargepointSchema>

/**
 * Energy, price and number of sessions per day of a period, at the visible chargers. Excludes sessions at chargers of
 * other networks.
 */
export const chargepointStatsSchema = {
  $id: 'ChargepointStats',
  type: 'object',
  additionalProperties: false,
  required: ['Start', 'End', 'EnergyKwh', 'Price', 'Sessions', 'Days'],
  properties: {
    Start: { type: 'string', format: 'date-time' },
    End: { type: 'string', format: 'date-time' },
    EnergyKwh: { type: 'number', minimum: 0 },
    /** Euro, VAT included. */
    Price: { type: 'number', minimum: 0 },
    Sessions: { type: 'integer', minimum: 0 },
    /** All days of the period in order, including days without sessions. */
    Days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Day', 'EnergyKwh', 'Price', 'Sessions'],
        properties: {
          /** Local calendar day, `2026-11-18`. */
          Day: { type: 'string', format: 'date' },
          EnergyKwh: { type: 'number', minimum: 0 },
          Price: { type: 'number', minimum: 0 },
          Sessions: { type: 'integer', minimum: 0 },
        },
      },
    },
  },
} as const

export type ChargepointStats = FromSchema<typeof chargepointStatsSchema>

const texts = { type: 'array', items: { type: 'string' } } as const
const counts = { type: 'array', items: { type: 'integer', minimum: 0 } } as const

/**
 * Connector counts per location and display state (S4), one array per column. Connectors of silent chargers count only
 * as `Offline`.
 */
const stateCountsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'Available', 'Charging', 'Parking', 'Error', 'Offline'],
  properties: {
    Id: texts,
    Available: counts,
    Charging: counts,
    Parking: counts,
    Error: counts,
    Offline: counts,
  },
} as const

/** Connectors whose state has changed since a time; `At` is the next `since`. */
export const connectorStatesSchema = {
  $id: 'ConnectorStates',
  type: 'object',
  additionalProperties: false,
  required: ['At', 'IsWhole', 'States', 'Locations'],
  properties: {
    At: { type: 'string', format: 'date-time' },
    /** True if all connectors are included: without `since`, or if the server no longer has the changes since then. */
    IsWhole: { type: 'boolean' },
    /**
     * Counts of all connectors at each location where one has changed or was removed, to keep a view of the network
     * complete.
     */
    Locations: stateCountsSchema,
    States: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['ChargePointId', 'ConnectorId', 'Status', 'StatusSince'],
        properties: {
          ChargePointId: { type: 'string' },
          ConnectorId: { type: 'string' },
          Status: { enum: CONNECTOR_STATUSES },
          StatusSince: { type: 'string', format: 'date-time' },
          /**
           * Names of the charger and its location, and the connector number. Included to save the monitor a second
           * call for thousands of connectors.
           */
          Description: { type: 'string' },
          ConnectorNumber: { type: 'integer', minimum: 1 },
          LocationDescription: { type: 'string' },
          City: { type: 'string' },
          /** OCPP error code; only in the status `ERROR`. */
          ErrorCode: { type: 'string' },
        },
      },
    },
  },
} as const

export type ConnectorStates = FromSchema<typeof connectorStatesSchema>
