import type { Route } from '@portal/schemas'
import type { Endpoint } from '@portal/schemas/contract'
import {
  faultOf,
  objectFrom,
  type SchemaField,
  schemaFields,
} from '../../../components/schemaForm/schemaFields.ts'
import { inputSchema, operationOf } from './operations.ts'

export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
/** Shapes of a response: one record, a list, a text or a page of a table. */
export const ANSWERS = ['record', 'list', 'text', 'table'] as const

export interface TestDraft {
  /** Operation id from the endpoint table; empty for a custom call. */
  readonly operation: string
  /** Text of each form field, by field key. */
  readonly values: ReadonlyMap<string, string>
  readonly file: File | undefined
  /** Body as JSON; undefined if the form fields provide the body. */
  readonly json: string | undefined
  readonly method: (typeof METHODS)[number]
  /** Path of a custom call, with API version and query string. */
  readonly path: string
  readonly answer: (typeof ANSWERS)[number]
  /** Set when the user confirms a call that can change data. */
  readonly isSure: boolean
}

const OWN_CALL: TestDraft = {
  operation: '',
  values: new Map(),
  file: undefined,
  json: '',
  method: 'GET',
  path: '/v3.1/',
  answer: 'record',
  isSure: false,
}

/** Returns an empty draft for an operation or a custom call. */
export const draftOf = (operation: string): TestDraft =>
  operation === '' ? OWN_CALL : { ...OWN_CALL, operation, json: undefined }

export const FIRST_DRAFT: TestDraft = draftOf('getUserInfo')

/** Returns the fields to fill in. Omits body fields if the body is typed as JSON. */
export const fieldsOf = ({ operation, json }: TestDraft): readonly SchemaField[] => {
  const endpoint = operationOf(operation)
  if (!endpoint) return []
  return schemaFields(inputSchema(endpoint)).filter(({ path }) => json === undefined || path[0] !== 'body')
}

interface TestInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface TestRequest {
  readonly route: Route
  readonly input: TestInput
  readonly file: File | undefined
}

const parsedBody = (json: string): Pick<TestInput, 'body'> =>
  json.trim() === '' ? {} : { body: isJson(json) ? (JSON.parse(json) as unknown) : json }

const inputOf = (operation: Endpoint, { values, json }: TestDraft): TestInput => {
  const input: TestInput = objectFrom(inputSchema(operation), values)
  if (!operation.body) return input
  return { ...input, body: input.body ?? {}, ...(json !== undefined && parsedBody(json)) }
}

const ownCall = ({ method, path, answer, json = '' }: TestDraft): Pick<TestRequest, 'route' | 'input'> => {
  const [bare = '', search = ''] = path.trim().split('?')
  return {
    route: {
      id: 'test',
      method,
      path: bare as Route['path'],
      envelope: answer === 'table' ? 'table' : 'result',
      ...((answer === 'list' || answer === 'text') && { answers: answer }),
    },
    input: {
      query: Object.fromEntries(new URLSearchParams(search)),
      ...(method !== 'GET' && parsedBody(json)),
    },
  }
}

export const requestOf = (draft: TestDraft): TestRequest => {
  const endpoint = operationOf(draft.operation)
  const { route, input } = endpoint ? { route: endpoint, input: inputOf(endpoint, draft) } : ownCall(draft)
  return { route, input, file: draft.file }
}

/** True if the call only reads. */
export const isHarmless = (draft: TestDraft): boolean => {
  const { isRead, method, path } = requestOf(draft).route
  return (isRead ?? method === 'GET') && !/\/Dev\//i.test(path)
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export interface TestProblems {
  readonly fields: boolean
  readonly file: boolean
  readonly path: boolean
  readonly body: boolean
  readonly isSure: boolean
}

/** Flags each invalid part of a draft, and a missing confirmation if the call can change data. */
export const problemsOf = (draft: TestDraft): TestProblems => {
  const { operation, values, file, path, json = '', isSure } = draft
  return {
    fields: fieldsOf(draft).some((field) => faultOf(field, values.get(field.key) ?? '') !== undefined),
    file: operationOf(operation)?.upload === true && !file,
    path: operation === '' && !/^\/v\d[\w./%-]*(\?[^\s{}]*)?$/.test(path.trim()),
    body: json.trim() !== '' && !isJson(json),
    isSure: !isHarmless(draft) && !isSure,
  }
}

export const isReady = (draft: TestDraft): boolean => !Object.values(problemsOf(draft)).includes(true)

/** Returns the body as indented JSON for editing. */
export const bodyText = (draft: TestDraft): string =>
  JSON.stringify(requestOf(draft).input.body ?? {}, undefined, 2)
