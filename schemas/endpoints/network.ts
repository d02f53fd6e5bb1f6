import { REPORT_GROUPS } from '../constants.ts'
import { cdrSchema } from '../entities/cdr.ts'
import type { Role } from '../entities/roles.ts'
import type { Endpoint } from './endpoint.ts'
import { ID, idParams, periodQuery, readIdParams, versionQuery } from './shared.ts'

/**
 * Endpoints for operators beyond reading and writing records. All are assumed: the specification does not define them
 * (S7).
 */

const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']
const SUPER_ADMIN: readonly Role[] = ['SuperAdmin']

export const runSchedule = {
  id: 'runSchedule',
  method: 'POST',
  path: '/v3.1/schedule/BCO/{id}/run',
  envelope: 'result',
  summary: 'Runs a job now, even if it is paused',
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
  summary: 'Returns the file that a run of a job created',
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
  summary: 'Recalculates the price of a charge detail record from its session, unless it is invoiced',
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
  summary: 'Removes a row of the generic tables; a setting without a row has its default value',
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
  summary:
    'Returns the price that re-rating a charge detail record would result in, or the reason why it would fail; changes nothing',
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
  summary:
    'Returns the price of a corrected charge detail record, or the reason why the correction would be rejected; changes nothing',
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
  summary: 'Leaves a charge detail record in error without a price, for the given reason',
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
  summary: 'Returns the open alarms of a period grouped by cause and minute, largest group first',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  query: periodQuery,
  data: { type: 'array', items: { $ref: 'AlarmGroup#' } },
  errors: [],
} as const satisfies Endpoint

export const acknowledgeAlarms = {
  id: 'acknowledgeAlarms',
  method: 'POST',
  path: '/v3.1/alarm/BCO/acknowledgegroup',
  envelope: 'result',
  summary: 'Acknowledges all open alarms of a cause and minute, optionally at one location only',
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
  summary: 'Closes an alarm that nobody has acknowledged; the reason is added to it as a note',
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
  summary: 'Deletes an alarm rule; its alarms remain',
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
  summary: 'Reveals the data of a protected person to a reader who gives a reason, and logs the access',
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
    'Returns the figures of a period of local days: by day, and by location or relation with the uptime; also by day for the five groups with the most energy, and by hour for a period of at most 3 days',
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
      by: { enum: REPORT_GROUPS },
      relation: { type: 'string', maxLength: 40 },
    },
  },
  data: { $ref: 'ReportFigures#' },
  errors: [],
} as const satisfies Endpoint
