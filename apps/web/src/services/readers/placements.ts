import {
  accessCardSchema,
  chargePlacementSchema,
  guestChargeSchema,
  plugChargeSchema,
  reimbursementSchema,
} from '@portal/schemas/entities/chargeplacement'
import { optionsOf, optionText, recordOf } from './fromSchema.ts'
import { count, id, optionalText, record, usableEntries } from './read.ts'

/** Missing options are read as false, empty or undefined. */
export const readPlacement = recordOf(chargePlacementSchema, {
  Version: count,
  ContractNumber: optionalText,
  WhitelistGroup: optionText,
  PlugCharge: optionsOf(plugChargeSchema),
  GuestCharge: optionsOf(guestChargeSchema),
  Reimbursement: optionsOf(reimbursementSchema),
  AccessCard: optionsOf(accessCardSchema, {
    tokens: usableEntries(record({ Id: id }), ({ Id }) => Id !== ''),
  }),
})
export type ReadPlacement = ReturnType<typeof readPlacement>
