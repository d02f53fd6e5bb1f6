import {
  guestChargeSchema,
  plugChargeSchema,
  reimbursementSchema,
  tariffIdSchema,
} from '../entities/chargeplacement.ts'
import { recordProperties } from '../entities/record.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { idParams } from './shared.ts'

/** Version of the placement last read by the caller (assumed); without it the write overwrites later changes. */
const version = () => ({ Version: recordProperties.Version }) as const

export const getContractDetails = {
  id: 'getContractDetails',
  method: 'GET',
  path: '/v3.1/chargeplacement/BCO/{id}/contractdetails',
  envelope: 'result',
  summary: 'Returns the contract of a placement with its monthly costs',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'ContractDetails#' },
  errors: ['PLACEMENTNOTFOUND'],
} as const satisfies Endpoint

export const postGuestCharging = {
  id: 'postGuestCharging',
  method: 'POST',
  path: '/v3/chargeplacement/BCO/{id}/update/guestcharging',
  envelope: 'result',
  summary: 'Sets how guests charge at a placement: free, at the standard fee or at a custom fee',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  body: {
    ...guestChargeSchema,
    properties: { ...guestChargeSchema.properties, tariffid: tariffIdSchema, ...version() },
  },
  data: { $ref: 'ChargePlacement#' },
  errors: ['PLACEMENTNOTFOUND', 'PLACCONFLICT', 'CANTCOMBINE'],
} as const satisfies Endpoint

export const postReimbursement = {
  id: 'postReimbursement',
  method: 'POST',
  path: '/v3/chargeplacement/BCO/{id}/update/reimbwhitelist',
  envelope: 'result',
  summary: 'Sets who is reimbursed for charging with the cards of a list at a placement',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  body: { ...reimbursementSchema, properties: { ...reimbursementSchema.properties, ...version() } },
  data: { $ref: 'ChargePlacement#' },
  errors: [
    'PLACEMENTNOTFOUND',
    'PLACCONFLICT',
    'REIMBREQRC',
    'INVALIDVAL',
    'REIMBURSERNA',
    'SUBTYPENOTFOUND',
    'UnknownToken',
  ],
} as const satisfies Endpoint

export const postPlugAndCharge = {
  id: 'postPlugAndCharge',
  method: 'POST',
  path: '/v3/chargeplacement/BCO/{id}/update/isplugandcharge',
  envelope: 'result',
  summary: 'Sets whether cars start charging at a placement when they are plugged in, and at which fee',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  body: {
    ...plugChargeSchema,
    required: ['isPlugCharge'],
    properties: {
      isPlugCharge: { type: 'boolean' },
      ...plugChargeSchema.properties,
      tariffid: tariffIdSchema,
      ...version(),
    },
  },
  data: { $ref: 'ChargePlacement#' },
  errors: ['PLACEMENTNOTFOUND', 'PLACCONFLICT', 'CANTCOMBINE', 'REIMBREQRC', 'REIMBURSERNA'],
} as const satisfies Endpoint
