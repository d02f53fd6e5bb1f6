import type { Facts, WordsFor } from '@portal/paths'
import { wizardWords } from '../wizard/words.ts'
import { answered } from '../words.ts'
import type { InstallationAnswers } from './answers.ts'
import type { InstallationWizardMachine } from './machine.ts'
import type { InstallationStep } from './routes.ts'
import type { InstallationCall } from './steps.ts'

const SERIAL = 'the check of the serial number'
const VERDICTS: Readonly<Record<string, string>> = {
  VERIFIED: 'may be installed',
  OFFLINE: 'may be installed, and is offline',
  INSTALLED: 'is installed already',
}

const CALLS = {
  location: 'the new location',
  placement: 'the placement',
  chargepoint: 'the installation of the charger',
  isplugandcharge: 'the setting of plug and charge',
  guestcharging: 'the setting of guest charging',
  whitelistgroup: 'the setting of the group of cards',
  reimbwhitelist: 'the setting of the reimbursement',
} as const

/** How the portal finds out whether a call arrived: settings by reading the placement. */
const OF_SETTINGS = 'the search for the setting'
const SEARCHES: Readonly<Record<string, string>> = {
  location: 'the search for the location',
  placement: 'the search for the placement',
  chargepoint: 'the search for the charger',
}

/** Where the draft of the person of the paths is kept. */
const KEY = 'charge-portal:wizard:installation:fleet'

/** Numbers of the mock's stock: of a draft from the beginning, of one that comes from another tab, of one that is typed. */
const NUMBERS = { begun: '0001', elsewhere: '0002', typed: '0003' } as const
type Visit = keyof typeof NUMBERS

/** A draft as it is kept: each installs another charger at another location. */
const kept = (draft: unknown, visit: Visit): string =>
  JSON.stringify(draft)
    .replaceAll(/STOCK(?=")/g, `STOCK-${NUMBERS[visit]}`)
    .replace('"CPS"', `"CPS${NUMBERS[visit]}"`)
    .replace('"Depot"', `"Depot ${NUMBERS[visit]}"`)

/** The button or box to choose it with. */
const TICKS: Readonly<Record<string, string>> = {
  isPlugCharge: 'Plug & Charge',
  isGuestCharge: 'Guest charging',
  isRFID: 'Charge cards',
}
const SWITCHES: Readonly<Record<string, string>> = {
  isPublishMap: 'Show on the map',
  plugIsReimbursement: 'Reimburse the electricity',
  guestIsReimburse: 'Reimburse guest sessions',
  isReimburse: 'Reimburse these cards',
}
const CHOICES: Readonly<Record<string, string>> = {
  'chargertype PRIVATE': 'Private',
  'chargertype BUSINESS': 'Business',
  'chargertype PUBLIC': 'Public',
  'locationChoice EXISTING': 'Existing location',
  'locationChoice NEW': 'New location',
  'plugFee CREG': 'CREG rate',
  'plugFee CUSTOM': 'Custom price',
  'guestIsFree true': 'Free',
  'guestIsBlueCornerFee true': 'Standard price',
  'guestIsCustomfee true': 'Custom price',
  'isMapFree true': 'Free charging',
  'isMapPaid true': 'Paid charging',
}
const LISTS: Readonly<Record<string, string>> = {
  relationId: 'Organisation',
  relationContactId: 'Contact person',
  locationId: 'Location',
  plugReimburser: 'Person to reimburse',
  reimburserId: 'Person to reimburse',
  whitelistGroup: 'Whitelist group',
  subscriptiontypeid: 'Subscription type',
  reimbsubscriptiontypeid: 'Subscription type',
  tokens: 'Cards to add',
}
/** Records of the mock as lists name them. */
const RECORDS: Readonly<Record<string, string>> = {
  L00005: 'Depot Antwerpen',
  RC00003: 'Sofie Claes',
  'NOORDZEE-R00003#FLEET': 'Noordzee Logistics · fleet',
  ST002: 'Starter',
}

const choose = (field: string, value: string): string | undefined => {
  const tick = TICKS[field]
  const turned = SWITCHES[field]
  const choice = CHOICES[`${field} ${value}`]
  const list = LISTS[field]
  if (choice !== undefined) return `choose “${choice}”`
  if (tick !== undefined) return `tick “${tick}”`
  if (turned !== undefined) return `press “${turned}”`
  if (list !== undefined) return `select ‘${RECORDS[value] ?? value}’ in “${list}”`
  return field === 'serialNumber' && value === 'STOCK'
    ? `type STOCK-${NUMBERS.typed} into “Serial number”`
    : undefined
}

/** Who cancelled where the draft was met at home goes home by the menu, and from a step by leaving. */
const keep = ({ draft }: Facts): string =>
  draft === 'access' ? 'press “Chargers” in the main menu' : 'press “Leave” (the draft is kept)'

/** An installation as a manual tester does it. */
export const installationWizardWords: WordsFor<InstallationWizardMachine> = {
  holds: {
    [SERIAL]: 'verifySerial',
    [CALLS.location]: 'createupdateChargeLocation',
    [CALLS.placement]: 'createupdateChargePlacement',
    [CALLS.chargepoint]: 'putChargepoint',
    [CALLS.isplugandcharge]: 'postPlugAndCharge',
    [CALLS.guestcharging]: 'postGuestCharging',
    [CALLS.whitelistgroup]: 'setPlacementGroup',
    [CALLS.reimbwhitelist]: 'postReimbursement',
    'the search for the location': 'filteredChargeLocation',
    'the search for the placement': 'filteredChargePlacement',
    'the search for the charger': 'getChargepoint',
    [OF_SETTINGS]: 'oneChargePlacement',
  },
  starts: ({ stored }) =>
    [
      ...[SERIAL, ...Object.values(CALLS)].map((one) => `hold ${one}`),
      'sign in as fleet and open /my/chargepoints',
      ...(stored === null
        ? []
        : [`set ${KEY} in the local storage to ${kept(stored, 'begun')}`, 'reload the page']),
    ]
      .join('; ')
      .replace('hold', 'Hold'),
  ...wizardWords<InstallationStep, InstallationAnswers, InstallationCall>({
    titles: {
      StepChargerType: 'Which type of charger is it?',
      StepSerialNumber: 'What is the serial number?',
      StepRelation: 'Whose charger is it?',
      StepLocation: 'Where is the charger?',
      StepAccess: 'Who may charge?',
      StepPlugCharge: 'What does Plug & Charge cost?',
      StepGuestCharge: 'What do guests pay?',
      StepAccessCard: 'Which cards may charge?',
      StepReimbursement: 'Who is reimbursed?',
      StepPublish: 'What do drivers see?',
      StepReview: 'Check and install',
    },
    sections: {
      StepChargerType: 'Charger type',
      StepSerialNumber: 'Serial number',
      StepRelation: 'Organisation',
      StepLocation: 'Location',
      StepAccess: 'Access',
      StepPlugCharge: 'Plug & Charge',
      StepGuestCharge: 'Guests',
      StepAccessCard: 'Charge cards',
      StepReimbursement: 'Reimbursement',
      StepPublish: 'Map display',
      StepReview: 'Check and install',
    },
    search: (call) => SEARCHES[call] ?? OF_SETTINGS,
    callNames: {
      location: 'Location',
      placement: 'Charger at its location',
      chargepoint: 'Charger settings',
      isplugandcharge: 'Plug & Charge',
      guestcharging: 'Guest charging',
      whitelistgroup: 'Charge cards',
      reimbwhitelist: 'Reimbursement',
    },
    submit: () => 'Install charger',
    done: () => 'Your charger is installed',
    leaveDone: 'Show all chargers',
    home: { seen: '“Add a charger”', ask: 'Press “Add a charger”', keep },
    choose,
    store: (draft) =>
      draft === undefined
        ? `delete ${KEY} from the local storage in another tab`
        : `set ${KEY} in the local storage of another tab to ${kept(draft, 'elsewhere')}`,
    problems: { 'serialNumber invalid': 'Use a number that can be installed' },
    calls: CALLS,
    labels: {
      ...LISTS,
      ...SWITCHES,
      serialNumber: 'Serial number',
      rfidTokens: 'Numbers on RFID cards',
      isPlugCharge: 'Access',
      plugFee: 'Price',
      guestIsFree: 'Price',
      guestIsBlueCornerFee: 'Price',
      isMapFree: 'Map display',
      isMapPaid: 'Map display',
      locationChoice: 'Location',
    },
    start: ({ isCompany }) =>
      `Press “Add a charger” (${isCompany === true ? 'for an organisation' : 'for a person'})`,
    check: {
      asked: 'the serial number',
      button: 'Check number',
      again: 'Try again',
      done: ({ serialVerdict = '' }) =>
        `${answered(SERIAL)} (it ${VERDICTS[serialVerdict.split(' ')[0] ?? ''] ?? 'is unknown'})`,
      state: `“Checking…”; “Cancel”; ${SERIAL} waits`,
    },
  }),
}
