import { HISTORY_DAYS, personas } from '@portal/fixtures'
import { FLAG_NAMES } from '@portal/schemas'
import type { FromSchema } from 'json-schema-to-ts'
import { HORIZON_DAYS } from './clock.ts'
import { OPERATIONS } from './operations.ts'
import { PLAIN_OUTCOMES } from './outcome.ts'

/** Fastify validates the bodies and queries of the control endpoints and rejects fields that are not listed here. */

const MAX_DELAY_MS = 60_000
const MAX_LIFETIME_SECONDS = 86_400

const operation = { enum: OPERATIONS } as const
const method = { enum: ['GET', 'POST', 'PUT', 'DELETE'] } as const
const count = { type: 'integer', minimum: 1 } as const
const wholeNumber = { type: 'integer', minimum: 0 } as const

/** Requires a field for one kind of outcome and forbids it for all others. */
const fieldOfKind = (kind: string, field: string) => ({
  if: { properties: { kind: { const: kind } }, required: ['kind'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: [field] },
  else: { properties: { [field]: false } },
})

const outcome = {
  type: 'object',
  properties: {
    kind: { enum: [...PLAIN_OUTCOMES, 'reset', 'code', 'status', 'delay'] },
    code: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    ms: { ...wholeNumber, maximum: MAX_DELAY_MS },
  },
  required: ['kind'],
  additionalProperties: false,
} as const
/** Checked only at run time: `OutcomeBody` is derived from `outcome` without these conditions. */
const conditions = {
  allOf: [fieldOfKind('code', 'code'), fieldOfKind('status', 'status'), fieldOfKind('delay', 'ms')],
}
const checkedOutcome: typeof outcome = { ...outcome, ...conditions }
export type OutcomeBody = FromSchema<typeof outcome>

export const emptySchema = { type: 'object', additionalProperties: false } as const

export const holdSchema = {
  type: 'object',
  properties: { operation, method },
  required: ['operation'],
  additionalProperties: false,
} as const
export type HoldBody = FromSchema<typeof holdSchema>

export const releaseSchema = {
  type: 'object',
  properties: { outcome: checkedOutcome, count: { ...count, default: 1 } },
  required: ['outcome'],
  additionalProperties: false,
} as const
export type ReleaseBody = FromSchema<typeof releaseSchema>

export const faultSchema = {
  type: 'object',
  properties: { operation, outcome: checkedOutcome, times: count, skip: wholeNumber },
  required: ['operation', 'outcome'],
  additionalProperties: false,
} as const
export type FaultBody = FromSchema<typeof faultSchema>

export const clockSchema = {
  type: 'object',
  description: `The time that results lies at most ${HISTORY_DAYS} days before the world's start and at most ${HORIZON_DAYS} days after it.`,
  properties: {
    now: { type: 'string', format: 'date-time' },
    advanceMs: { type: 'integer' },
    paused: { type: 'boolean' },
  },
  additionalProperties: false,
} as const
export type ClockBody = FromSchema<typeof clockSchema>

export const tokensSchema = {
  type: 'object',
  properties: {
    rejectIssuedBefore: { enum: ['now', null] },
    lifetimeSeconds: { type: ['integer', 'null'], minimum: 1, maximum: MAX_LIFETIME_SECONDS },
  },
  additionalProperties: false,
} as const
export type TokensBody = FromSchema<typeof tokensSchema>

export const tokenSchema = {
  type: 'object',
  properties: { username: { enum: personas.map(({ username }) => username) } },
  required: ['username'],
  additionalProperties: false,
} as const
export type TokenBody = FromSchema<typeof tokenSchema>

export const bannerSchema = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
  additionalProperties: false,
} as const
export type BannerBody = FromSchema<typeof bannerSchema>

export const flagsSchema = {
  type: 'object',
  properties: Object.fromEntries(FLAG_NAMES.map((name) => [name, { type: ['boolean', 'null'] }])),
  additionalProperties: false,
}

export const scenarioEventSchema = {
  type: 'object',
  properties: { type: { type: 'string' } },
  required: ['type'],
  additionalProperties: false,
} as const
export type ScenarioEventBody = FromSchema<typeof scenarioEventSchema>

const path = { type: 'string' } as const

/** The status is text, like every query value. 0 selects requests without a response. */
export const journalQuerySchema = {
  type: 'object',
  properties: { operation, method, path, status: { type: 'string', pattern: '^(0|[1-5]\\d\\d)$' } },
  additionalProperties: false,
} as const
export type JournalQuery = FromSchema<typeof journalQuerySchema>

export const verifySchema = {
  type: 'object',
  properties: {
    operation,
    method,
    path,
    status: { ...wholeNumber, maximum: 599 },
    times: wholeNumber,
    atLeast: wholeNumber,
    atMost: wholeNumber,
  },
  additionalProperties: false,
} as const
export type VerifyBody = FromSchema<typeof verifySchema>
