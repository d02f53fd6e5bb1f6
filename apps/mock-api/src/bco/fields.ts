import type { Chargepoint, Chargesession, DataCategory, RelationContact } from '@portal/schemas'

/**
 * The data category of every field: BASIC stays as it is, STATE changes while one looks, TECH is for technicians.
 * Written out in full, so that a new field of an entity does not compile until it has one.
 */
type Fields<T> = Readonly<Record<keyof T, DataCategory>>

const RECORD = {
  Id: 'BASIC',
  Description: 'BASIC',
  Version: 'BASIC',
  CreatedOn: 'BASIC',
  ModifiedOn: 'BASIC',
} as const

export const RELATION_CONTACT_FIELDS: Fields<RelationContact> = {
  ...RECORD,
  Name: 'BASIC',
  Email: 'BASIC',
  Telephone: 'BASIC',
  Street: 'BASIC',
  HouseNumber: 'BASIC',
  PostalCode: 'BASIC',
  City: 'BASIC',
  Country: 'BASIC',
  Role: 'BASIC',
  Relation: 'BASIC',
  LastLogin: 'STATE',
}

export const CHARGESESSION_FIELDS: Fields<Chargesession> = {
  ...RECORD,
  ChargePointId: 'BASIC',
  ConnectorId: 'BASIC',
  ConnectorNumber: 'BASIC',
  EvseId: 'BASIC',
  TokenId: 'BASIC',
  TokenNumber: 'BASIC',
  RelationId: 'BASIC',
  LocationId: 'BASIC',
  Start: 'BASIC',
  Stop: 'BASIC',
  Status: 'STATE',
  EnergyKwh: 'STATE',
  PowerKw: 'STATE',
  LastSeen: 'STATE',
  DurationSeconds: 'STATE',
  ChargingSeconds: 'STATE',
  Price: 'STATE',
  MeterValues: 'TECH',
}

export const CHARGEPOINT_FIELDS: Fields<Chargepoint> = {
  ...RECORD,
  ChargeBoxIdentifier: 'BASIC',
  ChargeBoxSerialNumber: 'BASIC',
  Vendor: 'BASIC',
  Model: 'BASIC',
  Owner: 'BASIC',
  AdminState: 'BASIC',
  Longitude: 'BASIC',
  Latitude: 'BASIC',
  LocationId: 'BASIC',
  LocationDescription: 'BASIC',
  City: 'BASIC',
  PlacementId: 'BASIC',
  RelationId: 'BASIC',
  IsPlugCharge: 'BASIC',
  IsGuestCharge: 'BASIC',
  IsRFID: 'BASIC',
  IsPublishMap: 'BASIC',
  ChargerType: 'BASIC',
  Status: 'STATE',
  LastHeartbeat: 'STATE',
  CurrentError: 'STATE',
  EnergyThisMonthKwh: 'STATE',
  Connectors: 'STATE',
  LastBootNotification: 'TECH',
  EndpointUrl: 'TECH',
  EndpointIp: 'TECH',
  Icc: 'TECH',
  Imsi: 'TECH',
  FirmwareVersion: 'TECH',
  MeterType: 'TECH',
  MeterSerialNumber: 'TECH',
}
