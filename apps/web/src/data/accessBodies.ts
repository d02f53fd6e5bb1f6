import type { Data } from '@portal/machines'
import type { OperationInput } from '@portal/schemas/contract'

/** Request bodies for the access rules of a placement, built from the fields of a draft (S3). */

/** Returns a field of a response or a payload; undefined if there is none. */
export const fieldOf = (data: Data | undefined, name: string): Data | undefined =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Readonly<Record<string, Data>>)[name]
    : undefined

export const textOf = (data: Data | undefined, name: string): string => {
  const value = fieldOf(data, name)
  return typeof value === 'string' ? value : ''
}

export const numberOf = (data: Data, name: string): number => Number(fieldOf(data, name) ?? 0)
export const flagOf = (data: Data, name: string): boolean => fieldOf(data, name) === true

export const textsOf = (data: Data, name: string): readonly string[] => {
  const value = fieldOf(data, name)
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

const withFee = (payload: Data) => {
  const customfee = fieldOf(payload, 'customfee')
  const code = textOf(fieldOf(payload, 'tariffid'), 'Code')
  return {
    isCustomfee: flagOf(payload, 'isCustomfee'),
    ...(typeof customfee === 'number' && { customfee }),
    ...(code !== '' && { tariffid: { Code: code } }),
  }
}

export const plugBody = (payload: Data): OperationInput<'postPlugAndCharge'>['body'] => {
  const reimburser = textOf(payload, 'reimburser')
  return {
    isPlugCharge: flagOf(payload, 'isPlugCharge'),
    isReimbursement: flagOf(payload, 'isReimbursement'),
    isCreg: flagOf(payload, 'isCreg'),
    ...withFee(payload),
    ...(reimburser !== '' && { reimburser }),
  }
}

export const guestBody = (payload: Data): OperationInput<'postGuestCharging'>['body'] => {
  const typeCharge = textOf(payload, 'typeCharge')
  return {
    isFree: flagOf(payload, 'isFree'),
    isBlueCornerFee: flagOf(payload, 'isBlueCornerFee'),
    isMapFree: flagOf(payload, 'isMapFree'),
    isMapPaid: flagOf(payload, 'isMapPaid'),
    isReimburse: flagOf(payload, 'isReimburse'),
    ...withFee(payload),
    ...(typeCharge !== '' && { typeCharge }),
  }
}

/** A draft refers to cards by id, but in S3 a token is an object with its id. */
export const groupBody = (payload: Data): OperationInput<'setPlacementGroup'>['body'] => {
  const subscriptiontypeid = textOf(payload, 'subscriptiontypeid')
  return {
    WhitelistGroup: textOf(payload, 'whitelistGroup'),
    whitelistTokenGroup: textOf(payload, 'whitelistTokenGroup'),
    ...(subscriptiontypeid !== '' && { subscriptiontypeid }),
    tokens: textsOf(payload, 'tokens').map((Id) => ({ Id })),
    rfidTokens: [...textsOf(payload, 'rfidTokens')],
  }
}

export const reimbursementBody = (payload: Data): OperationInput<'postReimbursement'>['body'] => ({
  isReimburse: flagOf(payload, 'isReimburse'),
  reimburserId: textOf(payload, 'reimburserId'),
  reimbsubscriptiontypeid: textOf(payload, 'reimbsubscriptiontypeid'),
  tokensReimb: [...textsOf(payload, 'tokensReimb')],
  rfidTokensReimb: [...textsOf(payload, 'rfidTokensReimb')],
})
