import { flag, id, list, optional, optionalText, record, text } from './read.ts'

const readReimbursement = record({
  isReimburse: flag,
  reimburserId: optionalText,
  tokensReimb: (value) => list(id)(value).filter((one) => one !== ''),
})

/** A charger at a location under a contract, as far as it says who is paid back. */
export const readPlacement = record({
  Id: id,
  Description: text,
  ChargePointId: id,
  ContractNumber: optionalText,
  Reimbursement: optional(readReimbursement),
})
export type ReadPlacement = ReturnType<typeof readPlacement>
