import { attachmentSchema, chargePassRequestSchema, requestSchema } from '@portal/schemas/entities/request'
import { readerOf, recordOf } from './fromSchema.ts'
import { count, entries, optional, optionalText } from './read.ts'

const { Draft: draftSchema } = requestSchema.properties

/** A draft may hold a part of an address. */
const readAddress = readerOf(draftSchema.properties.invoiceAddress, {
  address: optionalText,
  zipCode: optionalText,
  city: optionalText,
})

const readDraft = readerOf(draftSchema, {
  accountType: optionalText,
  invoiceAddress: optional(readAddress),
  deliveryAddress: optional(readAddress),
})

/** Files of a request. One without an id is listed, and cannot be opened. */
export const readAttachments = entries(readerOf(attachmentSchema, { Type: optionalText }))

/** A service request. */
export const readRequest = recordOf(requestSchema, { Draft: readDraft, Attachments: readAttachments })
export type ReadRequest = ReturnType<typeof readRequest>

/** An order of charge cards. */
export const readCardOrder = recordOf(chargePassRequestSchema, {
  Quantity: count,
  RelationId: optionalText,
  SubscriptionTypeId: optionalText,
  DeliveryAddress: readAddress,
})
export type ReadCardOrder = ReturnType<typeof readCardOrder>
