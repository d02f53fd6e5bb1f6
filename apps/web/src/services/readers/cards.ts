import { date, flag, id, ids, links, number, oneOf, optionalText, record, text } from './read.ts'

/** A charge card. */
export const readToken = record({
  Id: id,
  Description: text,
  Version: number,
  Number: text,
  PrintedNumber: text,
  RelationId: id,
  RelationContactId: optionalText,
  Subscription: optionalText,
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
  Version: number,
  RelationId: id,
  SubscriptionTypeId: id,
  TokenIds: ids,
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

/** What cards can be subscribed to. */
export const readSubscriptionType = record({
  Id: id,
  Description: text,
  Code: text,
  MonthlyFee: number,
  IncludesCreg: flag,
  TariffCodes: ids,
  RelationId: optionalText,
})
export type ReadSubscriptionType = ReturnType<typeof readSubscriptionType>

/** What a session was charged, and by which tariff. */
export const readCdr = record({
  Id: id,
  SessionId: id,
  Start: date,
  TokenId: optionalText,
  ChargePointId: id,
  Consumption: number,
  SessionDuration: number,
  Price: number,
  TariffId: optionalText,
  IsRoaming: flag,
})
export type ReadCdr = ReturnType<typeof readCdr>
