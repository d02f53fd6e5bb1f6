import {
  count,
  date,
  flag,
  id,
  ids,
  isFields,
  links,
  number,
  optionalText,
  type Reader,
  record,
  text,
  usableEntries,
} from './read.ts'

/** Fields of a part that may be missing altogether. */
const part =
  <T>(read: Reader<T>): Reader<T> =>
  (value) =>
    read(isFields(value) ? value : {})

const written: Reader<string> = (value) => optionalText(value) ?? ''

const readPlugCharge = record({
  isReimbursement: flag,
  isCustomfee: flag,
  customfee: number,
  isCreg: flag,
  reimburser: written,
  tariffid: written,
})

const readGuestCharge = record({
  isFree: flag,
  isBlueCornerFee: flag,
  isCustomfee: flag,
  isMapFree: flag,
  isMapPaid: flag,
  typeCharge: written,
  customfee: number,
  isReimburse: flag,
  tariffid: written,
})

const readReimbursement = record({
  isReimburse: flag,
  reimburserId: written,
  reimbsubscriptiontypeid: written,
  tokensReimb: ids,
  rfidTokensReimb: ids,
})

const readAccessCard = record({
  whitelistTokenGroup: written,
  subscriptiontypeid: written,
  tokens: usableEntries(record({ Id: id }), ({ Id }) => Id !== ''),
  rfidTokens: ids,
})

/** A charger at a location under a contract: who may charge there, and at which price. What was never said is no, or empty. */
export const readPlacement = record({
  Id: id,
  Description: text,
  Version: count,
  RelationId: id,
  ChargePointId: id,
  ContractNumber: optionalText,
  EndDate: date,
  WhitelistGroup: written,
  PlugCharge: part(readPlugCharge),
  GuestCharge: part(readGuestCharge),
  Reimbursement: part(readReimbursement),
  AccessCard: part(readAccessCard),
  Links: links,
})
export type ReadPlacement = ReturnType<typeof readPlacement>
