import type { Endpoint } from './endpoint.ts'
import { idParams } from './shared.ts'

/** Replacement of a card by an operator. Assumed: the specification does not define it (S7). */
export const replaceToken = {
  id: 'replaceToken',
  method: 'POST',
  path: '/v3.1/token/BCO/{id}/replace',
  envelope: 'result',
  summary:
    'Replaces a lost or damaged card by a new one with the same customer, user, subscription and access; the old card can no longer charge',
  origin: 'assumed',
  roles: ['Operator', 'SuperAdmin'],
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Reason', 'State'],
    properties: {
      /** Version last read; a mismatch means a concurrent edit. */
      Version: { type: 'integer', minimum: 1 },
      /** The old card becomes `LOST` or, if damaged, `BLOCKED`. */
      Reason: { enum: ['LOST', 'DAMAGED'] },
      /** State of the new card: sent by post, or handed over now. */
      State: { enum: ['ORDERED', 'ACTIVE'] },
    },
  },
  data: { $ref: 'Token#' },
  errors: ['UnknownToken'],
} as const satisfies Endpoint
