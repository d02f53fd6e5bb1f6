import { COUNTRY_CODES, DEFAULT_COUNTRY, MAX_DEGREES, rules } from '@portal/schemas'
import type { WizardDefinition, WizardField, WizardProblem, WizardStep } from '../wizard/definition.ts'
import { amount, choice, flag, ids, text } from '../wizard/fields.ts'
import {
  type ChosenCard,
  INSTALLED_TYPES,
  type InstallationAnswers,
  LOCATION_CHOICES,
  PLUG_FEES,
  SERIAL_VERDICTS,
  serialVerdictOf,
} from './answers.ts'
import { installationDraft } from './draft.ts'
import {
  chargepointPayload,
  groupPayload,
  guestPayload,
  locationPayload,
  placementPayload,
  plugPayload,
  reimbursementPayload,
} from './payload.ts'
import type { InstallationStep } from './routes.ts'

/** Calls in execution order. */
export type InstallationCall =
  | 'location'
  | 'placement'
  | 'chargepoint'
  | 'isplugandcharge'
  | 'guestcharging'
  | 'whitelistgroup'
  | 'reimbwhitelist'

type Answers = InstallationAnswers
type When = (answers: Answers) => boolean

const isGuest: When = ({ isGuestCharge }) => isGuestCharge === true
const isCards: When = ({ isRFID }) => isRFID === true
const isReimbursed: When = ({ plugIsReimbursement, guestIsReimburse, isReimburse }) =>
  [plugIsReimbursement, guestIsReimburse, isReimburse].includes(true)
const isPublished: When = ({ isPublishMap }) => isPublishMap === true
const isNew: When = ({ locationChoice }) => locationChoice === 'NEW'

const AFTER_CARDS = [
  { to: 'StepReimbursement', when: isReimbursed },
  { to: 'StepPublish', when: isPublished },
  { to: 'StepReview' },
] as const
const AFTER_GUEST = [{ to: 'StepAccessCard', when: isCards }, ...AFTER_CARDS] as const

const count = (...flags: readonly (boolean | undefined)[]): number =>
  flags.filter((one) => one === true).length

const access = ({ isPlugCharge, isGuestCharge, isRFID }: Answers): WizardProblem | undefined =>
  count(isPlugCharge, isGuestCharge, isRFID) === 0 ? 'atLeastOne' : undefined

/** Requires exactly one of several exclusive options. */
const oneOf = (...flags: readonly (boolean | undefined)[]): WizardProblem | undefined => {
  const chosen = count(...flags)
  if (chosen === 0) return 'atLeastOne'
  return chosen > 1 ? 'CANTCOMBINE' : undefined
}

const readOnly = (isValue: (value: unknown) => boolean, fits: When): WizardField<Answers, string> => ({
  isValue,
  fits,
  problem: () => undefined,
})

/** Required field; its problem is the code of S8 that the server would return. */
const needed = (problem: WizardProblem): WizardField<Answers, string> => ({
  ...text<Answers>([], { max: 40 }),
  problem: (value = '') => (value.trim() === '' ? problem : undefined),
})

const isShort = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= 100
const isChecked: When = ({ serialVerdict, ...answers }) =>
  SERIAL_VERDICTS.some((verdict) => serialVerdict === serialVerdictOf(answers, verdict))

const serialNumber: WizardField<Answers, string> = {
  ...text<Answers>([], { max: 60 }),
  problem: (value = '', answers) => {
    if (value.trim() === '') return 'required'
    if (value.trim().length > 60) return 'maxLength'
    const isRefused = (['UNKNOWN', 'INSTALLED'] as const).some(
      (verdict) => answers.serialVerdict === serialVerdictOf(answers, verdict),
    )
    return isRefused ? 'invalid' : undefined
  },
}

const isCard = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'Id' in value &&
  isShort(value.Id) &&
  'Description' in value &&
  typeof value.Description === 'string'

const cards: WizardField<Answers, readonly ChosenCard[]> = {
  isValue: (value) => Array.isArray(value) && value.every(isCard),
  problem: () => undefined,
}

const postalcode: WizardField<Answers, string> = {
  ...text<Answers>([], { isApplicable: isNew }),
  problem: (value, answers) => {
    const { country = DEFAULT_COUNTRY } = answers
    return text<Answers>([rules.postalCode<WizardProblem>(country, 'invalid')], { max: 12 }).problem(
      value,
      answers,
    )
  },
}

const STEPS: Readonly<Record<InstallationStep, WizardStep<InstallationStep, Answers>>> = {
  StepChargerType: {
    description: 'A private, business or public charger; the first step (S4).',
    fields: { chargertype: choice(INSTALLED_TYPES) },
    next: [{ to: 'StepSerialNumber' }],
  },
  StepSerialNumber: {
    description: 'The serial number, which must be installable. An offline charger only causes a warning.',
    fields: {
      serialNumber,
      serialVerdict: readOnly(isShort, isChecked),
      chargepointID: readOnly(isShort, ({ serialVerdict }) => serialVerdict !== undefined),
    },
    check: { asks: ['serialNumber'], isDue: ({ serialVerdict }) => serialVerdict === undefined },
    next: [{ to: 'StepRelation', when: ({ isCompany }) => isCompany === true }, { to: 'StepLocation' }],
  },
  StepRelation: {
    description: 'The owner of the charger and the contact person.',
    fields: { relationId: text([], { max: 40 }), relationContactId: text([], { max: 40 }) },
    next: [{ to: 'StepLocation' }],
  },
  StepLocation: {
    description: 'An existing location, or a new one with its address and its pin on the map.',
    fields: {
      locationChoice: choice(LOCATION_CHOICES),
      locationId: text([], { max: 40, isApplicable: ({ locationChoice }) => locationChoice === 'EXISTING' }),
      name: text([], { max: 100, isApplicable: isNew }),
      description: text([], { isOptional: true, isApplicable: isNew }),
      street: text([rules.streetOrCity('invalid')], { isApplicable: isNew }),
      housenumber: text([rules.houseNumber('invalid')], { isApplicable: isNew }),
      postalcode,
      city: text([rules.streetOrCity('invalid')], { isApplicable: isNew }),
      country: {
        ...text([rules.countryCode('invalid')], { isApplicable: isNew }),
        begins: ({ ownCountry = DEFAULT_COUNTRY }) => ownCountry,
      },
      floor: text([rules.lettersDigitsSlash('invalid')], { isOptional: true, isApplicable: isNew }),
      latitude: amount(-MAX_DEGREES.latitude, MAX_DEGREES.latitude, { isApplicable: isNew }),
      longitude: amount(-MAX_DEGREES.longitude, MAX_DEGREES.longitude, { isApplicable: isNew }),
    },
    next: [{ to: 'StepAccess' }],
  },
  StepAccess: {
    description:
      'Access by the car, as a guest or by card; at least one. Only guest charging puts the charger on the map.',
    fields: {
      isPlugCharge: flag(access),
      isGuestCharge: flag(),
      isRFID: flag(),
      isPublishMap: flag(() => undefined, { isApplicable: isGuest }),
    },
    next: [
      { to: 'StepPlugCharge', when: ({ isPlugCharge }) => isPlugCharge === true },
      { to: 'StepGuestCharge', when: isGuest },
      { to: 'StepAccessCard' },
    ],
  },
  StepPlugCharge: {
    description: 'Plug and charge: its fee, and who receives the reimbursement.',
    fields: {
      plugFee: choice(PLUG_FEES),
      plugCustomfee: amount(0, 100, { isApplicable: ({ plugFee }) => plugFee === 'CUSTOM' }),
      plugTariff: text([], { max: 40, isOptional: true }),
      plugIsReimbursement: flag(),
      plugReimburser: text([], {
        max: 40,
        isApplicable: ({ plugIsReimbursement }) => plugIsReimbursement === true,
      }),
    },
    next: [
      { to: 'StepGuestCharge', when: isGuest },
      { to: 'StepAccessCard', when: isCards },
      { to: 'StepReimbursement', when: isReimbursed },
      { to: 'StepReview' },
    ],
  },
  StepGuestCharge: {
    description:
      'Guests charge for free, at the usual fee, or at an own fee for 4 euro a month; exactly one (S8, S9).',
    fields: {
      guestIsFree: flag(({ guestIsFree, guestIsBlueCornerFee, guestIsCustomfee }) =>
        oneOf(guestIsFree, guestIsBlueCornerFee, guestIsCustomfee),
      ),
      guestIsBlueCornerFee: flag(),
      guestIsCustomfee: flag(),
      guestCustomfee: amount(0, 100, { isApplicable: ({ guestIsCustomfee }) => guestIsCustomfee === true }),
      guestTypeCharge: text([], { max: 40, isOptional: true }),
      guestTariff: text([], { max: 40, isOptional: true }),
      guestIsReimburse: flag(),
    },
    next: AFTER_GUEST,
  },
  StepAccessCard: {
    description: 'The cards that may charge: a group, single cards and printed numbers.',
    fields: {
      whitelistGroup: text([], { max: 60 }),
      whitelistTokenGroup: text([], { max: 60, isOptional: true }),
      subscriptiontypeid: text([], { max: 40, isOptional: true }),
      tokens: cards,
      rfidTokens: ids({ isOptional: true }),
      isReimburse: flag(),
    },
    next: AFTER_CARDS,
  },
  StepReimbursement: {
    description: 'The person to reimburse, and their subscription (S8).',
    fields: {
      reimburserId: {
        ...needed('REIMBREQRC'),
        // Usually one person is reimbursed for everything, so the person chosen for Plug & Charge is the default.
        begins: ({ plugReimburser }) => plugReimburser,
      },
      reimbsubscriptiontypeid: needed('INVALIDVAL'),
      tokensReimb: cards,
      rfidTokensReimb: ids({ isOptional: true }),
    },
    next: [{ to: 'StepPublish', when: isPublished }, { to: 'StepReview' }],
  },
  StepPublish: {
    description: 'The price that drivers see on the map, or that charging is free.',
    fields: {
      isMapFree: flag(({ isMapFree, isMapPaid }) => oneOf(isMapFree, isMapPaid)),
      isMapPaid: flag(),
    },
    next: [{ to: 'StepReview' }],
  },
  StepReview: {
    description: 'All answers on one page, each with a link to its step.',
    fields: {},
    next: [],
  },
}

/** RESET keeps these answers and clears the plug, guest, RFID, map and access card choices (S4). */
const KEPT_BY_RESET = [
  'kind',
  'isCompany',
  'ownRelationId',
  'ownCountry',
  'chargertype',
  ...(['StepSerialNumber', 'StepRelation', 'StepLocation'] as const).flatMap((step) =>
    Object.keys(STEPS[step].fields),
  ),
]

/** The only answers cleared by RESET_TOKENS (S4). */
const TOKENS = [
  'tokens',
  'rfidTokens',
  'tokensReimb',
  'rfidTokensReimb',
  'subscriptiontypeid',
  'reimbsubscriptiontypeid',
] as const satisfies readonly (keyof Answers)[]

const only = (answers: Answers, isWanted: (name: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => isWanted(name)))

/** Definition of the installation wizard, from the serial number to the drivers' access. */
export const installationDefinition: WizardDefinition<InstallationStep, Answers, InstallationCall> = {
  id: 'installationWizard',
  description: 'The installation of a charger (S3, S4).',
  kinds: ['INSTALLATION'],
  preset: {
    kind: (value) => value === 'INSTALLATION',
    isCompany: (value) => typeof value === 'boolean',
    ownRelationId: isShort,
    ownCountry: (value) => typeof value === 'string' && COUNTRY_CODES.includes(value),
  },
  first: 'StepChargerType',
  review: 'StepReview',
  steps: STEPS,
  calls: {
    location: {
      description: 'Creates the new location.',
      isChosen: isNew,
      payload: locationPayload,
      goneBy: ['UnknownChargeLocation'],
    },
    placement: {
      description: 'Places the charger at the location.',
      payload: placementPayload,
      goneBy: ['PLACEMENTNOTFOUND'],
    },
    chargepoint: {
      description: 'Installs the charger.',
      payload: chargepointPayload,
      goneBy: ['CHARGEPOINTNOTFOUND', 'UnknownChargePoint'],
    },
    isplugandcharge: {
      description: 'Sets plug and charge.',
      isChosen: ({ isPlugCharge }) => isPlugCharge === true,
      payload: plugPayload,
    },
    guestcharging: { description: 'Sets guest charging.', isChosen: isGuest, payload: guestPayload },
    whitelistgroup: { description: 'Sets the group of cards.', isChosen: isCards, payload: groupPayload },
    reimbwhitelist: {
      description: 'Sets the reimbursement.',
      isChosen: isReimbursed,
      payload: reimbursementPayload,
    },
  },
  draft: installationDraft,
  chosenOf: {
    of: 'relationId',
    answers: [
      'relationContactId',
      'locationId',
      'plugReimburser',
      'whitelistGroup',
      'whitelistTokenGroup',
      'reimburserId',
      ...TOKENS,
    ],
  },
  afterReset: (answers) => only(answers, (name) => KEPT_BY_RESET.includes(name)),
  afterResetTokens: (answers) => only(answers, (name) => !TOKENS.some((token) => token === name)),
}
