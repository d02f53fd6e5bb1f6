import type { InstallationAnswers, InstallationCall, InstallationStep } from '@portal/machines'
import { ANSWERS, NEW_LOCATION } from '@portal/machines/installationCases'
import type { I18n } from '../../../app/appearance.ts'
import type { Branch, PageInput } from '../../../components/wizard/testing/walks.ts'

/*
 * Test answers that select a branch or break a rule. Answers from the machine's paths fill in the other required
 * fields.
 */

/** Id of the only record in every list of the stubbed server. Replaces the ids in the paths. */
const HERE = 'X1'
const isRecord = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{2}\d+$|#/.test(value)

export const CASES = Object.fromEntries(
  Object.entries({ ...ANSWERS, place: NEW_LOCATION }).map(([name, answers]) => [
    name,
    Object.fromEntries(
      Object.entries(answers).map(([field, value]) => [field, isRecord(value) ? HERE : value]),
    ) as InstallationAnswers,
  ]),
)

const NEW = { locationChoice: 'NEW' } as const satisfies InstallationAnswers
const EXISTING = { locationChoice: 'EXISTING' } as const satisfies InstallationAnswers
const PERSON = { isCompany: false, chargertype: 'PRIVATE' } as const satisfies InstallationAnswers
const COMPANY = { isCompany: true, chargertype: 'BUSINESS' } as const satisfies InstallationAnswers

/**
 * Covers each step, transition, fee and kind of reimbursement. The wizard definition assigns each answer to its step.
 */
export const BRANCHES: Readonly<Record<string, Branch<InstallationAnswers, InstallationCall>>> = {
  'a private charger at a new location, with Plug & Charge at the CREG rate': {
    answers: { ...PERSON, ...NEW, isPlugCharge: true, plugFee: 'CREG' },
    sent: {
      location: { name: NEW_LOCATION.name, latitude: NEW_LOCATION.latitude },
      chargepoint: { isPlugCharge: true, isGuestCharge: false, isRFID: false },
      isplugandcharge: { isCreg: true, isCustomfee: false, isReimbursement: false },
    },
  },
  'a private charger with Plug & Charge and cards': {
    answers: {
      ...PERSON,
      ...EXISTING,
      isPlugCharge: true,
      isRFID: true,
      plugFee: 'CREG',
    },
    sent: {
      isplugandcharge: { isCreg: true },
      whitelistgroup: { whitelistGroup: HERE },
    },
  },
  'a public charger with a custom price, free guest charging and full reimbursement': {
    answers: {
      ...COMPANY,
      chargertype: 'PUBLIC',
      ...EXISTING,
      isPlugCharge: true,
      isGuestCharge: true,
      isRFID: true,
      isPublishMap: true,
      plugFee: 'CUSTOM',
      plugCustomfee: 0.35,
      plugIsReimbursement: true,
      guestIsFree: true,
      guestIsReimburse: true,
      rfidTokens: ['123'],
      isReimburse: true,
      isMapFree: true,
    },
    sent: {
      isplugandcharge: { isCreg: false, isCustomfee: true, customfee: 0.35, isReimbursement: true },
      guestcharging: { isFree: true, isCustomfee: false, isReimburse: true, isMapFree: true },
      whitelistgroup: { whitelistGroup: HERE, rfidTokens: ['123'] },
      reimbwhitelist: { isReimburse: true, reimburserId: HERE, reimbsubscriptiontypeid: HERE },
    },
  },
  'a business charger for guests at a custom price, shown on the map': {
    answers: {
      ...COMPANY,
      ...EXISTING,
      isGuestCharge: true,
      isPublishMap: true,
      guestIsCustomfee: true,
      guestCustomfee: 0.4,
      guestTypeCharge: 'QR',
      isMapPaid: true,
    },
    sent: {
      guestcharging: { isFree: false, isCustomfee: true, customfee: 0.4, typeCharge: 'QR', isMapPaid: true },
    },
  },
  'a business charger for guests at the usual price and for cards': {
    answers: {
      ...COMPANY,
      ...NEW,
      isGuestCharge: true,
      isRFID: true,
      guestIsBlueCornerFee: true,
      tokens: [{ Id: HERE, Description: 'The one, BE-BCA-000001-0' }],
      isReimburse: true,
    },
    sent: {
      guestcharging: { isBlueCornerFee: true },
      whitelistgroup: { tokens: [HERE] },
      reimbwhitelist: { reimburserId: HERE },
    },
  },
  'a private charger for cards only': {
    answers: { ...PERSON, ...EXISTING, isRFID: true },
    sent: { whitelistgroup: { whitelistGroup: HERE } },
  },
  'a private charger with reimbursed Plug & Charge': {
    answers: {
      ...PERSON,
      ...EXISTING,
      isPlugCharge: true,
      plugFee: 'CREG',
      plugIsReimbursement: true,
    },
    sent: { isplugandcharge: { isReimbursement: true }, reimbwhitelist: { reimburserId: HERE } },
  },
  'a business charger with reimbursed guest charging': {
    answers: {
      ...COMPANY,
      ...EXISTING,
      isGuestCharge: true,
      guestIsFree: true,
      guestIsReimburse: true,
    },
    sent: { guestcharging: { isReimburse: true }, reimbwhitelist: { reimburserId: HERE } },
  },
  'a business charger for guests only': {
    answers: { ...COMPANY, ...EXISTING, isGuestCharge: true, guestIsFree: true },
    sent: { guestcharging: { isFree: true, isReimburse: false } },
  },
  'a business charger for guests and cards, shown on the map': {
    answers: {
      ...COMPANY,
      ...EXISTING,
      isGuestCharge: true,
      isRFID: true,
      isPublishMap: true,
      guestIsFree: true,
      isMapFree: true,
    },
    sent: { guestcharging: { isMapFree: true }, whitelistgroup: { whitelistGroup: HERE } },
  },
}

/** Controls without a field name: options of a radio group, switches, and cards by number. */
const OTHERWISE: { readonly [F in keyof InstallationAnswers]?: PageInput[number] } = {
  isPublishMap: ['install.access.isPublishMap', true],
  plugIsReimbursement: ['install.reimburse.plug', true],
  guestIsFree: ['guestIsFree', 'guestIsFree'],
  guestIsBlueCornerFee: ['guestIsFree', 'guestIsBlueCornerFee'],
  guestIsCustomfee: ['guestIsFree', 'guestIsCustomfee'],
  guestIsReimburse: ['install.reimburse.guest', true],
  tokens: ['BE-BCA-000001-0', true],
  isReimburse: ['install.reimburse.cards', true],
  isMapFree: ['isMapFree', 'isMapFree'],
  isMapPaid: ['isMapFree', 'isMapPaid'],
}

/** Returns the control and value for an answer, by field name or by the text key of a switch. */
export const onPage = (field: keyof InstallationAnswers, answers: InstallationAnswers): PageInput => {
  const value = answers[field]
  return [OTHERWISE[field] ?? [field, value === true ? value : String(value)]]
}

type Words = (i18n: I18n) => string
const required: Words = ({ t }) => t('wizard.problem.required')
const tooLong: Words = ({ t }) => t('wizard.problem.maxLength')
const written =
  (example: string): Words =>
  ({ t }) =>
    t('install.characters.wrong', { example })
const degrees =
  (most: number): Words =>
  ({ t, formats }) =>
    t('install.degrees.wrong', { most: formats.count(most) })
const fee: Words = ({ t }) => t('install.customfee.wrong')

/**
 * Invalid values for each rule of S5, with the expected message. A choice that only reveals other fields has no
 * message.
 */
export const RULES: {
  readonly [S in InstallationStep]?: readonly (readonly [string, string | true, Words?])[]
} = {
  StepSerialNumber: [
    ['serialNumber', ' ', required],
    ['serialNumber', 'x'.repeat(61), tooLong],
  ],
  StepRelation: [
    ['relationId', '', required],
    ['relationContactId', '', required],
  ],
  StepLocation: [
    ['locationChoice', 'EXISTING'],
    ['locationId', '', required],
    ['locationChoice', 'NEW'],
    ['name', 'x'.repeat(101), tooLong],
    ['street', '12', ({ t }) => t('install.street.wrong')],
    ['housenumber', '12-3', written('12/3')],
    ['postalcode', 'x'.repeat(13), tooLong],
    ['postalcode', '83800', ({ t }) => t('install.postalcode.wrong')],
    ['city', '12', ({ t }) => t('install.city.wrong')],
    ['floor', '2-', written('2')],
    ['floor', ''],
    ['latitude', '', ({ t }) => t('install.degrees.missing')],
    ['latitude', '90.1', degrees(90)],
    ['longitude', '-180.1', degrees(180)],
  ],
  StepPlugCharge: [
    ['plugFee', 'CUSTOM'],
    ['plugCustomfee', '', required],
    ['plugCustomfee', '100.01', fee],
    ['install.reimburse.plug', true],
    ['plugReimburser', '', ({ errorText }) => errorText('REIMBREQRC')],
  ],
  StepGuestCharge: [
    ['guestIsFree', 'guestIsCustomfee'],
    ['guestCustomfee', '-1', fee],
  ],
  StepAccessCard: [['whitelistGroup', '', required]],
  StepReimbursement: [['reimbsubscriptiontypeid', '', ({ errorText }) => errorText('INVALIDVAL')]],
}
