import type { CallInput, Data, RequestAnswers } from '@portal/machines'
import type { OperationInput } from '@portal/schemas/contract'

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id of what a call has written; undefined for an answer that is none of ours. */
export const writtenId = (result: Data | undefined): string | undefined =>
  isFields(result) && typeof result['id'] === 'string' ? result['id'] : undefined

const fieldsOf = (payload: Data): Readonly<Record<string, Data>> => (isFields(payload) ? payload : {})

export type RequestBody = OperationInput<'createupdateRequest'>['body']
export type OrderBody = OperationInput<'createupdateChargePassRequest'>['body']

/** A record that is written again: which one, and which version of it is known. */
export interface Known {
  readonly Id: string
  readonly Version: number
}

/**
 * The body of the request: `summary` describes it in the person's words where the draft has codes only. The
 * total is summed up by the server.
 */
export const requestBody = (payload: Data, summary: string | undefined, known?: Known): RequestBody => {
  const { Summary, Draft, Total: _, ...fields } = fieldsOf(payload)
  const words = summary ?? String(Summary)
  return {
    ...known,
    ...fields,
    Summary: words,
    Draft: { ...fieldsOf(Draft ?? null), summary: words },
  }
}

/** Characters, as JSON Schema counts them. */
const LONGEST_DESCRIPTION = 255

/** The body of an order of cards: the type of subscription by its id, the remarks as its description. */
export const orderBody = (payload: Data, subscriptionTypeId: string, known?: Known): OrderBody => {
  const { SubscriptionTypeCode, Remarks, ...fields } = fieldsOf(payload)
  const remarks = String(Remarks ?? '')
  return {
    ...known,
    ...fields,
    SubscriptionTypeId: subscriptionTypeId,
    ...(remarks !== '' && { Description: [...remarks].slice(0, LONGEST_DESCRIPTION).join('') }),
  }
}

/** The code of the type of subscription that is ordered. */
export const orderedType = (payload: Data): string => String(fieldsOf(payload)['SubscriptionTypeCode'] ?? '')

/** Whether every field that is wanted is there with the same value, however deep. */
const holds = (found: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((one, index) => holds(found[index], one))
    )
  if (!isFields(wanted)) return found === wanted
  return isFields(found) && Object.entries(wanted).every(([name, value]) => holds(found[name], value))
}

/** The summary is written in the current language, so it does not help to recognise a request. */
const recognised = (payload: Data): Data => {
  const { Summary: _, Draft, ...fields } = fieldsOf(payload)
  const { summary: __, ...draft } = fieldsOf(Draft ?? null)
  return { ...fields, ...(Draft !== undefined && { Draft: draft }) }
}

/** Whether a request is the one that was sent. */
export const isSentRequest = (request: object, { payload }: CallInput): boolean =>
  holds(request, recognised(payload))

/** Whether an order of cards is the one that was sent. */
export const isSentOrder = (
  order: object,
  { payload }: CallInput,
  subscriptionTypeId: string | undefined,
): boolean => {
  const { SubscriptionTypeCode: _, Remarks: __, ...wanted } = fieldsOf(payload)
  return holds(order, { ...wanted, SubscriptionTypeId: subscriptionTypeId })
}

/** Clocks of servers differ by a little. */
const LEEWAY_MS = 60_000

/** Whether a record is as young as the intent: an older one with the same content is another wish. */
export const isSince = (record: { readonly CreatedOn?: unknown }, since: number): boolean =>
  typeof record.CreatedOn === 'string' && Date.parse(record.CreatedOn) >= since - LEEWAY_MS

/** The first values of a draft, from the known facts of the person. */
export const knownOf = (
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

/** Whose invoice it is, and its address as far as that is whole: a street without its number would be refused (S5). */
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

/** Without the space that some countries write in it, which S5 refuses. */
export const zipCodeOf = (postalCode: string): string => postalCode.replace(/\s/g, '')
