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
    (field) => [field, 'a place is where it is, wherever its owner lives'],
  ),
)
const NAMED_LIKE_A_PLACE = Object.fromEntries(
  ['chargepoint', 'chargeplacement', 'chargesession', 'cdr', 'alarm'].map((name) => [
    `${name}.Description`,
    'it has the name of a charger, which has one of its own, also where it begins like that of its place',
  ]),
)

export const RECORD_EFFECTS: { readonly [C in ClassName]?: RecordEffect } = {
  relation: {
    own: {
      ...PLACES,
      'chargelocation.Phone': 'a place has a number of its own',
      'chargelocation.Email': 'a place has an address of its own',
      'request.Draft.contactName': 'a request says who asked, as they were called then',
      'getRelationChildElements.Description': 'a person has a name of their own',
      'getMyInfo.Description': 'a person has a name of their own',
    },
  },
  relationcontact: {
    // The caller's own account, or an unprotected person of a relation below.
    pick: (row, caller) =>
      caller === 'driver' || (row.Role === 'User' && !isProtected(row as unknown as RelationContact)),
  },
  chargelocation: {
    pick: (row) => Number(row.ConnectorCount) > 0,
    own: {
      ...NAMED_LIKE_A_PLACE,
      'audit.Description': 'an entry has the name that the place had then',
      'chargelocation.Owner': 'the land may belong to someone else',
      'chargepoint.Owner': 'the land may belong to someone else',
      'chargepoint.LocationDescription': 'the label of a place is not its name',
    },
  },
  chargepoint: {},
  chargeplacement: {
    own: {
      'chargepoint.Description': 'a charger has a name of its own, which its placement takes over',
      'chargepoint.LocationDescription': 'at home the place is called like its charger',
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
      'whitelist.Description': 'a list has a name of its own',
      'whitelist.Code': 'a list has a code of its own, which begins like that of its group',
    },
  },
  whitelist: {},
  request: { pick: ({ Status }) => Status === 'SUBMITTED' || Status === 'PLANNED' },
  chargepassrequest: { pick: ({ Status }) => Status === 'SUBMITTED' },
  alarm: {
    // An offline or faulty charger keeps its status even if its alarm changes.
    pick: ({ Status, Code }) => Status === 'OPEN' && Code !== 'Offline' && Code !== 'GroundFailure',
    own: {
      'alarm.Code': 'many alarms have one code',
      'alarmrule.Event': 'a rule keeps its event, whatever the code of an alarm becomes',
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
      'errorlog.Description': 'one error comes more than once',
      'errorlog.Message': 'the server wrote what went wrong',
    },
  },
  connection: {},
  email: {},
  translation: {},
  // The server accepts any value only in a row that it does not read.
  generictable: { pick: ({ Table }) => Table === 'notes' },
}
