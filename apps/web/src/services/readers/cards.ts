import { date, flag, id, links, list, number, oneOf, optionalText, record, text } from './read.ts'

/** A charge card. */
export const readToken = record({
  Id: id,
  Description: text,
  Number: text,
  PrintedNumber: text,
  State: oneOf(['ACTIVE', 'INACTIVE', 'BLOCKED', 'LOST', 'ORDERED']),
  InvoiceReference: optionalText,
  EvcoId: optionalText,
  IsDuplicate: flag,
  IsUserMissing: flag,
  IsSubscriptionMissing: flag,
  CreatedOn: date,
  ModifiedOn: date,
  Links: links,
})
export type ReadToken = ReturnType<typeof readToken>

/** What a relation pays for its cards. */
export const readSubscription = record({
  Id: id,
  Description: text,
  TokenIds: list(id),
  StartDate: date,
  EndDate: date,
  Status: oneOf(['ACTIVE', 'PENDING', 'ENDED']),
  MonthlyFee: number,
  TariffCode: id,
  Links: links,
})
export type ReadSubscription = ReturnType<typeof readSubscription>

/** The fees of a tariff. */
export const readTariff = record({
  Id: id,
  Description: text,
  Code: text,
  Type: oneOf(['AC', 'DC', 'ROAMING']),
  StartFee: number,
  KwhFee: number,
  ConnectionFee: number,
  ParkingFee: number,
  DayMaximum: number,
})
export type ReadTariff = ReturnType<typeof readTariff>
