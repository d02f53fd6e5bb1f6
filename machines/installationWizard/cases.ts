import { type StoredDraft, storedDraft } from '../wizard/draft.ts'
import { wayOf } from '../wizard/way.ts'
import { type InstallationAnswers, installationStart } from './answers.ts'
import type { InstallationStep } from './routes.ts'
import { installationDefinition } from './steps.ts'

export const VERDICTS = {
  VERIFIED: { serialVerdict: 'VERIFIED VW22-1', chargepointID: 'CP00001' },
  OFFLINE: { serialVerdict: 'OFFLINE VW22-1', chargepointID: 'CP00001' },
  INSTALLED: { serialVerdict: 'INSTALLED VW22-1' },
} as const satisfies Readonly<Record<string, InstallationAnswers>>

export const ANSWERS = {
  public: { chargertype: 'PUBLIC' },
  serial: { serialNumber: 'VW22-1' },
  relation: { relationId: 'RL00001', relationContactId: 'RC00001' },
  there: { locationChoice: 'EXISTING', locationId: 'CL00001' },
  plug: { isPlugCharge: true, isGuestCharge: false, isRFID: false },
  guest: { isPlugCharge: false, isGuestCharge: true, isRFID: false, isPublishMap: true },
  guestsOnly: { isPlugCharge: false, isGuestCharge: true, isRFID: false, isPublishMap: false },
  plugAndCards: { isPlugCharge: true, isGuestCharge: false, isRFID: true },
  cards: { isPlugCharge: false, isGuestCharge: false, isRFID: true },
  everything: { isPlugCharge: true, isGuestCharge: true, isRFID: true, isPublishMap: true },
  creg: { plugFee: 'CREG', plugIsReimbursement: false },
  cregBack: { plugFee: 'CREG', plugIsReimbursement: true, plugReimburser: 'RL00002' },
  free: { guestIsFree: true, guestIsBlueCornerFee: false },
  both: { guestIsFree: true, guestIsBlueCornerFee: true },
  freeBack: { guestIsFree: true, guestIsReimburse: true },
  group: {
    whitelistGroup: 'NOORDZEE#DEPOT',
    tokens: [{ Id: 'TK00001', Description: 'BE-BCA-000001-0' }],
    subscriptiontypeid: 'ST001',
  },
  groupBack: { whitelistGroup: 'NOORDZEE#DEPOT', isReimburse: true },
  back: { reimburserId: 'RC00002', reimbsubscriptiontypeid: 'ST002' },
  map: { isMapFree: true, isMapPaid: false },
} as const satisfies Readonly<Record<string, InstallationAnswers>>

export const NEW_LOCATION = {
  locationChoice: 'NEW',
  name: 'Depot',
  street: 'Kaai',
  housenumber: '12/3',
  postalcode: '8000',
  city: 'Brugge',
  country: 'BE',
  latitude: 51.2,
  longitude: 3.2,
} as const satisfies InstallationAnswers

export const PERSON = installationStart({ isCompany: false, ownRelationId: 'RL00009' })
export const COMPANY = installationStart({ isCompany: true, ownRelationId: 'RL00001' })

/** A company's charger with all options. */
export const WHOLE = {
  ...COMPANY,
  ...ANSWERS.serial,
  ...VERDICTS.VERIFIED,
  ...ANSWERS.relation,
  ...NEW_LOCATION,
  ...ANSWERS.everything,
  ...ANSWERS.creg,
  ...ANSWERS.free,
  ...ANSWERS.group,
  isReimburse: true,
  ...ANSWERS.back,
  ...ANSWERS.map,
} as const satisfies InstallationAnswers

/** Returns a draft left at a step, optionally during the request that creates its location. */
export const draft = (
  key: string,
  answers: InstallationAnswers,
  last: InstallationStep,
  sent?: string,
): StoredDraft => {
  const way = wayOf(installationDefinition, answers)
  return storedDraft(installationDefinition, {
    step: last,
    stack: way.slice(0, way.indexOf(last)),
    answers,
    submission: { key, callsDone: [], ...(sent !== undefined && { underWay: { call: 'location', sent } }) },
  })
}
