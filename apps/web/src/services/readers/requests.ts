import {
  count,
  date,
  entries,
  id,
  ids,
  links,
  number,
  oneOf,
  optional,
  optionalText,
  record,
  text,
} from './read.ts'

const status = oneOf(['DRAFT', 'SUBMITTED', 'SURVEY', 'PLANNED', 'INSTALLED', 'DONE', 'CANCELLED'])

const readAddress = record({ address: optionalText, zipCode: optionalText, city: optionalText })

const readDraft = record({
  summary: optionalText,
  description: optionalText,
  accountType: optionalText,
  chargerType: optionalText,
  mountingType: optionalText,
  installationType: optionalText,
  powerConnection: optionalText,
  subscriptionType: optionalText,
  dynamicType: optionalText,
  surveyType: optionalText,
  surveyDetails: optionalText,
  customerId: optionalText,
  companyName: optionalText,
  contactName: optionalText,
  invoiceAddress: optional(readAddress),
  deliveryAddress: optional(readAddress),
  email: optionalText,
  phone: optionalText,
  contactBack: optionalText,
  remarks: optionalText,
})

/** Files of a request. */
export const readAttachments = entries(record({ Id: id, Name: text, Type: optionalText, Size: number }))

/** A service request. */
export const readRequest = record({
  Id: id,
  Description: text,
  Version: number,
  Kind: oneOf(['CHARGER', 'CARD', 'SUPPORT']),
  Summary: text,
  Status: status,
  RelationId: id,
  RelationContactId: optionalText,
  CreatedOn: date,
  Draft: readDraft,
  Attachments: readAttachments,
  PriceLines: entries(record({ type: text, price: number })),
  Total: number,
  Timeline: entries(record({ At: date, Status: status, Note: optionalText })),
  Messages: entries(record({ At: date, By: text, Text: text })),
  SurveySlot: date,
  ReservationSlot: date,
  Links: links,
})
export type ReadRequest = ReturnType<typeof readRequest>

/** An order of charge cards. */
export const readCardOrder = record({
  Id: id,
  Description: text,
  Version: number,
  Quantity: count,
  RelationId: optionalText,
  SubscriptionTypeId: optionalText,
  DeliveryAddress: readAddress,
  Status: oneOf(['SUBMITTED', 'APPROVED', 'REJECTED', 'CANCELLED']),
  TokenIds: ids,
  CreatedOn: date,
  Links: links,
})
export type ReadCardOrder = ReturnType<typeof readCardOrder>
