import type { Data, InstallationAnswers, SerialVerdict } from '@portal/machines'
import { serialVerdictOf } from '@portal/machines'
import type { OperationInput } from '@portal/schemas/contract'
import { fieldOf, flagOf, numberOf, textOf } from '../../data/accessBodies.ts'

type Body<K extends 'createupdateChargeLocation' | 'createupdateChargePlacement' | 'putChargepoint'> = Omit<
  OperationInput<K>['body'],
  'Id' | 'Version'
>

/** Maps the answers to a location. Includes empty fields, because an update must clear them. */
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

/** Maps the answers to a placement. The id of a new location comes from the results of the earlier calls. */
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

const isSame = (expected: unknown, found: unknown): boolean => {
  if (expected === found) return true
  if (typeof expected === 'object' && expected !== null) {
    if (typeof found !== 'object' || found === null) return Object.keys(expected).length === 0
    if (Array.isArray(expected) && (!Array.isArray(found) || found.length !== expected.length)) return false
    return Object.entries(expected).every(([name, value]) => isSame(value, Reflect.get(found, name)))
  }
  // A missing value equals false or an empty text.
  return found === undefined && (expected === false || expected === '')
}

/** True if the record contains all sent values, which means that the call succeeded. */
export const holds = (record: unknown, sent: object): boolean => isSame(sent, record)

/** Converts a sent body to its stored form, in which a tariff is only its code. */
export const toStored = ({ tariffid, ...rest }: { readonly tariffid?: unknown }): object => ({
  ...rest,
  ...(typeof tariffid === 'object' && tariffid !== null && 'Code' in tariffid && { tariffid: tariffid.Code }),
})

const VERDICTS = { KNOWN: 'VERIFIED', OFFLINE: 'OFFLINE', INSTALLED: 'INSTALLED' } as const

/** Converts the result of Verify/Serial to answers of the serial number step. */
export const verdictAnswers = (
  answers: InstallationAnswers,
  {
    Verdict,
    ChargePointId,
  }: { readonly Verdict: keyof typeof VERDICTS; readonly ChargePointId?: string | undefined },
): Partial<InstallationAnswers> => ({
  serialVerdict: serialVerdictOf(answers, VERDICTS[Verdict]),
  ...(ChargePointId !== undefined && { chargepointID: ChargePointId }),
})

/** Returns the verdict on the serial number; undefined until it is checked. */
export const verdictOf = ({ serialVerdict }: InstallationAnswers): SerialVerdict | undefined =>
  (['VERIFIED', 'OFFLINE', 'UNKNOWN', 'INSTALLED'] as const).find((one) =>
    serialVerdict?.startsWith(`${one} `),
  )

/** Returns the code for a new group of a charger. It is unique per serial number. */
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

export const relationOf = ({ relationId, ownRelationId }: InstallationAnswers): string =>
  relationId ?? ownRelationId ?? ''
