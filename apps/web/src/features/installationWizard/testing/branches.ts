import type { InstallationAnswers, InstallationCall, InstallationStep } from '@portal/machines'
import type { I18n } from '../../../app/appearance.ts'
import type { Branch, Given } from '../../../components/wizard/testing/walks.ts'

/* What the tests of the steps answer: what those answer who take each branch, and what breaks each rule. */

const SERIAL = { serialNumber: 'STOCK-1' } as const satisfies InstallationAnswers
const NEW = {
  locationChoice: 'NEW',
  name: 'Kaai 12',
  street: 'Kaai',
  housenumber: '12',
  postalcode: '8380',
  city: 'Zeebrugge',
  latitude: 51.33,
  longitude: 3.2,
} as const satisfies InstallationAnswers
const EXISTING = { locationChoice: 'EXISTING', locationId: 'X1' } as const satisfies InstallationAnswers
const PERSON = { isCompany: false, chargertype: 'PRIVATE', ...SERIAL } as const satisfies InstallationAnswers
const COMPANY = {
  isCompany: true,
  chargertype: 'BUSINESS',
  ...SERIAL,
  relationId: 'X1',
  relationContactId: 'X1',
} as const satisfies InstallationAnswers
const PAID_BACK = { reimburserId: 'X1', reimbsubscriptiontypeid: 'X1' } as const satisfies InstallationAnswers

/** Each step and each way on, each fee of each kind and each way of paying back; the definition says which steps they are asked. */
export const BRANCHES: Readonly<Record<string, Branch<InstallationAnswers, InstallationCall>>> = {
  'a private charger at a new place, with plug and charge at the usual price': {
    answers: { ...PERSON, ...NEW, isPlugCharge: true, plugFee: 'CREG' },
    sent: {
      location: { name: 'Kaai 12', latitude: 51.33 },
      chargepoint: { isPlugCharge: true, isGuestCharge: false, isRFID: false },
      isplugandcharge: { isCreg: true, isCustomfee: false, isReimbursement: false },
    },
  },
  'a private charger for a car that is known and for cards': {
    answers: {
      ...PERSON,
      ...EXISTING,
      isPlugCharge: true,
      isRFID: true,
      plugFee: 'CREG',
      whitelistGroup: 'X1',
    },
    sent: {
      isplugandcharge: { isCreg: true },
      whitelistgroup: { whitelistGroup: 'X1' },
    },
  },
  'a public charger with a price of its own, free for guests, all paid back': {
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
      plugReimburser: 'X1',
      guestIsFree: true,
      guestIsReimburse: true,
      whitelistGroup: 'X1',
      rfidTokens: ['123'],
      isReimburse: true,
      // Who is paid back was said before.
      reimbsubscriptiontypeid: 'X1',
      isMapFree: true,
    },
    sent: {
      isplugandcharge: { isCreg: false, isCustomfee: true, customfee: 0.35, isReimbursement: true },
      guestcharging: { isFree: true, isCustomfee: false, isReimburse: true, isMapFree: true },
      whitelistgroup: { whitelistGroup: 'X1', rfidTokens: ['123'] },
      reimbwhitelist: { isReimburse: true, reimburserId: 'X1', reimbsubscriptiontypeid: 'X1' },
    },
  },
  'a charger of a business for guests, at a price of its own that drivers see': {
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
  'a charger of a business for guests at the usual price, and for cards': {
    answers: {
      ...COMPANY,
      ...NEW,
      isGuestCharge: true,
      isRFID: true,
      guestIsBlueCornerFee: true,
      whitelistGroup: 'X1',
      tokens: ['X1'],
      isReimburse: true,
      ...PAID_BACK,
    },
    sent: {
      guestcharging: { isBlueCornerFee: true },
      whitelistgroup: { tokens: ['X1'] },
      reimbwhitelist: { reimburserId: 'X1' },
    },
  },
  'a private charger for cards alone': {
    answers: { ...PERSON, ...EXISTING, isRFID: true, whitelistGroup: 'X1' },
    sent: { whitelistgroup: { whitelistGroup: 'X1' } },
  },
  'a private charger for a car that is paid back': {
    answers: {
      ...PERSON,
      ...EXISTING,
      isPlugCharge: true,
      plugFee: 'CREG',
      plugIsReimbursement: true,
      plugReimburser: 'X1',
      reimbsubscriptiontypeid: 'X1',
    },
    sent: { isplugandcharge: { isReimbursement: true }, reimbwhitelist: { reimburserId: 'X1' } },
  },
  'a charger of a business for guests that are paid back': {
    answers: {
      ...COMPANY,
      ...EXISTING,
      isGuestCharge: true,
      guestIsFree: true,
      guestIsReimburse: true,
      ...PAID_BACK,
    },
    sent: { guestcharging: { isReimburse: true }, reimbwhitelist: { reimburserId: 'X1' } },
  },
  'a charger of a business for guests alone': {
    answers: { ...COMPANY, ...EXISTING, isGuestCharge: true, guestIsFree: true },
    sent: { guestcharging: { isFree: true, isReimburse: false } },
  },
  'a charger of a business for guests and cards that drivers see': {
    answers: {
      ...COMPANY,
      ...EXISTING,
      isGuestCharge: true,
      isRFID: true,
      isPublishMap: true,
      guestIsFree: true,
      whitelistGroup: 'X1',
      isMapFree: true,
    },
    sent: { guestcharging: { isMapFree: true }, whitelistgroup: { whitelistGroup: 'X1' } },
  },
}

/** What is put into the page otherwise than by its own name: choices of a group, switches, and cards by their number. */
const OTHERWISE: { readonly [F in keyof InstallationAnswers]?: Given[number] } = {
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

/** As it is put into the page: by the name of the field, or by the key of the words at a switch. */
export const onPage = (field: keyof InstallationAnswers, answers: InstallationAnswers): Given => {
  const value = answers[field]
  return [OTHERWISE[field] ?? [field, value === true ? value : String(value)]]
}

type Words = (i18n: I18n) => string
const required: Words = ({ t }) => t('wizard.problem.required')
const tooLong: Words = ({ t }) => t('wizard.problem.maxLength')
const invalid: Words = ({ t }) => t('wizard.problem.invalid')
const fee: Words = ({ t }) => t('install.customfee.wrong')

/** Each rule of S5 where it is asked: what breaks it, and what the field says then; nothing of a choice that shows others. */
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
    ['street', '12', invalid],
    ['housenumber', '12-3', invalid],
    ['postalcode', 'x'.repeat(13), tooLong],
    ['city', '12', invalid],
    ['floor', '2-', invalid],
    ['floor', ''],
    ['latitude', '90.1', invalid],
    ['longitude', '-180.1', invalid],
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
