import { CONTACT_TITLES, type PriceEntry, totalOf } from '@portal/schemas'
import type { Data } from '../wizard/definition.ts'
import type { RequestAnswers } from './answers.ts'
import { vatNumberOf } from './vat.ts'

const trimmed = (value: string | undefined): string => (value ?? '').trim()

const invoice = ({ invoiceAddress, invoiceZipCode, invoiceCity }: RequestAnswers) => ({
  address: trimmed(invoiceAddress),
  zipCode: trimmed(invoiceZipCode),
  city: trimmed(invoiceCity),
})

/** The invoice address, unless a different one was entered. */
const delivery = (answers: RequestAnswers) =>
  answers.delivery === 'OTHER'
    ? {
        address: trimmed(answers.deliveryAddress),
        zipCode: trimmed(answers.deliveryZipCode),
        city: trimmed(answers.deliveryCity),
      }
    : invoice(answers)

/** Also drops empty strings. */
const withoutUndefined = (values: Readonly<Record<string, Data | undefined>>): Data =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  ) as Data

/** Falls back to codes instead of a text, because reader and author may use different languages. */
const summaryOf = ({ summary, chargerType, powerConnection }: RequestAnswers): string =>
  trimmed(summary) || `CHARGER ${chargerType ?? ''} ${powerConnection ?? ''}`.trim()

/** Payload of a charger request or a question (S3). */
export const requestPayload = (answers: RequestAnswers, prices: readonly PriceEntry[]): Data => {
  const isCharger = answers.kind === 'CHARGER'
  return {
    Kind: answers.kind ?? 'SUPPORT',
    Summary: summaryOf(answers),
    RelationId: answers.customerId ?? '',
    Draft: withoutUndefined({
      summary: summaryOf(answers),
      description: trimmed(answers.description),
      accountType: answers.accountType,
      chargerType: answers.chargerType,
      mountingType: answers.mountingType,
      installationType: answers.installationType,
      powerConnection: answers.powerConnection,
      subscriptionType: answers.subscriptionType,
      dynamicType: answers.dynamicType,
      surveyType: answers.surveyType,
      surveyDetails: trimmed(answers.surveyDetails),
      customerId: answers.customerId,
      companyName:
        answers.accountType === 'company'
          ? `${trimmed(answers.companyName)} (${vatNumberOf(answers)})`
          : undefined,
      contactName: `${answers.contactTitle ? `${CONTACT_TITLES[answers.contactTitle]} ` : ''}${trimmed(answers.contactName)}`,
      invoiceAddress: isCharger ? invoice(answers) : undefined,
      deliveryAddress: isCharger ? delivery(answers) : undefined,
      email: trimmed(answers.email),
      phone: trimmed(answers.phone),
      contactBack: answers.contactBack,
      remarks: trimmed(answers.remarks),
    }),
    PriceLines: prices.map(({ type, price }) => ({ type, price })),
    Total: totalOf(prices),
  }
}

/** Payload of a card order; the code of the subscription type identifies its record. */
export const cardOrderPayload = (answers: RequestAnswers): Data => ({
  RelationId: answers.customerId ?? '',
  Quantity: answers.quantity ?? 0,
  SubscriptionTypeCode: answers.subscriptionType ?? '',
  DeliveryAddress: delivery(answers),
  Remarks: trimmed(answers.remarks),
})
