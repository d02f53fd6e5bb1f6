import { canonical, definePageModel, done, failed } from '@portal/paths'
import { wizardPageFacts, wizardPageKey } from '../wizard/facts.ts'
import { NOT_ON_PAGE } from '../wizard/notOnPage.ts'
import { problemsOf } from '../wizard/way.ts'
import { type InstallationAnswers, installationStart } from './answers.ts'
import { draft, NEW_LOCATION, ANSWERS as OF_CHART } from './cases.ts'
import { type InstallationWizardSnapshot, installationWizard, installationWizardMachine } from './machine.ts'
import { installationDefinition } from './steps.ts'
import { installationWizardWords } from './words.ts'

/** Keys of the played drafts, which tell their play. */
const KEYS = { NEW: 'new', ACCESS: 'access', WHOLE: 'whole', SENT: 'sent' } as const
type Draft = keyof typeof KEYS

const LOST = { code: 'FAILEDTOLOAD' }
const REFUSED = { code: 'PLACCONFLICT', status: 200 }
const WRITTEN = { id: 'PL00001' }

/** What the mock says of a number of its stock, and of one that it does not know. */
const KNOWN = { serialVerdict: 'VERIFIED STOCK', chargepointID: 'CPS' }
const UNKNOWN = { serialVerdict: 'UNKNOWN NOWHERE' }

/** What the fleet manager answers: records are those of the mock, a number of the stock differs in each draft. */
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

/** Before anything is said of who may charge; of a person, who is not asked whose charger it is. */
const BEFORE_ACCESS = {
  ...installationStart({ isCompany: false, ownRelationId: OWN }),
  ...ANSWERS.serial,
  ...KNOWN,
  ...ANSWERS.there,
}

/** A charger of the company with everything that can be chosen: all seven calls. */
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

/** Which answers are played in a draft: each where few others multiply it. */
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

/** A step is answered once; the number may be another one after all. */
const isToAnswer = (snapshot: InstallationWizardSnapshot, given: InstallationAnswers): boolean => {
  const { step, answers } = snapshot.context
  const before = Object.entries(given).map(([name, value]) => [
    answers[name as keyof InstallationAnswers],
    value,
  ])
  if (draftOf(snapshot) === 'NEW') return before.some(([was, value]) => canonical(was) !== canonical(value))
  return (
    before.every(([was]) => was === undefined) &&
    (step !== 'StepAccess' || ![answers.isPlugCharge, answers.isGuestCharge, answers.isRFID].includes(true))
  )
}

/** What a person can do at the portal, played soon after the start. */
const isPlayed = (
  snapshot: InstallationWizardSnapshot,
  event: { type: string; [field: string]: unknown },
) => {
  const { step, stack, answers, submission } = snapshot.context
  const which = draftOf(snapshot)
  const viewState = installationWizard.viewState(snapshot)
  const isAsking = snapshot.hasTag('step')
  const isAtStart = which === 'NEW' && isAsking && stack.length === 0
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
      // Choices that are missing have messages too, beside their group and not at a field.
      return !isWrong || step === 'StepSerialNumber' || step === 'StepReimbursement'
    case 'EDIT':
      return which === 'WHOLE' && isAsking && submission?.callsDone.length === 0
    case 'BACK':
      if (!isAsking) return submission?.callsDone.length === 0
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
      return !isAsking || isAtStart
    // Who discards a draft where another should begin begins at once: only from its step the person comes home.
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
      return isAtStart || (event['stored'] === undefined && !isAsking && viewState !== 'discarding')
    case 'xstate.done.actor.checkStep': {
      const { serialVerdict = '' } = event['output'] as InstallationAnswers
      return (
        serialVerdict.endsWith(` ${answers.serialNumber ?? ''}`) &&
        // A number that is refused has its message once the field was left.
        (serialVerdict === KNOWN.serialVerdict || snapshot.context.touched.includes('serialNumber'))
      )
    }
    case 'xstate.done.actor.lookUp':
      // The update of the charger has turned it on as this draft wants it: it is found, sent or not.
      if (snapshot.context.submission?.underWay?.call === 'isplugandcharge')
        return canonical(event['output']) !== canonical({ found: null })
      // What arrived all the same is what this document has sent.
      return canonical(event['output']) === canonical({ found: null }) || which === 'WHOLE'
    default:
      return true
  }
}

/** Installations as a fleet manager makes them: numbers that are really checked, calls that are held. */
export const installationWizardPageModel = definePageModel(installationWizardMachine, {
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
    // Whether a number that is refused has a message in its field.
    wasLeft: snapshot.context.touched.includes('serialNumber'),
  }),
  facts: wizardPageFacts(installationWizard),
  allows: isPlayed,
  filter: ({ context }) => context.stack.filter((step) => step === 'StepReview').length <= 1,
  unreachable: NOT_ON_PAGE,
  words: installationWizardWords,
  limit: 8_000,
})
