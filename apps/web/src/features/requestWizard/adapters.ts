import type { CallInput, Data, RequestAnswers } from '@portal/machines'
import type { OperationInput } from '@portal/schemas/contract'

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the id of the written record; undefined if the response is unexpected. */
export const writtenId = (result: Data | undefined): string | undefined =>
  isFields(result) && typeof result['id'] === 'string' ? result['id'] : undefined

const fieldsOf = (payload: Data): Readonly<Record<string, Data>> => (isFields(payload) ? payload : {})

export type RequestBody = OperationInput<'createupdateRequest'>['body']
export type OrderBody = OperationInput<'createupdateChargePassRequest'>['body']

/** Id and known version of the record to update. */
export interface Existing {
  readonly Id: string
  readonly Version: number
}

/**
 * Builds a request body. `summary` describes the order in words, because the draft contains only codes. The server
 * computes the total.
 */
export const requestBody = (payload: Data, summary: string | undefined, existing?: Existing): RequestBody => {
  const { Summary, Draft, Total: _, ...fields } = fieldsOf(payload)
  const words = summary ?? String(Summary)
  return {
    ...existing,
    ...fields,
    Summary: words,
    Draft: { ...fieldsOf(Draft ?? null), summary: words },
  }
}

/** Maximum length in Unicode code points, as JSON Schema counts them. */
const LONGEST_DESCRIPTION = 255

/** Builds the body of a card order, with the id of the subscription type and the remarks as description. */
export const orderBody = (payload: Data, subscriptionTypeId: string, existing?: Existing): OrderBody => {
  const { SubscriptionTypeCode, Remarks, ...fields } = fieldsOf(payload)
  const remarks = String(Remarks ?? '')
  return {
    ...existing,
    ...fields,
    SubscriptionTypeId: subscriptionTypeId,
    ...(remarks !== '' && { Description: [...remarks].slice(0, LONGEST_DESCRIPTION).join('') }),
  }
}

export const orderedType = (payload: Data): string => String(fieldsOf(payload)['SubscriptionTypeCode'] ?? '')

/** True if `found` contains every field of `expected` with a deeply equal value. */
const holds = (found: unknown, expected: unknown): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((one, index) => holds(found[index], one))
    )
  if (!isFields(expected)) return found === expected
  return isFields(found) && Object.entries(expected).every(([name, value]) => holds(found[name], value))
}

/** Removes the summary, because it depends on the current language. */
const recognised = (payload: Data): Data => {
  const { Summary: _, Draft, ...fields } = fieldsOf(payload)
  const { summary: __, ...draft } = fieldsOf(Draft ?? null)
  return { ...fields, ...(Draft !== undefined && { Draft: draft }) }
}

/** True if the request has the same content as the sent one, apart from the summary. */
export const isSentRequest = (request: object, { payload }: CallInput): boolean =>
  holds(request, recognised(payload))

/** True if the card order has the same content as the sent one, apart from the remarks. */
export const isSentOrder = (
  order: object,
  { payload }: CallInput,
  subscriptionTypeId: string | undefined,
): boolean => {
  const { SubscriptionTypeCode: _, Remarks: __, ...expected } = fieldsOf(payload)
  return holds(order, { ...expected, SubscriptionTypeId: subscriptionTypeId })
}

/** Tolerance for clock differences between servers. */
const LEEWAY_MS = 60_000

/**
 * True if the record was created after the draft was started. An older record with the same content belongs to an
 * earlier draft.
 */
export const isSince = (record: { readonly CreatedOn?: unknown }, since: number): boolean =>
  typeof record.CreatedOn === 'string' && Date.parse(record.CreatedOn) >= since - LEEWAY_MS

/** Returns the initial answers of a draft, from the known details of the user. */
export const initialAnswers = (
  kind: NonNullable<RequestAnswers['kind']>,
  relation: { readonly Id: string; readonly Description: string; readonly IsCompany: number },
  contact: { readonly Name: string; readonly Email?: string; readonly Telephone?: string },
): RequestAnswers => {
  const { Name, Email, Telephone } = contact
  const isCompany = relation.IsCompany > 0
  return {
    kind,
    customerId: relation.Id,
    accountType: isCompany ? 'company' : 'private',
    ...(isCompany && { companyName: relation.Description }),
    contactName: Name,
    ...(Email && { email: Email }),
    ...(Telephone && { phone: Telephone }),
  }
}

interface Invoiced {
  readonly VatNumber?: string | undefined
  readonly Street?: string | undefined
  readonly HouseNumber?: string | undefined
  readonly PostalCode?: string | undefined
  readonly City?: string | undefined
}

/** Returns the VAT number and invoice address of a relation. Omits a street without a number, because S5 rejects it. */
export const invoiceTo = ({
  VatNumber,
  Street,
  HouseNumber,
  PostalCode,
  City,
}: Invoiced): RequestAnswers => ({
  ...(VatNumber && { vatNumber: VatNumber }),
  ...(Street && HouseNumber && { invoiceAddress: `${Street} ${HouseNumber}` }),
  ...(PostalCode && { invoiceZipCode: zipCodeOf(PostalCode) }),
  ...(City && { invoiceCity: City }),
})

/** Removes spaces from a postal code. Some countries use them, but S5 rejects them. */
export const zipCodeOf = (postalCode: string): string => postalCode.replace(/\s/g, '')
