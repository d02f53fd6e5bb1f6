import { canonical, done, failed } from '@portal/paths'
import { definePage, device, mock, own, see, user } from '../steps/index.ts'
import { wizardPageFacts, wizardPageKey } from '../wizard/facts.ts'
import { NOT_ON_PAGE } from '../wizard/notOnPage.ts'
import { wizardSteps } from '../wizard/page.ts'
import { problemsOf } from '../wizard/way.ts'
import { type InstallationAnswers, installationStart } from './answers.ts'
import { draft, NEW_LOCATION, ANSWERS as OF_CHART } from './cases.ts'
import { type InstallationWizardSnapshot, installationWizard } from './machine.ts'
import { installationWizardModel } from './model.ts'
import type { InstallationStep } from './routes.ts'
import { type InstallationCall, installationDefinition } from './steps.ts'

/** Keys of the drafts in the paths, named after their scenarios. */
const KEYS = { NEW: 'new', ACCESS: 'access', WHOLE: 'whole', SENT: 'sent' } as const
type Draft = keyof typeof KEYS

const LOST = { code: 'FAILEDTOLOAD' }
const REFUSED = { code: 'PLACCONFLICT', status: 200 }
const WRITTEN = { id: 'PL00001' }

/** Verdicts of the mock for a number in its stock and for any other number. */
const KNOWN = { serialVerdict: 'VERIFIED STOCK', chargepointID: 'CPS' }
const UNKNOWN = { serialVerdict: 'UNKNOWN NOWHERE' }

/** Answers of the fleet manager, with records of the mock. STOCK stands for a different number in each draft. */
const ANSWERS = {
  ...OF_CHART,
  serial: { serialNumber: 'STOCK' },
  nowhere: { serialNumber: 'NOWHERE' },
  there: { locationChoice: 'EXISTING', locationId: 'L00005' },
  cregBack: { plugFee: 'CREG', plugIsReimbursement: true, plugReimburser: 'RC00003' },
  free: { guestIsFree: true, guestIsBlueCornerFee: false, guestIsCustomfee: false },
  freeBack: {
    guestIsFree: true,
    guestIsBlueCornerFee: false,
    guestIsCustomfee: false,
    guestIsReimburse: true,
  },
  group: {
    whitelistGroup: 'NOORDZEE-R00003#FLEET',
    rfidTokens: ['BEBCA0120709'],
    subscriptiontypeid: 'ST002',
  },
  groupBack: { whitelistGroup: 'NOORDZEE-R00003#FLEET', isReimburse: true },
  back: { reimburserId: 'RC00003', reimbsubscriptiontypeid: 'ST002' },
} as const satisfies Readonly<Record<string, InstallationAnswers>>

const OWN = 'R00003'
const COMPANY = {
  ...installationStart({ isCompany: true, ownRelationId: OWN }),
  relationId: OWN,
  relationContactId: 'RC00003',
}

/** A private person's charger up to the access step. */
const BEFORE_ACCESS = {
  ...installationStart({ isCompany: false, ownRelationId: OWN }),
  ...ANSWERS.serial,
  ...KNOWN,
  ...ANSWERS.there,
}

/** A company's charger with all options, which needs all seven calls. */
const WHOLE = {
  ...COMPANY,
  ...ANSWERS.serial,
  ...KNOWN,
  ...NEW_LOCATION,
  ...ANSWERS.everything,
  ...ANSWERS.creg,
  ...ANSWERS.free,
  whitelistGroup: ANSWERS.group.whitelistGroup,
  tokens: [{ Id: 'T000010', Description: 'BE-BCA-000010-0' }],
  isReimburse: true,
  ...ANSWERS.back,
  ...ANSWERS.map,
} as const satisfies InstallationAnswers

const DRAFTS = {
  ACCESS: draft(KEYS.ACCESS, BEFORE_ACCESS, 'StepAccess'),
  WHOLE: draft(KEYS.WHOLE, WHOLE, 'StepReview'),
  SENT: draft(KEYS.SENT, WHOLE, 'StepReview', 'before'),
} as const

/** Answers used with each draft. All answers in all drafts would give too many states. */
const PLAYED: Readonly<Record<Draft, readonly (keyof typeof ANSWERS)[]>> = {
  NEW: ['public', 'serial', 'nowhere', 'there'],
  ACCESS: [
    'plug',
    'guest',
    'guestsOnly',
    'plugAndCards',
    'cards',
    'everything',
    'creg',
    'cregBack',
    'free',
    'freeBack',
    'group',
    'groupBack',
    'back',
    'map',
  ],
  WHOLE: [],
  SENT: [],
}

const draftOf = ({ context }: InstallationWizardSnapshot): Draft =>
  (Object.keys(KEYS) as Draft[]).find((name) => KEYS[name] === context.submission?.key) ?? 'NEW'

/** True if the answer changes something. In a stored draft, each question is answered only once. */
const isToAnswer = (snapshot: InstallationWizardSnapshot, input: InstallationAnswers): boolean => {
  const { step, answers } = snapshot.context
  const before = Object.entries(input).map(([name, value]) => [
    answers[name as keyof InstallationAnswers],
    value,
  ])
  if (draftOf(snapshot) === 'NEW') return before.some(([was, value]) => canonical(was) !== canonical(value))
  return (
    before.every(([was]) => was === undefined) &&
    (step !== 'StepAccess' || ![answers.isPlugCharge, answers.isGuestCharge, answers.isRFID].includes(true))
  )
}

/** Allows each event only in a draft where it adds few states. */
const isPlayed = (
  snapshot: InstallationWizardSnapshot,
  event: { type: string; [field: string]: unknown },
) => {
  const { step, stack, answers, submission } = snapshot.context
  const which = draftOf(snapshot)
  const viewState = installationWizard.viewState(snapshot)
  const isAtStep = snapshot.hasTag('step')
  const isAtStart = which === 'NEW' && isAtStep && stack.length === 0
  const isWrong = Object.keys(problemsOf(installationDefinition, step, answers)).length > 0
  switch (event.type) {
    case 'ANSWER':
      return (
        PLAYED[which].some((name) => canonical(ANSWERS[name]) === canonical(event['answers'])) &&
        isToAnswer(snapshot, event['answers'] as InstallationAnswers)
      )
    case 'TOUCH':
      return step === 'StepSerialNumber' && answers.serialNumber === undefined
    case 'CHECK':
      return step === 'StepSerialNumber' && answers.serialVerdict === undefined
    case 'NEXT':
      // Paths submit only these two steps incomplete. The other steps report the problem at a group of choices, but the
      // assertions of the page find only messages at fields.
      return !isWrong || step === 'StepSerialNumber' || step === 'StepReimbursement'
    case 'EDIT':
      return which === 'WHOLE' && isAtStep && submission?.callsDone.length === 0
    case 'BACK':
      if (!isAtStep) return submission?.callsDone.length === 0
      return (which === 'NEW' && stack.length > 1) || (which === 'ACCESS' && step === 'StepReview')
    case 'POP_TO':
      return which === 'ACCESS' && step === 'StepAccess' && answers.isRFID === undefined
    case 'RESET':
      return which === 'ACCESS' && step === 'StepReview'
    case 'RESET_TOKENS':
      return step === 'StepAccessCard' && answers.rfidTokens !== undefined
    case 'SUBMIT':
      return which === 'WHOLE' && submission?.callsDone.length === 0
    case 'LEAVE':
      return !isAtStep || isAtStart
    // DISCARD on the home screen starts a new draft immediately; in a step it returns to the home screen.
    case 'DISCARD':
      return isAtStart || (viewState === 'idle' && which === 'ACCESS')
    case 'CONFIRM':
      return which === 'NEW'
    case 'START':
      return viewState === 'idle'
    case 'CONTINUE':
      return viewState !== 'discarding'
    case 'OVERTAKEN':
      if (viewState === 'submitting' || (viewState === 'submitted' && which === 'WHOLE'))
        return canonical(event['stored']) === canonical(DRAFTS.SENT)
      return isAtStart || (event['stored'] === undefined && !isAtStep && viewState !== 'discarding')
    case 'xstate.done.actor.checkStep': {
      const { serialVerdict = '' } = event['output'] as InstallationAnswers
      return (
        serialVerdict.endsWith(` ${answers.serialNumber ?? ''}`) &&
        // A rejected number is marked only after its field was blurred.
        (serialVerdict === KNOWN.serialVerdict || snapshot.context.touched.includes('serialNumber'))
      )
    }
    case 'xstate.done.actor.lookUp':
      // Updating the charger has already turned Plug & Charge on, so the lookup always finds it.
      if (snapshot.context.submission?.underWay?.call === 'isplugandcharge')
        return canonical(event['output']) !== canonical({ found: null })
      // Only the WHOLE draft sends its calls from this page; a lookup in any other draft finds nothing.
      return canonical(event['output']) === canonical({ found: null }) || which === 'WHOLE'
    default:
      return true
  }
}

const SERIAL_CHECK = 'verifySerial'
const call = (name: string, operation: string, search: string) => ({
  name: `install.call.${name}`,
  operation,
  search,
})
/** Settings have no search of their own, so the lookup reads the placement. */
const setting = (name: string, operation: string) => call(name, operation, 'oneChargePlacement')
const CALLS = {
  location: call('location', 'createupdateChargeLocation', 'filteredChargeLocation'),
  placement: call('placement', 'createupdateChargePlacement', 'filteredChargePlacement'),
  chargepoint: call('chargepoint', 'putChargepoint', 'getChargepoint'),
  isplugandcharge: setting('isplugandcharge', 'postPlugAndCharge'),
  guestcharging: setting('guestcharging', 'postGuestCharging'),
  whitelistgroup: setting('whitelistgroup', 'setPlacementGroup'),
  reimbwhitelist: setting('reimbwhitelist', 'postReimbursement'),
} as const

const step = (name: InstallationStep, label: string) => ({
  path: `/my/install/${name}`,
  title: `${label}.title`,
  label,
})

const HOME = '/my/chargepoints'
/** Storage key of the fleet manager's draft. */
const DRAFT = 'charge-portal:wizard:installation:fleet'

/** Serial numbers from the mock's stock: each draft installs a different charger at a different location. */
const NUMBERS = { begun: '0001', elsewhere: '0002', typed: '0003' } as const

const numbered = (stored: unknown, visit: keyof typeof NUMBERS): string =>
  JSON.stringify(stored)
    .replaceAll(/STOCK(?=")/g, `STOCK-${NUMBERS[visit]}`)
    .replace('"CPS"', `"CPS${NUMBERS[visit]}"`)
    .replace('"Depot"', `"Depot ${NUMBERS[visit]}"`)

/** Names of mock records in lists, by id. */
const RECORDS: Readonly<Record<string, string>> = {
  L00005: 'Depot Antwerpen',
  RC00003: 'Sofie Claes',
  'NOORDZEE-R00003#FLEET': 'Noordzee Logistics · fleet',
  ST002: 'Starter',
}
const LISTS: Readonly<Record<string, string>> = {
  locationId: 'install.location',
  plugReimburser: 'install.reimburser',
  reimburserId: 'install.reimburser',
  whitelistGroup: 'install.group',
  subscriptiontypeid: 'install.subscription',
  reimbsubscriptiontypeid: 'install.subscription',
}
const SWITCHES: Readonly<Record<string, string>> = {
  isPublishMap: 'install.access.isPublishMap',
  plugIsReimbursement: 'install.reimburse.plug',
  guestIsReimburse: 'install.reimburse.guest',
  isReimburse: 'install.reimburse.cards',
}
const TICKS: readonly string[] = ['isPlugCharge', 'isGuestCharge', 'isRFID']
const CHOICES: Readonly<Record<string, string>> = {
  'chargertype PUBLIC': 'install.type.PUBLIC',
  'locationChoice EXISTING': 'install.location.EXISTING',
  'plugFee CREG': 'install.plug.CREG',
  'guestIsFree true': 'install.guest.isFree',
  'isMapFree true': 'install.publish.isMapFree',
}
const TYPED: Readonly<Record<string, string>> = {
  serialNumber: 'install.serial',
  rfidTokens: 'install.printed',
}

const field = (name: string) => LISTS[name] ?? TYPED[name] ?? name

const answer = (name: string, value: string) => {
  const choice = CHOICES[`${name} ${value}`]
  if (choice !== undefined) return user.choose(choice)
  if (TICKS.includes(name)) return user.tick(`install.access.${name}`)
  const turned = SWITCHES[name]
  if (turned !== undefined) return user.press(turned)
  if (name in LISTS) return user.select(own(RECORDS[value] ?? value), field(name))
  return user.fill(field(name), value === 'STOCK' ? `STOCK-${NUMBERS.typed}` : value)
}

/** Installations by a fleet manager. The mock checks the serial numbers, and calls are held. */
export const installationWizardPage = definePage(
  installationWizardModel,
  {
    inputs: [{ stored: null }, { stored: DRAFTS.ACCESS }, { stored: DRAFTS.WHOLE }],
    events: [
      { type: 'START', key: KEYS.NEW, answers: COMPANY },
      { type: 'CONTINUE' },
      { type: 'DISCARD' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      ...[...new Set(Object.values(PLAYED).flat())].map(
        (name) => ({ type: 'ANSWER', answers: ANSWERS[name] }) as const,
      ),
      { type: 'TOUCH', field: 'serialNumber' },
      { type: 'CHECK' },
      { type: 'NEXT' },
      { type: 'BACK' },
      { type: 'POP_TO', to: 'StepSerialNumber' },
      { type: 'EDIT', step: 'StepChargerType' },
      { type: 'RESET' },
      { type: 'RESET_TOKENS' },
      { type: 'SUBMIT' },
      { type: 'RETRY' },
      { type: 'LEAVE' },
      { type: 'OVERTAKEN' },
      { type: 'OVERTAKEN', stored: DRAFTS.WHOLE },
      { type: 'OVERTAKEN', stored: DRAFTS.SENT },
      done('checkStep', KNOWN),
      done('checkStep', UNKNOWN),
      failed('checkStep', LOST),
      ...Object.keys(installationDefinition.calls).flatMap((call) => [
        done(call, WRITTEN),
        failed(call, REFUSED),
        failed(call, LOST),
      ]),
      done('lookUp', { found: WRITTEN }),
      done('lookUp', { found: null }),
      failed('lookUp', LOST),
    ],
    key: (snapshot) => ({
      ...wizardPageKey(installationWizard)(snapshot),
      // A rejected number is marked only after its field was blurred, so the states before and after differ.
      wasLeft: snapshot.context.touched.includes('serialNumber'),
    }),
    facts: wizardPageFacts(installationWizard),
    allows: isPlayed,
    unreachable: NOT_ON_PAGE,
    accepted: {},
    limit: 8_000,
  },
  {
    starts: ({ stored }) => [
      mock.hold(SERIAL_CHECK),
      Object.values(CALLS).map(({ operation }) => mock.hold(operation)),
      user.openAs('fleet', HOME),
      stored !== null && [device.store(DRAFT, numbered(stored, 'begun')), user.reload()],
    ],
    ...wizardSteps<InstallationStep, InstallationAnswers, InstallationCall>({
      steps: {
        StepChargerType: step('StepChargerType', 'install.type'),
        StepSerialNumber: step('StepSerialNumber', 'install.serial'),
        StepRelation: step('StepRelation', 'install.relation'),
        StepLocation: step('StepLocation', 'install.location'),
        StepAccess: step('StepAccess', 'install.access'),
        StepPlugCharge: step('StepPlugCharge', 'install.plug'),
        StepGuestCharge: step('StepGuestCharge', 'install.guest'),
        StepAccessCard: step('StepAccessCard', 'install.cards'),
        StepReimbursement: step('StepReimbursement', 'install.reimbursement'),
        StepPublish: step('StepPublish', 'install.publish'),
        StepReview: step('StepReview', 'install.review'),
      },
      calls: CALLS,
      check: { operation: SERIAL_CHECK, button: 'install.serial.check', again: 'faces.retry' },
      field,
      problems: { 'serialNumber invalid': 'install.serial.wrong' },
      draft: DRAFT,
      elsewhere: (stored, later) =>
        numbered(stored, 'elsewhere').replace('"Depot 0002"', `"Depot 0002 ${later}"`),
      home: {
        path: HOME,
        sees: () => see.text('chargers.add'),
        begins: user.press('chargers.add'),
        continues: [user.press('chargers.add'), user.press('wizard.draft.continue')],
        discards: [user.press('chargers.add'), user.press('wizard.draft.discard')],
        // After CANCEL the portal shows the question about the draft or the open step again, never the home screen, so
        // these presses lead there.
        keeps: ({ draft: key }) =>
          key === KEYS.ACCESS ? user.press('shell.chargers', 'mainMenu') : user.press('wizard.leave'),
      },
      answer,
      resetTokens: user.press('install.resetTokens'),
      submit: () => 'install.submit',
      done: () => 'install.done.title',
      leaveDone: 'install.done.all',
    }),
  },
)
