import type { InstallationCall, InstallationStep } from '@portal/machines'
import type { I18n } from '../../../app/appearance.ts'

/* What the tests of the steps answer: each branch from its first step to the review, and what breaks each rule. */

/** By the name of a field, or by the key of the words at a switch. */
type Given = Readonly<Record<string, string | true>>
type Way = readonly (readonly [InstallationStep, Given])[]

const NEW: Given = {
  locationChoice: 'NEW',
  name: 'Kaai 12',
  street: 'Kaai',
  housenumber: '12',
  postalcode: '8380',
  city: 'Zeebrugge',
  latitude: '51.33',
  longitude: '3.2',
}
const EXISTING: Given = { locationChoice: 'EXISTING', locationId: 'X1' }
const RELATION: Given = { relationId: 'X1', relationContactId: 'X1' }
const SERIAL: Given = { serialNumber: 'STOCK-1' }

interface Branch {
  readonly isCompany: boolean
  readonly way: Way
  readonly sent: { readonly [C in InstallationCall]?: object }
}

/** Each step, each fee of each kind, and each way of paying back at least once. */
export const BRANCHES: Readonly<Record<string, Branch>> = {
  'a private charger at a new place, with plug and charge at the usual price': {
    isCompany: false,
    way: [
      ['StepChargerType', { chargertype: 'PRIVATE' }],
      ['StepSerialNumber', SERIAL],
      ['StepLocation', NEW],
      ['StepAccess', { isPlugCharge: true }],
      ['StepPlugCharge', { plugFee: 'CREG' }],
      ['StepReview', {}],
    ],
    sent: {
      location: { name: 'Kaai 12', latitude: 51.33 },
      chargepoint: { isPlugCharge: true, isGuestCharge: false, isRFID: false },
      isplugandcharge: { isCreg: true, isCustomfee: false, isReimbursement: false },
    },
  },
  'a private charger for a car that is known and for cards': {
    isCompany: false,
    way: [
      ['StepChargerType', { chargertype: 'PRIVATE' }],
      ['StepSerialNumber', SERIAL],
      ['StepLocation', EXISTING],
      ['StepAccess', { isPlugCharge: true, isRFID: true }],
      ['StepPlugCharge', { plugFee: 'CREG' }],
      ['StepAccessCard', { whitelistGroup: 'X1' }],
      ['StepReview', {}],
    ],
    sent: {
      isplugandcharge: { isCreg: true },
      whitelistgroup: { whitelistGroup: 'X1' },
    },
  },
  'a public charger with a price of its own, free for guests, all paid back': {
    isCompany: true,
    way: [
      ['StepChargerType', { chargertype: 'PUBLIC' }],
      ['StepSerialNumber', SERIAL],
      ['StepRelation', RELATION],
      ['StepLocation', EXISTING],
      [
        'StepAccess',
        { isPlugCharge: true, isGuestCharge: true, isRFID: true, 'install.access.isPublishMap': true },
      ],
      [
        'StepPlugCharge',
        { plugFee: 'CUSTOM', plugCustomfee: '0.35', 'install.reimburse.plug': true, plugReimburser: 'X1' },
      ],
      ['StepGuestCharge', { guestIsFree: 'guestIsFree', 'install.reimburse.guest': true }],
      ['StepAccessCard', { whitelistGroup: 'X1', rfidTokens: '123', 'install.reimburse.cards': true }],
      ['StepReimbursement', { reimbsubscriptiontypeid: 'X1' }],
      ['StepPublish', { isMapFree: 'isMapFree' }],
      ['StepReview', {}],
    ],
    sent: {
      isplugandcharge: { isCreg: false, isCustomfee: true, customfee: 0.35, isReimbursement: true },
      guestcharging: { isFree: true, isCustomfee: false, isReimburse: true, isMapFree: true },
      whitelistgroup: { whitelistGroup: 'X1', rfidTokens: ['123'] },
      reimbwhitelist: { isReimburse: true, reimburserId: 'X1', reimbsubscriptiontypeid: 'X1' },
    },
  },
  'a charger of a business for guests, at a price of its own that drivers see': {
    isCompany: true,
    way: [
      ['StepChargerType', { chargertype: 'BUSINESS' }],
      ['StepSerialNumber', SERIAL],
      ['StepRelation', RELATION],
      ['StepLocation', EXISTING],
      ['StepAccess', { isGuestCharge: true, 'install.access.isPublishMap': true }],
      ['StepGuestCharge', { guestIsFree: 'guestIsCustomfee', guestCustomfee: '0.4', guestTypeCharge: 'QR' }],
      ['StepPublish', { isMapFree: 'isMapPaid' }],
      ['StepReview', {}],
    ],
    sent: {
      guestcharging: { isFree: false, isCustomfee: true, customfee: 0.4, typeCharge: 'QR', isMapPaid: true },
    },
  },
  'a charger of a business for guests at the usual price, and for cards': {
    isCompany: true,
    way: [
      ['StepChargerType', { chargertype: 'BUSINESS' }],
      ['StepSerialNumber', SERIAL],
      ['StepRelation', RELATION],
      ['StepLocation', NEW],
      ['StepAccess', { isGuestCharge: true, isRFID: true }],
      ['StepGuestCharge', { guestIsFree: 'guestIsBlueCornerFee' }],
      ['StepAccessCard', { whitelistGroup: 'X1', 'BE-BCA-000001-0': true, 'install.reimburse.cards': true }],
      ['StepReimbursement', { reimburserId: 'X1', reimbsubscriptiontypeid: 'X1' }],
      ['StepReview', {}],
    ],
    sent: {
      guestcharging: { isBlueCornerFee: true },
      whitelistgroup: { tokens: ['X1'] },
      reimbwhitelist: { reimburserId: 'X1' },
    },
  },
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
