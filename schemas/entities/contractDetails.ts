import type { FromSchema } from 'json-schema-to-ts'
import { guestChargeSchema, plugChargeSchema, reimbursementSchema } from './chargeplacement.ts'

/** Contract of a placement with its costs (assumed: the specification only lists the call). Euro per month, with VAT. */
export const contractDetailsSchema = {
  $id: 'ContractDetails',
  type: 'object',
  additionalProperties: false,
  required: [
    'PlacementId',
    'ChargePointId',
    'ContractNumber',
    'StartDate',
    'SubscriptionFee',
    'CustomGuestFee',
    'MonthlyFee',
    'PlugCharge',
    'GuestCharge',
    'Reimbursement',
  ],
  properties: {
    PlacementId: { type: 'string' },
    ChargePointId: { type: 'string' },
    ContractNumber: { type: 'string' },
    SubscriptionTypeId: { type: 'string' },
    SubscriptionDescription: { type: 'string' },
    StartDate: { type: 'string', format: 'date-time' },
    EndDate: { type: 'string', format: 'date-time' },
    SubscriptionFee: { type: 'number', minimum: 0 },
    /** 4 euro with a custom guest fee (S9), else 0. */
    CustomGuestFee: { type: 'number', minimum: 0 },
    /** Sum of `SubscriptionFee` and `CustomGuestFee`. */
    MonthlyFee: { type: 'number', minimum: 0 },
    PlugCharge: plugChargeSchema,
    GuestCharge: guestChargeSchema,
    Reimbursement: reimbursementSchema,
  },
} as const

export type ContractDetails = FromSchema<typeof contractDetailsSchema>
