import { ERRORS, isSuccess, RESULT_STATUSES } from '@portal/schemas'
import { ANY_CALL_CODES, type Endpoint, type EnvelopeKind, entitySchemas } from '@portal/schemas/contract'

type Schema = Readonly<Record<string, unknown>>

const object = (properties: Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})

const text = { type: 'string' }
const status = { type: 'string', enum: RESULT_STATUSES }
const count = { type: 'integer', minimum: 0 }
const page = object({
  PageCount: count,
  PageNumber: { type: 'integer', minimum: 1 },
  Results: count,
  pagesize: { type: 'integer', minimum: 1 },
  pagenumber: { type: 'integer', minimum: 1 },
})

/** Returns the schema of a record with only the id required, plus the records that `Links` adds. */
const narrowedEntity = ({ $ref }: { $ref?: string }): Schema | undefined => {
  const entity = (entitySchemas as Readonly<Record<string, Schema>>)[$ref?.replace('#', '') ?? '']
  if (!entity) return undefined
  const { $id: _id, ...rest } = entity
  const properties = { ...(rest.properties as Schema), Links: { type: 'object' } }
  return { ...rest, required: ['Id'], properties }
}

/** `Fields` and categories omit fields, so only the record's id is required. */
const narrowed = (data: unknown): unknown => {
  const { items } = data as { items?: { $ref?: string } }
  if (!items) return narrowedEntity(data as { $ref?: string }) ?? data
  return { type: 'array', items: narrowedEntity(items) ?? items }
}

const isNarrowing = ({ query }: Endpoint): boolean =>
  typeof query === 'object' && query.properties !== undefined && 'Fields' in query.properties

/** Returns the schema of a success code: empty, or one of the endpoint's codes with success severity. */
const successCode = ({ errors }: Endpoint): Schema => ({
  type: 'string',
  enum: ['', ...errors.filter((code) => isSuccess(ERRORS[code].severity))],
})

/** Returns the schema of a failure code: one of the endpoint's codes or of those that any call can return. */
const failureCode = ({ errors }: Endpoint): Schema => ({
  type: 'string',
  enum: [...ANY_CALL_CODES, ...errors.filter((code) => !isSuccess(ERRORS[code].severity))],
})

const SUCCESS: Readonly<Record<EnvelopeKind, (data: unknown, code: Schema) => Schema>> = {
  result: (data, errorcode) => object({ result: object({ status, errorcode, message: text }), data }),
  table: (data) => object({ Status: status, ErrorCode: { const: '' }, Data: data, Page: page }),
  setup: () => object({ result: { const: 'success' } }),
  banner: (data) => object({ message: data }),
}

const failureOf = (errorcode: Schema, data: unknown): Schema =>
  object({ result: object({ status, errorcode, message: text }), data })

const FAILURE: Readonly<Record<EnvelopeKind, (code: Schema) => Schema>> = {
  result: (code) => failureOf(code, { type: 'null' }),
  table: (code) =>
    object({
      Status: status,
      ErrorCode: code,
      Message: text,
      Data: { type: 'array', maxItems: 0 },
      Page: page,
    }),
  setup: (code) => object({ result: code }),
  banner: () => object({ message: text }),
}

/** Returns the response schemas by status: data or a failure, each in the endpoint's envelope. */
export const responseSchemas = (endpoint: Endpoint): Schema => {
  const { envelope } = endpoint
  const data = isNarrowing(endpoint) ? narrowed(endpoint.data) : endpoint.data
  const code = failureCode(endpoint)
  const failure = FAILURE[envelope](code)
  return {
    // Business failures also have status 200. A downloaded file has no envelope, so only its failures have a schema.
    200: endpoint.download ? failure : { anyOf: [SUCCESS[envelope](data, successCode(endpoint)), failure] },
    // The response to a conflicting write contains the current record.
    409: envelope === 'result' ? { anyOf: [failure, failureOf(code, data)] } : failure,
    default: failure,
  }
}
