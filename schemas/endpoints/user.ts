import type { FromSchema } from 'json-schema-to-ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { debugQuery, ID, idParams } from './shared.ts'

export const getUserInfo = {
  id: 'getUserInfo',
  method: 'GET',
  path: '/v3.1/user/BCO/UserInfo',
  envelope: 'result',
  summary: 'Returns the signed-in person: roles, relation and contact',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'own',
  data: { $ref: 'UserInfo#' },
  errors: ['SETUP', 'UNAUTHORIZED'],
} as const satisfies Endpoint

/**
 * A text of the intake, of any practical length. Shorter limits result in an error code, such as RelNameTooLong,
 * instead of a 400.
 */
const text = { type: 'string', maxLength: 1_000 } as const

/**
 * Payload of the intake form (S3) in the spelling of the specification. All fields are required; unused ones are
 * empty, such as the VAT number of a private person. `telephone` repeats `phone`, `description` repeats `name`.
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
    /** Includes the country letters, without spaces and dots. */
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

export const postSetup = {
  id: 'postSetup',
  method: 'POST',
  path: '/v3.1/user/BCO/Setup',
  envelope: 'setup',
  summary:
    'Creates the relation and contact of a person whom the identity provider knows but the portal does not',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'own',
  query: debugQuery,
  body: intakePayloadSchema,
  data: { type: 'string' },
  errors: [
    'SETUPERROR',
    'IBANINVALID',
    'USEREXISTS',
    'RelNameTooLong',
    'EmailTooLong',
    'EMAILUNAVAILABLE',
    'INVADDRESS',
    'UNAUTHORIZED',
  ],
} as const satisfies Endpoint

export const postContactIntoRelation = {
  id: 'postContactIntoRelation',
  method: 'POST',
  path: '/v3.1/user/BCO/contact/intorelation/{id}',
  envelope: 'result',
  summary: 'Turns a contact into a relation of its own, below its former relation or another one',
  origin: 'spec',
  roles: ['EntityManager', 'Operator', 'SuperAdmin'],
  scope: 'relation',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Parent of the new relation; by default the former relation of the contact. */
      parentid: ID,
      iscompany: { type: 'string', enum: ['0', '1'], default: '0' },
    },
  },
  data: { $ref: 'Relation#' },
  errors: [
    'RCNOTFOUND',
    'CONVERTONLYRC',
    'NOPARENTRELATION',
    'INVALIDEMTOREL',
    'NOPORTAL',
    'RELCONVERTFAILURE',
    'NEWRELATION',
  ],
} as const satisfies Endpoint

/** Record classes that `My/Info` accepts, in PascalCase unlike in other endpoints. */
const INFO_TYPES = [
  'Relation',
  'RelationContact',
  'ChargeLocation',
  'ChargePoint',
  'Token',
  'Subscription',
] as const

export const getMyInfo = {
  id: 'getMyInfo',
  method: 'GET',
  path: '/v3.1/user/BCO/My/Info/{x}/{type}',
  envelope: 'result',
  answers: 'list',
  summary:
    'Returns the records of a class that belong to a relation; for chargers, also those of the relations below it, unless `directonly`',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['x', 'type'],
    properties: {
      /** Id of the relation. */
      x: ID,
      type: { type: 'string', enum: INFO_TYPES },
    },
  },
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** For chargers only (S7). */
      directonly: { type: 'boolean' },
    },
  },
  data: { type: 'array', items: { $ref: 'RelationElement#' } },
  errors: ['RELNOTFOUND'],
} as const satisfies Endpoint
