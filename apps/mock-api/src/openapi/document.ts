import { API_BASE_PATH, ERRORS, type ErrorCode, IDENTITY_BASE_PATH } from '@portal/schemas'
import { type Endpoint, entitySchemas } from '@portal/schemas/contract'
import { responseSchemas } from '../api/responseSchemas.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Converts a schema to OpenAPI: references point into the document, and `$id` is removed. */
const toOpenApi = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(toOpenApi)
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== '$id')
      .map(([key, value]) =>
        key === '$ref' && typeof value === 'string'
          ? [key, `#/components/schemas/${value.replace(/#$/, '')}`]
          : [key, toOpenApi(value)],
      ),
  )
}

/** Converts the properties of an object schema to parameters. Path parameters are always required. */
const parametersOf = (schema: unknown, place: 'path' | 'query'): readonly Json[] => {
  if (!isObject(schema) || !isObject(schema.properties)) return []
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: toOpenApi(value),
  }))
}

const json = (schema: unknown): Json => ({ 'application/json': { schema: toOpenApi(schema) } })

const FILE_FORM: Json = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  },
}

/** Returns the content of a response by media type: JSON, plus the file for a download with status 200. */
const contentOf = ({ download, data }: Endpoint, status: string, schema: unknown): Json => ({
  ...json(schema),
  ...(download && status === '200' && { 'application/octet-stream': { schema: data } }),
})

const codesText = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `${code} (HTTP ${ERRORS[code].http}, ${ERRORS[code].severity})`).join(', ')

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'The data, or a business failure with its code',
  409: 'The record has changed since it was read',
  default: 'Any other failure, in the envelope of the call',
}

const operationOf = (endpoint: Endpoint): Json => {
  const { id, host, path, upload, summary, origin, roles, scope, params, query, body, errors } = endpoint
  const responses = Object.entries(responseSchemas(endpoint)).map(([status, schema]) => [
    status,
    { description: DESCRIPTIONS[status] ?? 'A failure', content: contentOf(endpoint, status, schema) },
  ])
  return {
    operationId: id,
    summary,
    tags: [host ?? path.split('/')[2] ?? ''],
    ...(errors.length > 0 && { description: `Codes of its own: ${codesText(errors)}.` }),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
    ...(upload && { requestBody: { required: true, content: FILE_FORM } }),
    responses: Object.fromEntries(responses),
    ...(roles.length === 0 && { security: [] }),
    'x-origin': origin,
    'x-scope': scope,
    'x-roles': roles,
    'x-errors': errors,
  }
}

/** Returns the OpenAPI 3.1 description of a server at `origin` with these endpoints. */
export const openApiDocument = (endpoints: readonly Endpoint[], origin: string) => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const { host, method } = endpoint
    const path = `${host === 'identity' ? IDENTITY_BASE_PATH : API_BASE_PATH}${endpoint.path}`
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'BCO API',
      version: '3.1',
      summary: 'Charging of electric vehicles: chargers, sessions, cards and the people who use them',
      description:
        'Made from the endpoint table of the contract. A business failure travels with HTTP 200 and a failing status ' +
        'in the envelope of its call. `x-origin` tells calls of the specification from assumed ones.',
    },
    servers: [{ url: origin }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: Object.fromEntries(
        Object.entries(entitySchemas).map(([name, schema]) => [name, toOpenApi(schema)]),
      ),
    },
  } as const
}
