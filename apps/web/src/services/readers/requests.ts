import { attachmentSchema, chargePassRequestSchema, requestSchema } from '@portal/schemas/entities/request'
import { readerOf, recordOf } from './fromSchema.ts'
import { count, entries, optional, optionalText } from './read.ts'

const { Draft: draftSchema } = requestSchema.properties

/** A draft may hold an incomplete address. */
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

/** An attachment without an id is listed, but cannot be opened. */
const readAttachment = readerOf(attachmentSchema, { Type: optionalText })
export type ReadAttachment = ReturnType<typeof readAttachment>

export const readAttachments = entries(readAttachment)

export const readRequest = recordOf(requestSchema, { Draft: readDraft, Attachments: readAttachments })
export type ReadRequest = ReturnType<typeof readRequest>

export const readCardOrder = recordOf(chargePassRequestSchema, {
  Quantity: count,
  RelationId: optionalText,
  SubscriptionTypeId: optionalText,
  DeliveryAddress: readAddress,
})
export type ReadCardOrder = ReturnType<typeof readCardOrder>
