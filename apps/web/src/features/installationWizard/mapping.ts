import type { Data, InstallationAnswers, SerialVerdict } from '@portal/machines'
import { serialVerdictOf } from '@portal/machines'
import type { OperationInput } from '@portal/schemas/contract'
import { fieldOf, flagOf, numberOf, textOf } from '../../data/accessBodies.ts'

/** What a call of the submission is given of the answers, and what it sends: pure, so that it can be tested alone. */

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
  {
    Verdict,
    ChargePointId,
  }: { readonly Verdict: keyof typeof VERDICTS; readonly ChargePointId?: string | undefined },
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
