import type { FromSchema } from 'json-schema-to-ts'
import { type Contract, EVERY_ROLE, type Route } from './endpoint.ts'

export const getUserInfo = {
  id: 'getUserInfo',
  method: 'GET',
  path: '/v3.1/user/BCO/UserInfo',
  envelope: 'result',
} as const satisfies Route

export const getUserInfoContract = {
  route: getUserInfo,
  summary: 'Who is signed in: roles, relation and contact',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'own',
  data: { $ref: 'UserInfo#' },
  errors: ['SETUP', 'UNAUTHORIZED'],
} as const satisfies Contract

export const postSetup = {
  id: 'postSetup',
  method: 'POST',
  path: '/v3.1/user/BCO/Setup',
  envelope: 'setup',
} as const satisfies Route

/** A text of the intake: as long as anybody types. Shorter limits answer with a code, such as RelNameTooLong, not with 400. */
const text = { type: 'string', maxLength: 1_000 } as const

/**
 * What the intake form sends (S3), in the specification's spelling. Every field is always there: empty where it does not
 * apply, such as the VAT number of a private person. `telephone` repeats `phone`, `description` repeats `name`.
 */
const intakePayloadSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'vatnr',
    'name',
    'iscompany',
    'companytype',
    'telephone',
    'street',
    'phone',
    'description',
    'city',
    'country',
    'housenumber',
    'postalcode',
    'bankaccount',
  ],
  properties: {
    /** With its country letters, without spaces and dots. */
    vatnr: text,
    name: text,
    iscompany: { type: 'string', enum: ['0', '1'] },
    companytype: text,
    telephone: text,
    street: text,
    phone: text,
    description: text,
    city: text,
    /** Two letters of ISO 3166-1, see `countries.ts`. */
    country: text,
    housenumber: text,
    postalcode: text,
    /** IBAN, or empty. */
    bankaccount: text,
  },
} as const

export type IntakePayload = FromSchema<typeof intakePayloadSchema>

export const postSetupContract = {
  route: postSetup,
  summary: 'The intake of a person who is known to the identity provider and not yet to the portal',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'own',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Sent when the portal was opened with `?debug=1` (S7, S9). */
      debug: { type: 'integer', enum: [1] },
    },
  },
  body: intakePayloadSchema,
  data: { type: 'string' },
  errors: ['SETUPERROR', 'IBANINVALID', 'USEREXISTS', 'RelNameTooLong', 'EmailTooLong', 'INVADDRESS'],
} as const satisfies Contract
