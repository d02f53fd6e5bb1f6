import { cdrSchema } from '@portal/schemas/entities/cdr'
import {
  subscriptionSchema,
  subscriptionTypeSchema,
  tariffSchema,
} from '@portal/schemas/entities/subscription'
import { tokenSchema } from '@portal/schemas/entities/token'
import { readerOf, recordOf } from './fromSchema.ts'
import { id, text } from './read.ts'

/** A charge card. */
export const readToken = recordOf(tokenSchema)
export type ReadToken = ReturnType<typeof readToken>

/** What a relation pays for its cards. */
export const readSubscription = recordOf(subscriptionSchema, { TariffCode: id })
export type ReadSubscription = ReturnType<typeof readSubscription>

/** The fees of a tariff. */
export const readTariff = readerOf(tariffSchema)
export type ReadTariff = ReturnType<typeof readTariff>

/** A subscription that cards can have. Operators make types of their own, whose codes are shown as they are. */
export const readSubscriptionType = readerOf(subscriptionTypeSchema, { Code: text })
export type ReadSubscriptionType = ReturnType<typeof readSubscriptionType>

/** What a session was charged, and by which tariff. */
export const readCdr = readerOf(cdrSchema)
export type ReadCdr = ReturnType<typeof readCdr>
