import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { readIdParams } from './shared.ts'

export const getChargepoint = {
  id: 'getChargepoint',
  method: 'GET',
  path: '/v3.1/chargepoint/BCO/{id}',
  envelope: 'result',
  summary: 'Returns a charger with the current state of its connectors',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: readIdParams,
  data: { $ref: 'Chargepoint#' },
  errors: ['UnknownChargePoint'],
} as const satisfies Endpoint

export const listChargepoints = {
  id: 'listChargepoints',
  method: 'GET',
  path: '/v3.1/chargepoint/BCO/list',
  envelope: 'result',
  answers: 'list',
  summary: 'Returns the chargers of a relation and, unless `directonly`, of the relations below it',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      directonly: { type: 'boolean', default: false },
      /** Another visible relation; by default the caller's own. */
      relid: { type: 'string', minLength: 1, maxLength: 40 },
      relationcontactid: { type: 'string', minLength: 1, maxLength: 40 },
      /** A filter (`schemas/filter.ts`); the specification mentions only the serial number. */
      filter: { type: 'string', maxLength: 2_000 },
    },
  },
  data: { type: 'array', items: { $ref: 'Chargepoint#' } },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Endpoint

export const postChargepointStats = {
  id: 'postChargepointStats',
  method: 'POST',
  path: '/v3.1/chargepoint/BCO/Stats',
  envelope: 'result',
  isRead: true,
  summary:
    'Returns energy, price and sessions per local day of a period of at most 400 days: of one charger or, without `chargepointid`, of all chargers of the own relation and those below it',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['start', 'end'],
    properties: {
      start: { type: 'string', format: 'date-time' },
      end: { type: 'string', format: 'date-time' },
      /** Limits the statistics to this charger, which the caller must be able to see. */
      chargepointid: { type: 'string', minLength: 1, maxLength: 40 },
    },
  },
  data: { $ref: 'ChargepointStats#' },
  errors: ['UnknownChargePoint'],
} as const satisfies Endpoint

export const getConnectorStates = {
  id: 'getConnectorStates',
  method: 'GET',
  path: '/v3.1/chargepoint/BCO/states',
  envelope: 'result',
  summary:
    'Returns the connectors in scope whose state or location has changed since the given time, with the counts per state at their locations; without a time, all connectors',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { since: { type: 'string', format: 'date-time' } },
  },
  data: { $ref: 'ConnectorStates#' },
  errors: [],
} as const satisfies Endpoint
