import { RESULT_STATUSES } from '@portal/schemas'
import { type Contract, type EnvelopeKind, entitySchemas } from '@portal/schemas/contract'

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

/** `Fields` and `DataCategories` leave out what was not asked for: of a record in a table list only its id is sure. */
const narrowed = (data: unknown): unknown => {
  const { items } = data as { items: { $ref?: string } }
  const name = items.$ref?.replace('#', '') ?? ''
  const entity = (entitySchemas as Readonly<Record<string, Schema>>)[name]
  if (!entity) return data
  const { $id: _id, ...rest } = entity
  return { type: 'array', items: { ...rest, required: ['Id'] } }
}

const SUCCESS: Readonly<Record<EnvelopeKind, (data: unknown) => Schema>> = {
  result: (data) => object({ result: object({ status, errorcode: { const: '' }, message: text }), data }),
  table: (data) => object({ Status: status, ErrorCode: { const: '' }, Data: narrowed(data), Page: page }),
  setup: () => object({ result: { const: 'success' } }),
  banner: (data) => object({ message: data }),
}

const code = { type: 'string', minLength: 1 }
const FAILURE: Readonly<Record<EnvelopeKind, Schema>> = {
  result: object({ result: object({ status, errorcode: code, message: text }), data: { type: 'null' } }),
  table: object({
    Status: status,
    ErrorCode: code,
    Message: text,
    Data: { type: 'array', maxItems: 0 },
    Page: page,
  }),
  setup: object({ result: code }),
  banner: object({ message: text }),
}

/** What a call may answer: its data or a failure, each in the call's own envelope. */
export const responseSchemas = ({ route, data }: Contract): Schema => ({
  // A business failure travels with 200 too.
  200: { anyOf: [SUCCESS[route.envelope](data), FAILURE[route.envelope]] },
  default: FAILURE[route.envelope],
})
