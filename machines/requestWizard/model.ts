import { canonical, defineModel, done, failed } from '@portal/paths'
import { totalOf } from '@portal/schemas'
import { type StoredDraft, storedDraft } from '../wizard/draft.ts'
import { wizardFacts, wizardKey } from '../wizard/facts.ts'
import { wayOf } from '../wizard/way.ts'
import type { RequestAnswers, RequestStep } from './answers.ts'
import { ANSWERS, CHARGER, KNOWN, LOOKED_UP, PLAYED, REMOTE } from './cases.ts'
import { type RequestWizardSnapshot, requestWizard, requestWizardMachine } from './machine.ts'
import { requestDefinition } from './steps.ts'

/** Keys of the drafts in the paths, named after their scenarios. */
const NEW = 'new'
const EDITED = 'edited'
const SENT = 'sent'
const PARTLY = 'partly'

const LOST = { code: 'FAILEDTOLOAD' }
const REFUSED = { code: 'INVADDRESS', status: 200 }
const WRITTEN = { id: 'RQ00001' }

const start = (answers: RequestAnswers) => ({ type: 'START', key: NEW, answers }) as const
const answer = (answers: RequestAnswers) => ({ type: 'ANSWER', answers }) as const
const edit = (step: RequestStep) => ({ type: 'EDIT', step }) as const

/** Returns a draft at the review. `sent`: digest of the payload of a request without a response. */
const draft = (key: string, sent?: string, answers: RequestAnswers = REMOTE): StoredDraft =>
  storedDraft(requestDefinition, {
    step: 'reviewOrder',
    stack: wayOf(requestDefinition, CHARGER).filter((step) => step !== 'reviewOrder'),
    answers: sent === undefined ? CHARGER : answers,
    submission: { key, callsDone: [], ...(sent !== undefined && { underWay: { call: 'request', sent } }) },
  })

/** Known answers without the invoice address, which is read after the start. */
const { invoiceAddress, invoiceZipCode, invoiceCity, ...WITHOUT_ADDRESS } = KNOWN

/** Initial answers per request kind. Steps that the paths of another kind already cover are pre-filled. */
const STARTS = {
  CHARGER: { kind: 'CHARGER', accountType: 'private', ...KNOWN, delivery: 'SAME' },
  CARD: { kind: 'CARD', accountType: 'private', ...WITHOUT_ADDRESS },
  SUPPORT: { kind: 'SUPPORT', ...KNOWN },
} as const satisfies Readonly<Record<string, RequestAnswers>>

const draftOf = ({ context }: RequestWizardSnapshot): keyof typeof PLAYED => {
  switch (context.submission?.key) {
    case EDITED:
      return 'EDITED'
    case SENT:
      return 'SENT'
    case PARTLY:
      return 'PARTLY'
    default:
      return context.answers.kind ?? 'SUPPORT'
  }
}

/** Allows each event only in a draft where it adds few states. */
const isPlayed = (snapshot: RequestWizardSnapshot, event: { type: string; [field: string]: unknown }) => {
  const which = draftOf(snapshot)
  // The incomplete draft only tests that it cannot be submitted.
  if (which === 'PARTLY')
    return event.type === 'CONTINUE' || event.type === 'SUBMIT' || event.type === 'LEAVE'
  const isAtStep = snapshot.hasTag('step')
  const isNew = which !== 'EDITED' && which !== 'SENT'
  const { stack, step, submission } = snapshot.context
  const isUnsent = isNew && submission?.underWay === undefined && submission?.callsDone.length === 0
  switch (event.type) {
    case 'ANSWER':
      return PLAYED[which].some((name) => canonical(ANSWERS[name]) === canonical(event['answers']))
    case 'LEARN':
      return which === 'CARD' && stack.length === 0
    case 'EDIT':
      return which === 'EDITED' || (which === 'SENT' && !isAtStep)
    case 'BACK':
      return !isAtStep || isUnsent || stack.includes('reviewOrder')
    case 'POP_TO':
    case 'RESET':
      return isUnsent
    case 'SUBMIT':
      return which === 'SENT' || which === 'CARD'
    case 'OVERTAKEN':
      // After a submission, one example of a draft that another tab started is enough.
      if (requestWizard.viewState(snapshot) === 'submitted')
        return canonical(event['stored'] ?? null) !== canonical(draft(SENT, 'before'))
      return !isAtStep || (isNew ? stack.length === 0 : which === 'SENT' && step === 'reviewOrder')
    case 'LEAVE':
    case 'DISCARD':
      return !isAtStep || (isNew ? stack.length === 0 : which === 'SENT' && step === 'reviewOrder')
    default:
      return true
  }
}

/** True if the step, the back-stack and the answers are unchanged. */
const isAsBefore = (now: RequestWizardSnapshot | undefined, { context }: RequestWizardSnapshot): boolean =>
  now === undefined ||
  canonical([now.context.step, now.context.stack, now.context.answers] as never) ===
    canonical([context.step, context.stack, context.answers] as never)

/** New requests of each kind, and drafts: left at the review, sent without a response, or sent but incomplete. */
export const requestWizardModel = defineModel(requestWizardMachine, {
  inputs: [
    { stored: null },
    { stored: draft(EDITED) },
    { stored: draft(SENT, 'before') },
    { stored: draft(PARTLY, 'before', { ...CHARGER, installationType: 'THREE_PHASE' }) },
  ],
  events: [
    ...Object.values(STARTS).map(start),
    { type: 'CONTINUE' },
    { type: 'DISCARD' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    ...Object.values(ANSWERS).map(answer),
    { type: 'LEARN', answers: { invoiceAddress, invoiceZipCode, invoiceCity } },
    { type: 'TOUCH', field: 'email' },
    { type: 'CHECK' },
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'POP_TO', to: 0 },
    { type: 'POP_TO', to: 'contactDetails' },
    edit('installationType'),
    edit('surveyType'),
    // Not a step of a charger request, so EDIT has no effect.
    edit('contactBack'),
    { type: 'RESET' },
    { type: 'SUBMIT' },
    { type: 'RETRY' },
    { type: 'LEAVE' },
    { type: 'OVERTAKEN' },
    { type: 'OVERTAKEN', stored: draft(EDITED) },
    { type: 'OVERTAKEN', stored: draft(SENT, 'before') },
    done('checkStep', { vatVerdict: LOOKED_UP.valid }),
    done('checkStep', { vatVerdict: LOOKED_UP.valid, companyName: 'Van den Berg' }),
    done('checkStep', { vatVerdict: LOOKED_UP.invalid }),
    failed('checkStep', LOST),
    ...(['request', 'chargepassrequest', 'attachments'] as const).flatMap((call) => [
      done(call, WRITTEN),
      failed(call, REFUSED),
      failed(call, LOST),
    ]),
    done('lookUp', { found: WRITTEN }),
    done('lookUp', { found: null }),
    failed('lookUp', LOST),
  ],
  key: wizardKey,
  facts: wizardFacts(requestWizard),
  allows: isPlayed,
  // One edit from the review is enough; a second one only makes paths longer.
  filter: ({ context }) => context.stack.filter((step) => step === 'reviewOrder').length <= 1,
  invariants: {
    'the total is the sum of the entries (S3)': (snapshot) =>
      (requestWizard.total(snapshot) ?? 0) === totalOf(requestWizard.prices(snapshot)),
    'the current step is on the path': (snapshot) =>
      snapshot.context.submission === undefined ||
      requestWizard.rail(snapshot).some(({ isCurrent }) => isCurrent),
  },
  interrupts: {
    'the wizard is left and continued': [{ type: 'LEAVE' }, { type: 'CONTINUE' }],
    'discarding the draft is cancelled': [{ type: 'DISCARD' }, { type: 'CANCEL' }],
    'the request is lost on its way and sent again': [
      failed('request', LOST),
      done('lookUp', { found: null }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'NEXT and then BACK returns to the same step (S4)': (snapshot, { after }) =>
      after({ type: 'NEXT' })?.context.step === snapshot.context.step ||
      isAsBefore(after({ type: 'NEXT' }, { type: 'BACK' }), snapshot),
    'EDIT and then BACK returns to the same step': (snapshot, { after }) =>
      isAsBefore(after(edit('surveyType'), { type: 'BACK' }), snapshot),
    'RESET restores the first step, an empty back-stack and no answers': (_, { after }) => {
      const reset = after({ type: 'RESET' })?.context
      const { first, afterReset } = requestDefinition
      return (
        reset === undefined ||
        (reset.step === first &&
          reset.stack.length === 0 &&
          canonical(reset.answers) === canonical(afterReset(reset.answers)))
      )
    },
    'LEAVE and then CONTINUE returns to the same step': (snapshot, { after }) =>
      !snapshot.hasTag('step') ||
      snapshot.context.submission?.underWay !== undefined ||
      isAsBefore(after({ type: 'LEAVE' }, { type: 'CONTINUE' }), snapshot),
    'RETRY after a rejection keeps the submission unchanged': (snapshot, { after }) => {
      const again = after(failed('request', REFUSED), { type: 'RETRY' })
      return (
        again === undefined || canonical(again.context.submission) === canonical(snapshot.context.submission)
      )
    },
    'after a lost response, the outcome is read before anything is sent': (_, { after }) => {
      const lost = after(failed('request', LOST))
      return lost === undefined || requestWizard.viewState(lost) === 'unknown'
    },
  },
  accepted: {
    'answering.finding: always [isAt] → answering.reviewOrder: the guard':
      'The last candidate: earlier guards cover all other steps',
  },
  limit: 20_000,
})
