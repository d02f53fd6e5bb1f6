import { NOTE_MAX_LENGTH, NOTED_KINDS } from '../entities/note.ts'
import type { Role } from '../entities/roles.ts'
import type { Endpoint } from './endpoint.ts'
import { ID } from './shared.ts'

/**
 * Notes that operators keep about a record. They have separate calls, so a customer who reads the record never gets
 * them.
 */

const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']

const noteParams = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'id'],
  properties: { kind: { enum: NOTED_KINDS }, id: ID },
} as const

export const listNotes = {
  id: 'listNotes',
  method: 'GET',
  path: '/v3.1/note/BCO/{kind}/{id}',
  envelope: 'result',
  answers: 'list',
  summary: 'Returns the notes of operators about a request, an alarm or a relation, oldest first',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: noteParams,
  data: { type: 'array', items: { $ref: 'Note#' } },
  errors: ['UNKNOWNREQUEST', 'RELNOTFOUND'],
} as const satisfies Endpoint

export const addNote = {
  id: 'addNote',
  method: 'POST',
  path: '/v3.1/note/BCO/{kind}/{id}',
  envelope: 'result',
  summary: 'Adds a note; it needs no version, because notes are never changed or removed',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: noteParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Text'],
    properties: { Text: { type: 'string', minLength: 1, maxLength: NOTE_MAX_LENGTH } },
  },
  data: { $ref: 'Note#' },
  errors: ['UNKNOWNREQUEST', 'RELNOTFOUND'],
} as const satisfies Endpoint
