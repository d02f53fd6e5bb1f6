import { isProtected } from '@portal/fixtures'
import type { RelationContact } from '@portal/schemas'
import type { ClassName } from '@portal/schemas/contract'
import type { Reader } from './scene.ts'
import type { Row } from './written.ts'

/** Settings of a class for the tests of saved records, in addition to the contract. */
export interface RecordEffect {
  /** Selects the listed record to write. Default: the first one. */
  readonly pick?: (row: Row, caller: Reader) => boolean
  /** Fields of other records that have the same text but another meaning, each with the reason. */
  readonly own?: Readonly<Record<string, string>>
}

/** Locations and their owners have independent addresses, even where both are the same home. */
const PLACES = Object.fromEntries(
  ['chargelocation.Street', 'chargelocation.PostalCode', 'chargelocation.City', 'chargepoint.City'].map(
    (field) => [field, 'a location has its own address'],
  ),
)
const NAMED_LIKE_A_PLACE = Object.fromEntries(
  ['chargepoint', 'chargeplacement', 'chargesession', 'cdr', 'alarm'].map((name) => [
    `${name}.Description`,
    'it is the name of a charger, which only begins like the name of its location',
  ]),
)

export const RECORD_EFFECTS: { readonly [C in ClassName]?: RecordEffect } = {
  relation: {
    own: {
      ...PLACES,
      'chargelocation.Phone': 'a location has its own phone number',
      'chargelocation.Email': 'a location has its own email address',
      'request.Draft.contactName': 'a request keeps the name of its author at that time',
      'getRelationChildElements.Description': 'a person has their own name',
      'getMyInfo.Description': 'a person has their own name',
    },
  },
  relationcontact: {
    // Drivers write their own account, all others an unprotected driver.
    pick: (row, caller) =>
      caller === 'driver' || (row.Role === 'User' && !isProtected(row as unknown as RelationContact)),
  },
  chargelocation: {
    pick: (row) => Number(row.ConnectorCount) > 0,
    own: {
      ...NAMED_LIKE_A_PLACE,
      'audit.Description': 'an entry keeps the name of the location at that time',
      'chargelocation.Owner': 'the land may belong to someone else',
      'chargepoint.Owner': 'the land may belong to someone else',
      'chargepoint.LocationDescription': 'the label of a location is not its name',
    },
  },
  chargepoint: {},
  chargeplacement: {
    own: {
      'chargepoint.Description': 'a charger has its own name, which its placement copies',
      'chargepoint.LocationDescription': 'a home location has the name of its charger',
    },
  },
  chargesession: { pick: ({ Stop }) => Stop !== undefined },
  cdr: { pick: ({ Status }) => Status === 'RATED' },
  token: {
    pick: (row, caller) =>
      row.State === 'ACTIVE' && (caller !== 'driver' || row.RelationContactId === 'RC00001'),
  },
  subscription: {},
  subscriptiontype: { pick: ({ Code }) => Code === 'FAN' },
  tariff: { pick: ({ Code }) => Code === 'WORK' },
  whitelistgroup: {
    own: {
      'whitelist.Description': 'a list has its own name',
      'whitelist.Code': 'a list has its own code, which begins like the code of its group',
    },
  },
  whitelist: {},
  request: { pick: ({ Status }) => Status === 'SUBMITTED' || Status === 'PLANNED' },
  chargepassrequest: { pick: ({ Status }) => Status === 'SUBMITTED' },
  alarm: {
    // Excludes alarms about offline and faulty chargers, which still report their state after a change to the alarm.
    pick: ({ Status, Code }) => Status === 'OPEN' && Code !== 'Offline' && Code !== 'GroundFailure',
    own: {
      'alarm.Code': 'many alarms have the same code',
      'alarmrule.Event': 'a rule keeps its event when the code of an alarm changes',
    },
  },
  alarmrule: {},
  schedule: {},
  report: {},
  cpocontract: {},
  bulkcommand: {},
  backlog: { own: { 'backlog.Queue': 'the name of a queue comes from the server' } },
  errorlog: {
    own: {
      'errorlog.Description': 'the same error can occur more than once',
      'errorlog.Message': 'the message comes from the server',
    },
  },
  connection: {},
  email: {},
  translation: {},
  // The server validates the values in rows that it reads, so only other rows accept any value.
  generictable: { pick: ({ Table }) => Table === 'notes' },
}
