import { cdrSchema } from '../entities/cdr.ts'
import type { Role } from '../entities/roles.ts'
import type { Endpoint } from './endpoint.ts'
import { ID, idParams, readIdParams, versionQuery } from './shared.ts'

/**
 * Endpoints for operators beyond reading and writing records. They are assumed, because the specification has none
 * (S7).
 */
const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']
const SUPER_ADMIN: readonly Role[] = ['SuperAdmin']

export const runSchedule = {
  id: 'runSchedule',
  method: 'POST',
  path: '/v3.1/schedule/BCO/{id}/run',
  envelope: 'result',
  summary: 'Runs a job now, whether it is paused or not',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  data: { $ref: 'Schedule#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const removeSchedule = {
  id: 'removeSchedule',
  method: 'DELETE',
  path: '/v3.1/schedule/BCO/{id}',
  envelope: 'result',
  summary: 'Deletes a job with its files',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  query: versionQuery,
  data: { $ref: 'Schedule#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const getScheduleFile = {
  id: 'getScheduleFile',
  method: 'GET',
  path: '/v3.1/schedule/BCO/{id}/file/{file}',
  envelope: 'result',
  download: true,
  summary: 'The file that a run of a job left',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'file'],
    properties: { id: ID, file: ID },
  },
  data: { type: 'string', format: 'binary' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const rerateCdr = {
  id: 'rerateCdr',
  method: 'POST',
  path: '/v3.1/cdr/BCO/{id}/rerate',
  envelope: 'result',
  summary: 'Makes the price of a charge detail record again from its session, unless it is invoiced',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  data: { $ref: 'Cdr#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const removeGenericTable = {
  id: 'removeGenericTable',
  method: 'DELETE',
  path: '/v3.1/generictable/BCO/{id}',
  envelope: 'result',
  summary: 'Removes a row of the generic tables: a setting without one has its default value',
  origin: 'assumed',
  roles: SUPER_ADMIN,
  scope: 'network',
  params: idParams,
  query: versionQuery,
  data: { $ref: 'GenericTable#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const previewRating = {
  id: 'previewRating',
  method: 'GET',
  path: '/v3.1/cdr/BCO/{id}/rerate',
  envelope: 'result',
  summary: 'The price that a charge detail record would get now, or why it stays refused; changes nothing',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: readIdParams,
  data: { $ref: 'RatingPreview#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

const CORRECTED = cdrSchema.properties

export const correctCdr = {
  id: 'correctCdr',
  method: 'POST',
  path: '/v3.1/cdr/BCO/{id}/correct',
  envelope: 'result',
  summary: 'Replaces a charge detail record by a corrected one; an invoiced record is credited',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Start', 'Stop', 'Consumption', 'Reason'],
    properties: {
      /** Version last read by the caller. */
      Version: { type: 'integer', minimum: 1 },
      Start: CORRECTED.Start,
      Stop: CORRECTED.Stop,
      Consumption: CORRECTED.Consumption,
      /** Another card of the customer. */
      TokenId: CORRECTED.TokenId,
      Reason: CORRECTED.CorrectionReason,
    },
  },
  data: { $ref: 'Cdr#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const previewCorrection = {
  id: 'previewCorrection',
  method: 'GET',
  path: '/v3.1/cdr/BCO/{id}/correct',
  envelope: 'result',
  summary: 'The price of a corrected charge detail record, or why the correction is refused; changes nothing',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: readIdParams,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['start', 'stop', 'consumption'],
    properties: {
      start: CORRECTED.Start,
      stop: CORRECTED.Stop,
      consumption: CORRECTED.Consumption,
      tokenid: CORRECTED.TokenId,
    },
  },
  data: { $ref: 'CorrectionPreview#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const dismissCdr = {
  id: 'dismissCdr',
  method: 'POST',
  path: '/v3.1/cdr/BCO/{id}/dismiss',
  envelope: 'result',
  summary: 'Leaves a charge detail record in error without a price, with the reason',
  origin: 'assumed',
  roles: SUPER_ADMIN,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['reason'],
    properties: { reason: cdrSchema.properties.DismissReason },
  },
  data: { $ref: 'Cdr#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const listAlarmGroups = {
  id: 'listAlarmGroups',
  method: 'GET',
  path: '/v3.1/alarm/BCO/groups',
  envelope: 'result',
  answers: 'list',
  summary: 'Open alarms that came together: those of one cause and one minute, the largest group first',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  data: { type: 'array', items: { $ref: 'AlarmGroup#' } },
  errors: [],
} as const satisfies Endpoint

export const acknowledgeAlarms = {
  id: 'acknowledgeAlarms',
  method: 'POST',
  path: '/v3.1/alarm/BCO/acknowledgegroup',
  envelope: 'result',
  summary: 'Acknowledges all open alarms of one cause and one minute, of one location only if it is named',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Code', 'Raised'],
    properties: {
      Code: { type: 'string', minLength: 1, maxLength: 255 },
      Raised: { type: 'string', format: 'date-time' },
      LocationId: { type: 'string', maxLength: 40 },
    },
  },
  data: { $ref: 'AlarmGroup#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

/** Only super-administrators may close an alarm that nobody acknowledged; operators acknowledge it first. */
export const closeAlarm = {
  id: 'closeAlarm',
  method: 'POST',
  path: '/v3.1/alarm/BCO/{id}/close',
  envelope: 'result',
  summary: 'Closes an alarm that is not acknowledged; the reason becomes a note on it',
  origin: 'assumed',
  roles: SUPER_ADMIN,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Reason'],
    properties: {
      Version: { type: 'integer', minimum: 1 },
      Reason: { type: 'string', minLength: 1, maxLength: 1_000 },
    },
  },
  data: { $ref: 'Alarm#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const removeAlarmRule = {
  id: 'removeAlarmRule',
  method: 'DELETE',
  path: '/v3.1/alarmrule/BCO/{id}',
  envelope: 'result',
  summary: 'Deletes an alarm rule; the alarms that it raised stay',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  query: versionQuery,
  data: { $ref: 'AlarmRule#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const accessProtectedUser = {
  id: 'accessProtectedUser',
  method: 'POST',
  path: '/v3.1/protecteduser/BCO/{id}/access',
  envelope: 'result',
  summary: 'Shows a protected person to readers who give a reason, which is written down',
  origin: 'assumed',
  roles: SUPER_ADMIN,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['reason'],
    properties: { reason: { type: 'string', minLength: 1, maxLength: 255 } },
  },
  data: { $ref: 'RelationContact#' },
  errors: ['USERNOTFOUND'],
} as const satisfies Endpoint

export const getReportFigures = {
  id: 'getReportFigures',
  method: 'GET',
  path: '/v3.1/report/BCO/figures',
  envelope: 'result',
  summary:
    'What was charged from a local day until another: by day, and by location or relation with the part of the time that chargers were heard; the five that charged most also by day; a span of at most 3 days also by hour',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['from', 'until', 'by'],
    properties: {
      from: { type: 'string', format: 'date' },
      /** Exclusive end; at most 400 days after the start. */
      until: { type: 'string', format: 'date' },
      by: { enum: ['location', 'relation'] },
      relation: { type: 'string', maxLength: 40 },
    },
  },
  data: { $ref: 'ReportFigures#' },
  errors: [],
} as const satisfies Endpoint
