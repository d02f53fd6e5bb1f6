import { endpoints, type OperationId } from '@portal/schemas/contract'

/** Requests to the identity provider that can be held, failed and looked up in the journal. */
export const IDENTITY_OPERATIONS = [
  'identity.discovery',
  'identity.authorize',
  'identity.token',
  'identity.endSession',
] as const

export const OUTSIDE_OPERATIONS = [
  'outside.iban',
  'outside.vat',
  'outside.places',
  'outside.tiles',
  'outside.flags',
  'outside.analytics',
] as const

const FILE_OPERATIONS = ['config', 'translations'] as const

/**
 * Kind of request, regardless of its URL: an operation of the API, of another service, or a file served with the
 * portal.
 */
export type Operation =
  | OperationId
  | (typeof IDENTITY_OPERATIONS)[number]
  | (typeof OUTSIDE_OPERATIONS)[number]
  | (typeof FILE_OPERATIONS)[number]

export const OPERATIONS: readonly Operation[] = [
  ...(Object.keys(endpoints) as OperationId[]),
  ...IDENTITY_OPERATIONS,
  ...OUTSIDE_OPERATIONS,
  ...FILE_OPERATIONS,
]

export const isApiOperation = (operation: Operation): operation is OperationId =>
  Object.hasOwn(endpoints, operation)
