import { cdrSchema, correctionPreviewSchema, ratingPreviewSchema } from '@portal/schemas/entities/cdr'
import {
  subscriptionSchema,
  subscriptionTypeSchema,
  tariffSchema,
  tariffUseSchema,
} from '@portal/schemas/entities/subscription'
import { tokenSchema } from '@portal/schemas/entities/token'
import { readerOf, recordOf } from './fromSchema.ts'
import { count, type EnumValue, id, oneOf, type Reader, text } from './read.ts'

export const readToken = recordOf(tokenSchema)
export type ReadToken = ReturnType<typeof readToken>

export const readSubscription = recordOf(subscriptionSchema, { TariffCode: id })
export type ReadSubscription = ReturnType<typeof readSubscription>

export const readTariff = readerOf(tariffSchema)
export type ReadTariff = ReturnType<typeof readTariff>
export const readTariffUse = readerOf(tariffUseSchema, { Subscriptions: count, ChargePointCount: count })

/** Operators can create types, so `Code` is not limited to the values of the schema. */
export const readSubscriptionType = readerOf(subscriptionTypeSchema, { Code: text })
export type ReadSubscriptionType = ReturnType<typeof readSubscriptionType>

export const readCdr = readerOf(cdrSchema)
/** Returns the reader of the reason for a refusal, which may be missing. */
const refusal =
  <const E extends string>(values: readonly E[]): Reader<EnumValue<E> | undefined> =>
  (value) =>
    value === undefined ? undefined : oneOf(values)(value)

export const readRatingPreview = readerOf(ratingPreviewSchema, {
  Refusal: refusal(ratingPreviewSchema.properties.Refusal.enum),
})
export const readCorrectionPreview = readerOf(correctionPreviewSchema, {
  Refusal: refusal(correctionPreviewSchema.properties.Refusal.enum),
})
export type ReadCdr = ReturnType<typeof readCdr>
