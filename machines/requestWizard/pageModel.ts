import { canonical, definePageModel, done, failed } from '@portal/paths'
import { type StoredDraft, storedDraft } from '../wizard/draft.ts'
import { wizardPageFacts, wizardPageKey } from '../wizard/facts.ts'
import { NOT_ON_PAGE } from '../wizard/notOnPage.ts'
import { wayOf } from '../wizard/way.ts'
import type { RequestAnswers } from './answers.ts'
import { CHARGER, ANSWERS as OF_CHART } from './cases.ts'
import { type RequestWizardSnapshot, requestWizard, requestWizardMachine } from './machine.ts'
import { requestDefinition } from './steps.ts'
import { vatNumberOf } from './vat.ts'
import { requestWizardWords } from './words.ts'

/** Keys of the played drafts, which tell their play. */
const KEYS = { NEW: 'new', EDITED: 'edited', CARDS: 'cards', SENT: 'sent' } as const
type Draft = keyof typeof KEYS

const LOST = { code: 'FAILEDTOLOAD' }
const REFUSED = { code: 'INVADDRESS', status: 200 }
const WRITTEN = { id: 'RQ00001' }
/** Numbers that the mock's own checker finds so. */
const VAT = { good: 'BE0403170701', wrong: 'BE0403170702' } as const

const ANSWERS = {
  ...OF_CHART,
  otherVat: { vatNumber: VAT.good },
  wrongVat: { vatNumber: VAT.wrong },
  noName: { vatNumber: VAT.good, companyName: '' },
} as const satisfies Readonly<Record<string, RequestAnswers>>

/** A driver asks, whose relation this is. */
const customerId = 'R00001'

/** The known details of the driver fill the contact in, but for the title. */
const KNOWN_OF_DRIVER = {
  contactName: 'Lotte Verhaegen',
  email: 'lotte.verhaegen@post.example',
  phone: '+32 470 12 34 56',
} as const satisfies RequestAnswers

const atReview = (key: string, answers: RequestAnswers, sent?: string): StoredDraft =>
  storedDraft(requestDefinition, {
    step: 'reviewOrder',
    stack: wayOf(requestDefinition, answers).filter((step) => step !== 'reviewOrder'),
    answers,
    submission: { key, callsDone: [], ...(sent !== undefined && { underWay: { call: 'request', sent } }) },
  })

const DRAFTS = {
  EDITED: atReview(KEYS.EDITED, {
    ...CHARGER,
    customerId,
    installationType: 'THREE_PHASE',
    powerConnection: 'AC_22',
    dynamicType: 'DYNAMIC',
  }),
  CARDS: atReview(KEYS.CARDS, {
    kind: 'CARD',
    customerId,
    accountType: 'company',
    ...ANSWERS.enterprise,
    vatVerdict: `VALID ${ANSWERS.enterprise.vatNumber}`,
    ...ANSWERS.contact,
    subscriptionType: 'FAN',
    quantity: 25,
    ...ANSWERS.invoice,
    ...ANSWERS.same,
  }),
  SENT: atReview(KEYS.SENT, { ...CHARGER, customerId }, 'before'),
} as const

/** Which answers are played in a draft: each where few others multiply it. */
const PLAYED: Readonly<Record<Draft, readonly (keyof typeof ANSWERS)[]>> = {
  NEW: ['noMail', 'contact', 'question', 'pictures', 'private'],
  EDITED: ['onePhase', 'slow', 'remote', 'details', 'pictures'],
  CARDS: ['otherVat', 'wrongVat', 'noName'],
  SENT: [],
}

const draftOf = ({ context }: RequestWizardSnapshot): Draft =>
  (Object.keys(KEYS) as Draft[]).find((name) => KEYS[name] === context.submission?.key) ?? 'NEW'

/** Whether the cursor is in a field with a mistake, which is shown on leaving it. */
const isInField = ({ context }: RequestWizardSnapshot): boolean =>
  (context.answers.email === ANSWERS.noMail.email && !context.touched.includes('email')) ||
  (context.step === 'enterpriseDetails' &&
    !context.answers.companyName &&
    !context.touched.includes('companyName'))

/** What moves the cursor nowhere, or tells the mistake in its field. */
const STAYING = ['NEXT', 'TOUCH', 'BACK', 'CHECK', 'CANCEL', 'xstate.']

/** What a person can do at the portal, played soon after the start. */
const isPlayed = (snapshot: RequestWizardSnapshot, event: { type: string; [field: string]: unknown }) => {
  const { step, stack, answers, submission } = snapshot.context
  const which = draftOf(snapshot)
  const viewState = requestWizard.viewState(snapshot)
  const isAsking = snapshot.hasTag('step')
  const isAtReview = step === 'reviewOrder'
  const isUnsent = submission?.callsDone.length === 0 && submission.underWay === undefined
  if (isInField(snapshot) && !STAYING.some((type) => event.type.startsWith(type))) return false
  switch (event.type) {
    case 'ANSWER':
      return (
        isUnsent &&
        PLAYED[which].some((name) => canonical(ANSWERS[name]) === canonical(event['answers'])) &&
        Object.entries(event['answers'] as RequestAnswers).some(
          ([name, value]) => canonical(answers[name as keyof RequestAnswers]) !== canonical(value),
        )
      )
    case 'TOUCH':
      return step === 'contactDetails' && isInField(snapshot)
    case 'NEXT':
      // Choices that are missing have messages too, beside their group and not at a field.
      return !isAsking || isNextPlayed(snapshot)
    case 'CHECK':
      return step === 'enterpriseDetails' && !answers.vatVerdict?.startsWith('VALID')
    case 'EDIT':
      return which === 'EDITED' && isAsking
    case 'BACK':
      return !isAsking || (stack.length > 0 && which !== 'SENT')
    case 'POP_TO':
      return (which === 'EDITED' || which === 'CARDS') && isAtReview && stack[0] === event['to']
    case 'RESET':
      return which === 'NEW' && step === 'contactBack'
    case 'SUBMIT':
      return which !== 'EDITED'
    case 'LEAVE':
      return !isAsking || (which === 'NEW' && stack.length === 0)
    case 'DISCARD':
      return viewState === 'idle' || (isAsking && which === 'NEW' && stack.length === 0)
    case 'START':
      return viewState === 'idle'
    case 'CONTINUE':
      return viewState !== 'discarding'
    case 'OVERTAKEN':
      if (viewState === 'idle' || viewState === 'overtaken') return true
      // What is taken is played where it is shown: elsewhere it is enough that the other tab is heard.
      if (isAsking) return which === 'NEW' && stack.length === 0
      // What another tab begins meanwhile is heard behind what was sent.
      return viewState === 'submitting' || viewState === 'submitted'
        ? canonical(event['stored']) === canonical(DRAFTS.EDITED)
        : event['stored'] === undefined
    case 'xstate.done.actor.checkStep':
      return canonical(event['output']) === canonical(checked(answers))
    case 'xstate.done.actor.lookUp':
      // What arrived all the same is what this document has sent.
      return (
        canonical(event['output']) === canonical({ found: null }) ||
        (which === 'NEW' && submission?.underWay?.call === 'request')
      )
    case 'xstate.error.actor.request':
      return which === 'NEW'
    default:
      return true
  }
}

const isNextPlayed = (snapshot: RequestWizardSnapshot): boolean => {
  const { step, answers } = snapshot.context
  switch (step) {
    case 'contactDetails':
      return answers.email !== undefined
    case 'accountType':
      return answers.accountType !== undefined
    case 'contactBack':
      return answers.summary !== undefined
    case 'surveyDetails':
      return answers.surveyDetails !== undefined
    case 'surveyPictures':
      return answers.attachmentIds !== undefined
    case 'chargingSpeed':
      return answers.powerConnection !== undefined
    default:
      return true
  }
}

const checked = (answers: RequestAnswers): RequestAnswers => ({
  vatVerdict: `${answers.vatNumber === VAT.wrong ? 'INVALID' : 'VALID'} ${vatNumberOf(answers)}`,
})

/** Requests as a person makes them: buttons that are there, a VAT number that is really checked, calls that are held. */
export const requestWizardPageModel = definePageModel(requestWizardMachine, {
  inputs: [{ stored: null }, { stored: DRAFTS.EDITED }, { stored: DRAFTS.CARDS }, { stored: DRAFTS.SENT }],
  events: [
    {
      type: 'START',
      key: KEYS.NEW,
      answers: { kind: 'SUPPORT', customerId, accountType: 'private', ...KNOWN_OF_DRIVER },
    },
    { type: 'CONTINUE' },
    { type: 'DISCARD' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    ...[...new Set(Object.values(PLAYED).flat())].map(
      (name) => ({ type: 'ANSWER', answers: ANSWERS[name] }) as const,
    ),
    { type: 'TOUCH', field: 'email' },
    { type: 'CHECK' },
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'POP_TO', to: 'accountType' },
    { type: 'EDIT', step: 'installationType' },
    { type: 'RESET' },
    { type: 'SUBMIT' },
    { type: 'RETRY' },
    { type: 'LEAVE' },
    { type: 'OVERTAKEN' },
    { type: 'OVERTAKEN', stored: DRAFTS.EDITED },
    { type: 'OVERTAKEN', stored: DRAFTS.SENT },
    done('checkStep', { vatVerdict: `VALID ${VAT.good}` }),
    done('checkStep', { vatVerdict: `INVALID ${VAT.wrong}` }),
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
  key: (snapshot) => ({
    ...wizardPageKey(requestWizard)(snapshot),
    // Whether a wrong address has a message as soon as it is typed.
    wasLeft: snapshot.context.touched.includes('email'),
  }),
  facts: wizardPageFacts(requestWizard),
  allows: isPlayed,
  filter: ({ context }) => context.stack.filter((step) => step === 'reviewOrder').length <= 1,
  unreachable: NOT_ON_PAGE,
  words: requestWizardWords,
  limit: 8_000,
})
