import { canonical, done, type Facts, failed } from '@portal/paths'
import { UPLOAD_STALL_MS } from '../attachments/machine.ts'
import { definePage, device, mock, see, user } from '../steps/index.ts'
import { type StoredDraft, storedDraft } from '../wizard/draft.ts'
import { wizardPageFacts, wizardPageKey } from '../wizard/facts.ts'
import { NOT_ON_PAGE } from '../wizard/notOnPage.ts'
import { wizardSteps } from '../wizard/page.ts'
import { wayOf } from '../wizard/way.ts'
import { REQUEST_ROUTES, REQUEST_STEPS, type RequestAnswers, type RequestStep } from './answers.ts'
import { CHARGER, ANSWERS as OF_CHART } from './cases.ts'
import { type RequestWizardSnapshot, requestWizard } from './machine.ts'
import { requestWizardModel } from './model.ts'
import { type RequestCall, requestDefinition } from './steps.ts'
import { vatNumberOf } from './vat.ts'

/** Keys of the drafts in the paths, named after their scenarios. */
const KEYS = { NEW: 'new', EDITED: 'edited', CARDS: 'cards', SENT: 'sent' } as const
type Draft = keyof typeof KEYS

const LOST = { code: 'FAILEDTOLOAD' }
const REFUSED = { code: 'INVADDRESS', status: 200 }
const WRITTEN = { id: 'RQ00001' }
/** VAT numbers with a fixed verdict in the checker of the mock. */
const VAT = { good: 'BE0403170701', wrong: 'BE0403170702' } as const

const ANSWERS = {
  ...OF_CHART,
  otherVat: { vatNumber: VAT.good },
  wrongVat: { vatNumber: VAT.wrong },
  noName: { vatNumber: VAT.good, companyName: '' },
} as const satisfies Readonly<Record<string, RequestAnswers>>

const customerId = 'R00001'

/** Contact details of the driver in the portal. */
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

/** Answers used with each draft. All answers in all drafts would give too many states. */
const PLAYED: Readonly<Record<Draft, readonly (keyof typeof ANSWERS)[]>> = {
  NEW: ['noMail', 'contact', 'question', 'pictures', 'private'],
  EDITED: ['onePhase', 'slow', 'remote', 'details', 'pictures'],
  CARDS: ['otherVat', 'wrongVat', 'noName'],
  SENT: [],
}

const draftOf = ({ context }: RequestWizardSnapshot): Draft =>
  (Object.keys(KEYS) as Draft[]).find((name) => KEYS[name] === context.submission?.key) ?? 'NEW'

/** True if the focused field has a problem, which becomes visible on blur. */
const isInField = ({ context }: RequestWizardSnapshot): boolean =>
  (context.answers.email === ANSWERS.noMail.email && !context.touched.includes('email')) ||
  (context.step === 'enterpriseDetails' &&
    !context.answers.companyName &&
    !context.touched.includes('companyName'))

/** Prefixes of events that keep the focus in its field or show the problem with that field. */
const STAYING = ['NEXT', 'TOUCH', 'BACK', 'CHECK', 'CANCEL', 'xstate.']

/** Answer that NEXT requires, by step. */
const NEEDED: Readonly<Partial<Record<RequestStep, keyof RequestAnswers>>> = {
  accountType: 'accountType',
  contactDetails: 'email',
  chargingSpeed: 'powerConnection',
  surveyDetails: 'surveyDetails',
  surveyPictures: 'attachmentIds',
  contactBack: 'summary',
}

const checked = (answers: RequestAnswers): RequestAnswers => ({
  vatVerdict: `${answers.vatNumber === VAT.wrong ? 'INVALID' : 'VALID'} ${vatNumberOf(answers)}`,
})

/** Allows each event only in a draft where it adds few states. */
const isPlayed = (snapshot: RequestWizardSnapshot, event: { type: string; [field: string]: unknown }) => {
  const { step, stack, answers, submission } = snapshot.context
  const which = draftOf(snapshot)
  const viewState = requestWizard.viewState(snapshot)
  const needed = NEEDED[step]
  const isAtStep = snapshot.hasTag('step')
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
      // Without the answer, NEXT is not played: a missing choice is reported at its group, and the checks find only
      // messages at fields.
      return !isAtStep || needed === undefined || answers[needed] !== undefined
    case 'CHECK':
      return step === 'enterpriseDetails' && !answers.vatVerdict?.startsWith('VALID')
    case 'EDIT':
      return which === 'EDITED' && isAtStep
    case 'BACK':
      return !isAtStep || (stack.length > 0 && which !== 'SENT')
    case 'POP_TO':
      return (which === 'EDITED' || which === 'CARDS') && isAtReview && stack[0] === event['to']
    case 'RESET':
      return which === 'NEW' && step === 'contactBack'
    case 'SUBMIT':
      return which !== 'EDITED'
    case 'LEAVE':
      return !isAtStep || (which === 'NEW' && stack.length === 0)
    case 'DISCARD':
      return viewState === 'idle' || (isAtStep && which === 'NEW' && stack.length === 0)
    case 'START':
      return viewState === 'idle'
    case 'CONTINUE':
      return viewState !== 'discarding'
    case 'OVERTAKEN':
      if (viewState === 'idle' || viewState === 'overtaken') return true
      // The first step is enough, because OVERTAKEN behaves the same in every step.
      if (isAtStep) return which === 'NEW' && stack.length === 0
      // During and after a submission, another tab stores a new draft; otherwise, it deletes the draft.
      return viewState === 'submitting' || viewState === 'submitted'
        ? canonical(event['stored']) === canonical(DRAFTS.EDITED)
        : event['stored'] === undefined
    case 'xstate.done.actor.checkStep':
      return canonical(event['output']) === canonical(checked(answers))
    case 'xstate.done.actor.lookUp':
      // The lookup finds only a request that this page has sent.
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

const VAT_CHECK = 'outside.vat'
const CALLS = {
  request: {
    name: 'requestWizard.call.request',
    operation: 'createupdateRequest',
    search: 'filteredRequest',
  },
  chargepassrequest: {
    name: 'requestWizard.call.chargepassrequest',
    operation: 'createupdateChargePassRequest',
    search: 'filteredChargePassRequest',
  },
  attachments: {
    name: 'requestWizard.call.attachments',
    operation: 'addAttachment',
    search: 'listAttachments',
    silence: UPLOAD_STALL_MS,
  },
} as const

const HOME = '/my/requests'
/** Storage key of the driver's draft. */
const DRAFT = 'charge-portal:wizard:request:driver'

const field = (name: string) => `requestWizard.field.${name}`

/** Answers that a person chooses from a group of options. */
const CHOICES: readonly string[] = [
  'accountType',
  'installationType',
  'powerConnection',
  'surveyType',
  'contactBack',
]

const answer = (name: string, value: string) => {
  if (name === 'attachmentIds') return user.addFile('meter.png', 'files.add')
  if (name === 'contactTitle') return user.select(`choice.contactTitle.${value}`, field(name))
  return CHOICES.includes(name) ? user.choose(`choice.${name}.${value}`) : user.fill(field(name), value)
}

const kindOf = ({ answers }: Facts): string => /(?:^| )kind (\w+)/.exec(String(answers))?.[1] ?? 'SUPPORT'

/** Requests of a driver. The mock checks the VAT numbers, and calls are held. */
export const requestWizardPage = definePage(
  requestWizardModel,
  {
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
      // An invalid e-mail address is marked while it is typed, but only after its first blur, so the states before and
      // after differ.
      wasLeft: snapshot.context.touched.includes('email'),
    }),
    facts: wizardPageFacts(requestWizard),
    allows: isPlayed,
    unreachable: NOT_ON_PAGE,
    accepted: {},
    limit: 8_000,
  },
  {
    starts: ({ stored }) => [
      mock.hold(VAT_CHECK),
      Object.values(CALLS).map(({ operation }) => mock.hold(operation)),
      user.openAs('driver', HOME),
      stored !== null && [device.store(DRAFT, JSON.stringify(stored)), user.reload()],
    ],
    ...wizardSteps<RequestStep, RequestAnswers, RequestCall>({
      steps: Object.fromEntries(
        REQUEST_STEPS.map((step) => [
          step,
          {
            path: `/my/${REQUEST_ROUTES[step]}`,
            title: `requestWizard.${step}.title`,
            label: `requestWizard.${step}.label`,
          },
        ]),
      ) as Record<RequestStep, { path: string; title: string; label: string }>,
      calls: CALLS,
      check: { operation: VAT_CHECK, button: 'requestWizard.vat.lookUp' },
      field,
      problems: {
        'email invalid': 'requestWizard.email.invalid',
        'vatNumber invalid': 'requestWizard.vat.invalid',
      },
      draft: DRAFT,
      elsewhere: (stored, later) =>
        JSON.stringify({ ...stored, draft: { ...stored.draft, remarks: `Draft ${later}.` } }),
      home: {
        path: HOME,
        sees: (hasDraft) => {
          const seen = hasDraft ? see.text : see.noText
          return [seen('requests.draft.continue'), seen('requests.draft.discard')]
        },
        begins: [user.press('requests.new'), user.press('requests.new.SUPPORT')],
        continues: user.press('requests.draft.continue'),
        discards: user.press('requests.draft.discard'),
      },
      answer,
      submit: (expected) => `requestWizard.submit.${kindOf(expected)}`,
      done: (expected) => `requestWizard.done.${kindOf(expected)}`,
      leaveDone: 'requestWizard.done.all',
    }),
  },
)
