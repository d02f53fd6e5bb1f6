import type { Data, InstallationAnswers, SerialVerdict } from '@portal/machines'
import { serialVerdictOf } from '@portal/machines'
import type { OperationInput } from '@portal/schemas/contract'

/** What a call of the submission is given of the answers, and what it sends: pure, so that it can be tested alone. */

/** A field of what an answer or a payload holds; undefined where there is none. */
export const fieldOf = (data: Data | undefined, name: string): Data | undefined =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Readonly<Record<string, Data>>)[name]
    : undefined

export const textOf = (data: Data | undefined, name: string): string => {
  const value = fieldOf(data, name)
  return typeof value === 'string' ? value : ''
}

const numberOf = (data: Data, name: string): number => Number(fieldOf(data, name) ?? 0)
const flagOf = (data: Data, name: string): boolean => fieldOf(data, name) === true

export const textsOf = (data: Data, name: string): readonly string[] => {
  const value = fieldOf(data, name)
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

type Body<K extends 'createupdateChargeLocation' | 'createupdateChargePlacement' | 'putChargepoint'> = Omit<
  OperationInput<K>['body'],
  'Id' | 'Version'
>

/** A location in the words of its class. What was left empty is sent too: an update takes away what was there. */
export const locationBody = (payload: Data): Body<'createupdateChargeLocation'> => ({
  RelationId: textOf(payload, 'relationId'),
  Description: textOf(payload, 'name').trim(),
  Directions: textOf(payload, 'description').trim(),
  Street: textOf(payload, 'street').trim(),
  HouseNumber: textOf(payload, 'housenumber').trim(),
  PostalCode: textOf(payload, 'postalcode').trim(),
  City: textOf(payload, 'city').trim(),
  Country: textOf(payload, 'country'),
  Floor: textOf(payload, 'floor').trim(),
  Latitude: numberOf(payload, 'latitude'),
  Longitude: numberOf(payload, 'longitude'),
  IsPublished: flagOf(payload, 'isPublishMap'),
})

/** Where a new location was just written, its id is among the results of the calls. */
export const placementBody = (
  payload: Data,
  results: Readonly<Record<string, Data>>,
): Body<'createupdateChargePlacement'> => {
  const contact = textOf(payload, 'relationContactId')
  return {
    ChargePointId: textOf(payload, 'chargepointID'),
    RelationId: textOf(payload, 'relationId'),
    LocationId: textOf(payload, 'locationId') || textOf(results.location, 'id'),
    ...(contact !== '' && { RelationContactId: contact }),
  }
}

const TYPES = ['PRIVATE', 'BUSINESS', 'PUBLIC'] as const

export const chargepointBody = (payload: Data): Body<'putChargepoint'> => ({
  ChargerType: TYPES.find((type) => type === fieldOf(payload, 'chargertype')) ?? 'PRIVATE',
  IsPlugCharge: flagOf(payload, 'isPlugCharge'),
  IsGuestCharge: flagOf(payload, 'isGuestCharge'),
  IsRFID: flagOf(payload, 'isRFID'),
  IsPublishMap: flagOf(payload, 'isPublishMap'),
})

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

/** The draft names cards by their ids; as S3 has it, a token is an object with its id. */
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

const isSame = (wanted: unknown, found: unknown): boolean => {
  if (wanted === found) return true
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof found !== 'object' || found === null) return Object.keys(wanted).length === 0
    if (Array.isArray(wanted) && (!Array.isArray(found) || found.length !== wanted.length)) return false
    return Object.entries(wanted).every(([name, value]) => isSame(value, Reflect.get(found, name)))
  }
  // What was never said is no, or empty.
  return found === undefined && (wanted === false || wanted === '')
}

/** Whether a record says all that was sent: then the call that sent it has arrived. */
export const holds = (record: unknown, sent: object): boolean => isSame(sent, record)

/** A tariff is kept by its code. */
export const asKept = ({ tariffid, ...rest }: { readonly tariffid?: unknown }): object => ({
  ...rest,
  ...(typeof tariffid === 'object' && tariffid !== null && 'Code' in tariffid && { tariffid: tariffid.Code }),
})

const VERDICTS = { KNOWN: 'VERIFIED', OFFLINE: 'OFFLINE', INSTALLED: 'INSTALLED' } as const

/** What Verify/Serial said of a number, as answers of its step. */
export const verdictAnswers = (
  answers: InstallationAnswers,
  { Verdict, ChargePointId }: { readonly Verdict: keyof typeof VERDICTS; readonly ChargePointId?: string },
): Partial<InstallationAnswers> => ({
  serialVerdict: serialVerdictOf(answers, VERDICTS[Verdict]),
  ...(ChargePointId !== undefined && { chargepointID: ChargePointId }),
})

/** What was said of the number that is typed; undefined while nothing was. */
export const verdictOf = ({ serialVerdict }: InstallationAnswers): SerialVerdict | undefined =>
  (['VERIFIED', 'OFFLINE', 'UNKNOWN', 'INSTALLED'] as const).find((one) =>
    serialVerdict?.startsWith(`${one} `),
  )

/** The code of the group that the wizard makes for a charger: no other charger has it. */
export const newGroupCode = (answers: InstallationAnswers): string =>
  [relationOf(answers), answers.serialNumber ?? '']
    .map((part) =>
      part
        .trim()
        .toUpperCase()
        .replace(/[^A-Z0-9._-]+/g, '-')
        .slice(0, 29),
    )
    .join('#')

/** The relation whose charger it is. */
export const relationOf = ({ relationId, ownRelationId }: InstallationAnswers): string =>
  relationId ?? ownRelationId ?? ''
