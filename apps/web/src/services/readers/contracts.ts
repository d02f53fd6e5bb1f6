import { date, number, optionalText, record, text } from './read.ts'

/** What the contract of a placement says, and what it costs a month. */
export const readContract = record({
  ContractNumber: text,
  SubscriptionTypeId: optionalText,
  SubscriptionDescription: optionalText,
  StartDate: date,
  EndDate: date,
  SubscriptionFee: number,
  CustomGuestFee: number,
  MonthlyFee: number,
})
export type ReadContract = ReturnType<typeof readContract>
