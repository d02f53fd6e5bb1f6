import type { Data } from '../wizard/definition.ts'
import type { ChosenCard, InstallationAnswers } from './answers.ts'

const withoutUndefined = (values: Readonly<Record<string, Data | undefined>>): Data =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  ) as Data

export const relationOf = ({ relationId, ownRelationId }: InstallationAnswers): string =>
  relationId ?? ownRelationId ?? ''

const tariff = (Code: string | undefined): Data | undefined => (Code === undefined ? undefined : { Code })

const idsOf = (cards: readonly ChosenCard[] | undefined): Data | undefined => cards?.map(({ Id }) => Id)

export const locationPayload = (answers: InstallationAnswers): Data =>
  withoutUndefined({
    relationId: relationOf(answers),
    name: answers.name,
    description: answers.description,
    street: answers.street,
    housenumber: answers.housenumber,
    postalcode: answers.postalcode,
    city: answers.city,
    country: answers.country,
    floor: answers.floor,
    latitude: answers.latitude,
    longitude: answers.longitude,
    isPublishMap: answers.isPublishMap ?? false,
  })

/** Payload of the placement. The id of a newly created location comes from the results of the calls. */
export const placementPayload = (answers: InstallationAnswers): Data =>
  withoutUndefined({
    chargepointID: answers.chargepointID,
    relationId: relationOf(answers),
    relationContactId: answers.relationContactId,
    locationId: answers.locationId,
  })

export const chargepointPayload = (answers: InstallationAnswers): Data =>
  withoutUndefined({
    chargepointID: answers.chargepointID,
    chargertype: answers.chargertype,
    isPlugCharge: answers.isPlugCharge ?? false,
    isGuestCharge: answers.isGuestCharge ?? false,
    isRFID: answers.isRFID ?? false,
    isPublishMap: answers.isPublishMap ?? false,
  })

export const plugPayload = (answers: InstallationAnswers): Data =>
  withoutUndefined({
    isPlugCharge: true,
    isReimbursement: answers.plugIsReimbursement ?? false,
    isCreg: answers.plugFee === 'CREG',
    isCustomfee: answers.plugFee === 'CUSTOM',
    customfee: answers.plugCustomfee,
    reimburser: answers.plugReimburser,
    tariffid: tariff(answers.plugTariff),
  })

export const guestPayload = (answers: InstallationAnswers): Data =>
  withoutUndefined({
    isFree: answers.guestIsFree ?? false,
    isBlueCornerFee: answers.guestIsBlueCornerFee ?? false,
    isCustomfee: answers.guestIsCustomfee ?? false,
    isMapFree: answers.isMapFree ?? false,
    isMapPaid: answers.isMapPaid ?? false,
    typeCharge: answers.guestTypeCharge,
    customfee: answers.guestCustomfee,
    isReimburse: answers.guestIsReimburse ?? false,
    tariffid: tariff(answers.guestTariff),
  })

export const groupPayload = (answers: InstallationAnswers): Data =>
  withoutUndefined({
    relationId: relationOf(answers),
    whitelistGroup: answers.whitelistGroup,
    whitelistTokenGroup: answers.whitelistTokenGroup,
    subscriptiontypeid: answers.subscriptiontypeid,
    tokens: idsOf(answers.tokens),
    rfidTokens: answers.rfidTokens,
  })

export const reimbursementPayload = (answers: InstallationAnswers): Data =>
  withoutUndefined({
    isReimburse: true,
    reimburserId: answers.reimburserId,
    reimbsubscriptiontypeid: answers.reimbsubscriptiontypeid,
    tokensReimb: idsOf(answers.tokensReimb),
    rfidTokensReimb: answers.rfidTokensReimb,
  })
