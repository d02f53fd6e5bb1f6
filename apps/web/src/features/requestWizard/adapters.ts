import type { CallInput, Data, RequestAnswers } from '@portal/machines'
import type { OperationInput } from '@portal/schemas/contract'

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the id of the written record; undefined for an unexpected answer. */
export const writtenId = (result: Data | undefined): string | undefined =>
  isFields(result) && typeof result['id'] === 'string' ? result['id'] : undefined

const fieldsOf = (payload: Data): Readonly<Record<string, Data>> => (isFields(payload) ? payload : {})

export type RequestBody = OperationInput<'createupdateRequest'>['body']
export type OrderBody = OperationInput<'createupdateChargePassRequest'>['body']

/** Id and known version of a record to update. */
export interface Existing {
  readonly Id: string
  readonly Version: number
}

/**
 * Request body. `summary` describes the order in words, because the draft has only codes. The
 * server computes the total.
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

/** Unicode characters, as JSON Schema counts them. */
const LONGEST_DESCRIPTION = 255

/** Order body for cards: the subscription type by its id, the remarks as description. */
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

/** Code of the ordered subscription type. */
export const orderedType = (payload: Data): string => String(fieldsOf(payload)['SubscriptionTypeCode'] ?? '')

/** True if `found` has every field of `wanted` with an equal value (deep). */
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

/** Ignore the summary: it depends on the current language. */
const recognised = (payload: Data): Data => {
  const { Summary: _, Draft, ...fields } = fieldsOf(payload)
  const { summary: __, ...draft } = fieldsOf(Draft ?? null)
  return { ...fields, ...(Draft !== undefined && { Draft: draft }) }
}

/** True if a request has the content of the sent one. */
export const isSentRequest = (request: object, { payload }: CallInput): boolean =>
  holds(request, recognised(payload))

/** True if a card order has the content of the sent one. */
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
 * True if a record is not older than the intent. An older record with the same content belongs to
 * an earlier intent.
 */
export const isSince = (record: { readonly CreatedOn?: unknown }, since: number): boolean =>
  typeof record.CreatedOn === 'string' && Date.parse(record.CreatedOn) >= since - LEEWAY_MS

/** Initial values of a draft, from the known facts of the person. */
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

/**
 * VAT number and invoice address of a relation. A street without a number is left out, because S5
 * refuses it.
 */
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

/** Removes spaces, which some countries write in a postal code and S5 refuses. */
export const zipCodeOf = (postalCode: string): string => postalCode.replace(/\s/g, '')
