import { canonical, defineModel, done, failed } from '@portal/paths'
import { wizardFacts, wizardKey } from '../wizard/facts.ts'
import { fieldsOf } from '../wizard/way.ts'
import type { InstallationAnswers } from './answers.ts'
import { ANSWERS, COMPANY, draft, PERSON, VERDICTS, WHOLE } from './cases.ts'
import { type InstallationWizardSnapshot, installationWizard, installationWizardMachine } from './machine.ts'
import type { InstallationStep } from './routes.ts'
import { installationDefinition } from './steps.ts'

/** Keys of the drafts in the paths, named after their scenarios. */
const NEW = 'new'
const ACCESS = 'access'
const SENT = 'sent'
const PARTLY = 'partly'

const LOST = { code: 'FAILEDTOLOAD' }
const REFUSED = { code: 'PLACCONFLICT', status: 200 }
const WRITTEN = { id: 'PL00001' }

const start = (answers: InstallationAnswers) => ({ type: 'START', key: NEW, answers }) as const
const answer = (answers: InstallationAnswers) => ({ type: 'ANSWER', answers }) as const
const edit = (step: InstallationStep) => ({ type: 'EDIT', step }) as const

/** A private person's charger up to the access step. */
const BEFORE_ACCESS = { ...PERSON, ...ANSWERS.serial, ...VERDICTS.VERIFIED, ...ANSWERS.there }

/** Complete except for the guest fee. */
const { guestIsFree: _unsaid, ...PARTLY_ANSWERED } = WHOLE

/** Answers used with each draft. All answers in all drafts would give too many states. */
const PLAYED = {
  [NEW]: ['public', 'serial', 'relation', 'there'],
  [ACCESS]: [
    'plug',
    'guest',
    'guestsOnly',
    'plugAndCards',
    'cards',
    'everything',
    'creg',
    'cregBack',
    'free',
    'both',
    'freeBack',
    'group',
    'groupBack',
    'back',
    'map',
  ],
  [SENT]: ['cards'],
  [PARTLY]: [],
} as const satisfies Readonly<Record<string, readonly (keyof typeof ANSWERS)[]>>

/**
 * True if the step has no answers yet. Changed answers multiply the later states, so in the ACCESS draft only the
 * access step allows them.
 */
const isFirstAnswer = ({ context }: InstallationWizardSnapshot): boolean =>
  fieldsOf(installationDefinition, context.step, context.answers).every(
    (field) => context.answers[field] === undefined,
  )

/** Draft that another tab started after a submission. */
const BEGUN = draft(ACCESS, BEFORE_ACCESS, 'StepAccess')

/** Allows each event only in a draft where it adds few states. */
const isPlayed = (
  snapshot: InstallationWizardSnapshot,
  event: { type: string; [field: string]: unknown },
) => {
  const isAtStep = snapshot.hasTag('step')
  const { answers, stack, step, submission } = snapshot.context
  const which = (submission?.key ?? NEW) as keyof typeof PLAYED
  // The incomplete draft only tests that it cannot be submitted.
  if (which === PARTLY) return event.type === 'CONTINUE' || event.type === 'SUBMIT' || event.type === 'LEAVE'
  switch (event.type) {
    case 'ANSWER':
      return (
        PLAYED[which].some((name) => canonical(ANSWERS[name]) === canonical(event['answers'])) &&
        (which !== ACCESS || step === 'StepAccess' || isFirstAnswer(snapshot))
      )
    case 'LEARN':
      return which === NEW && step === 'StepLocation'
    case 'EDIT':
      // For the Plug & Charge step, EDIT is played only where the answers skip that step and EDIT must have no effect.
      return which === SENT && (event['step'] !== 'StepPlugCharge' || answers.isPlugCharge === false)
    case 'SUBMIT':
      return which === SENT
    case 'BACK':
      return !isAtStep || which !== SENT || stack.includes('StepReview')
    case 'POP_TO':
    case 'RESET':
      return which === NEW
    case 'RESET_TOKENS':
      return which === ACCESS && step === 'StepAccessCard'
    case 'OVERTAKEN':
      // Another tab starts a draft only after a submission in this one.
      if (installationWizard.viewState(snapshot) === 'submitted')
        return event['stored'] === undefined || canonical(event['stored']) === canonical(BEGUN)
      if (canonical(event['stored'] ?? null) === canonical(BEGUN)) return false
      return !isAtStep || (which === NEW && stack.length === 0) || (which === SENT && step === 'StepReview')
    case 'LEAVE':
    case 'DISCARD':
      return !isAtStep || (which === NEW && stack.length === 0) || (which === SENT && step === 'StepReview')
    default:
      return true
  }
}

const isAsBefore = (
  now: InstallationWizardSnapshot | undefined,
  { context }: InstallationWizardSnapshot,
): boolean =>
  now === undefined ||
  canonical([now.context.step, now.context.stack, now.context.answers] as never) ===
    canonical([context.step, context.stack, context.answers] as never)

/** New installations, and drafts: left at the access step, sent without a response, or sent but incomplete. */
export const installationWizardModel = defineModel(installationWizardMachine, {
  inputs: [
    { stored: null },
    { stored: draft(ACCESS, BEFORE_ACCESS, 'StepAccess') },
    { stored: draft(SENT, WHOLE, 'StepReview', 'before') },
    { stored: draft(PARTLY, PARTLY_ANSWERED, 'StepReview', 'before') },
  ],
  events: [
    start(PERSON),
    start(COMPANY),
    { type: 'CONTINUE' },
    { type: 'DISCARD' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    ...Object.values(ANSWERS).map(answer),
    { type: 'LEARN', answers: { ownCountry: 'NL' } },
    { type: 'TOUCH', field: 'serialNumber' },
    { type: 'CHECK' },
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'POP_TO', to: 0 },
    { type: 'POP_TO', to: 'StepSerialNumber' },
    edit('StepAccess'),
    edit('StepPlugCharge'),
    { type: 'RESET' },
    { type: 'RESET_TOKENS' },
    { type: 'SUBMIT' },
    { type: 'RETRY' },
    { type: 'LEAVE' },
    { type: 'OVERTAKEN' },
    { type: 'OVERTAKEN', stored: draft(SENT, WHOLE, 'StepReview') },
    { type: 'OVERTAKEN', stored: draft(SENT, WHOLE, 'StepPublish', 'before') },
    { type: 'OVERTAKEN', stored: BEGUN },
    ...Object.values(VERDICTS).map((answers) => done('checkStep', answers)),
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
  key: wizardKey,
  facts: wizardFacts(installationWizard),
  allows: isPlayed,
  // One edit from the review is enough; a second one only makes paths longer.
  filter: ({ context }) => context.stack.filter((step) => step === 'StepReview').length <= 1,
  invariants: {
    'the current step is on the path': (snapshot) =>
      snapshot.context.submission === undefined ||
      installationWizard.rail(snapshot).some(({ isCurrent }) => isCurrent),
  },
  interrupts: {
    'the wizard is left and continued': [{ type: 'LEAVE' }, { type: 'CONTINUE' }],
    'the placement is lost on its way and sent again': [
      failed('placement', LOST),
      done('lookUp', { found: null }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'NEXT and then BACK returns to the same step (S4)': (snapshot, { after }) =>
      after({ type: 'NEXT' })?.context.step === snapshot.context.step ||
      isAsBefore(after({ type: 'NEXT' }, { type: 'BACK' }), snapshot),
    'RESET returns to the first step and empties the back-stack': (_, { after }) => {
      const reset = after({ type: 'RESET' })?.context
      return reset === undefined || (reset.step === 'StepChargerType' && reset.stack.length === 0)
    },
    'RETRY after a rejection keeps the submission unchanged': (snapshot, { after }) => {
      const again = after(failed('placement', REFUSED), { type: 'RETRY' })
      return (
        again === undefined || canonical(again.context.submission) === canonical(snapshot.context.submission)
      )
    },
  },
  accepted: {
    'answering.finding: always [isAt] → answering.StepReview: the guard':
      'The last candidate: earlier guards cover all other steps',
    'answering.StepChargerType: NEXT [leadsTo] → answering.StepSerialNumber: the guard':
      'The last candidate: earlier guards cover all other next steps',
    isPassed: 'Shared with the other wizard; here the serial number verdict shows before the next step',
  },
  limit: 20_000,
})
