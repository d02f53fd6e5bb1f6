import { done, type Facts, failed, never } from '@portal/paths'
import { INTAKE_RELOAD_DELAY_MS } from '@portal/schemas'
import { definePage, fail, type LabelText, mistakes, mock, own, see, text, user } from '../steps/index.ts'
import { intakeFormKey } from './facts.ts'
import { INTAKE_FIELDS, type IntakeField, type IntakeProblem, ibanOf, vatOf } from './fields.ts'
import type { IntakeFormSnapshot } from './machine.ts'
import { intakeFormModel } from './model.ts'
import { CHECK_PAUSE_MS, CHECK_TIMEOUT_MS, LOOK_UP_TIMEOUT_MS, SETUP_TIMEOUT_MS } from './setup.ts'

const IBAN = 'outside.iban'
const VAT = 'outside.vat'
const INTAKE = 'postSetup'
const INFO = 'getUserInfo'
const CHECKS = { bankaccount: IBAN, vatnr: VAT }

const PERSON = { username: 'newcomer', name: 'Emma De Smet' }

/** Bank accounts and VAT numbers with a fixed verdict in the validators of the mock. */
const IBANS = { good: 'BE71096123456769', wrong: 'BE71096123456768', spaced: 'BE71 0961' }
const VATS = { good: 'BE0654524623', wrong: 'BE0654524624' }
const BIC = 'GKCCBEBB'
const OWNER = 'Noordzee Logistics'

const address = { street: 'Kerkstraat', housenumber: '12', postalcode: '9000', city: 'Gent' }
const phone = '+32 470 12 34 56'

const LABELS = Object.fromEntries(INTAKE_FIELDS.map((field) => [field, `intake.${field}`]))
const PROBLEMS = {
  required: 'intake.problem.required',
  maxLength: 'intake.problem.maxLength',
  invalid: 'intake.problem.invalid',
  ibanCharacters: 'intake.problem.ibanCharacters',
  ibanInvalid: 'intake.problem.ibanInvalid',
  vatInvalid: 'intake.problem.vatInvalid',
} satisfies Record<IntakeProblem, string>

/** Fields that the paths change and blur in each kind of form: a plain one, and one with an external check. */
const playedIn = ({ context }: IntakeFormSnapshot): readonly IntakeField[] =>
  context.isCompany ? ['phone', 'vatnr'] : ['phone', 'bankaccount']

/** True if the field still has the focus. Leaving it sends LEAVE, so no other field can be used before that event. */
const isOpen = (snapshot: IntakeFormSnapshot, field: IntakeField): boolean => {
  const { values, touched } = snapshot.context
  if (values[field] !== '' && !touched.includes(field)) return true
  if (field === 'bankaccount') return snapshot.matches({ editing: { iban: 'pausing' } })
  return field === 'vatnr' && snapshot.matches({ editing: { vat: 'pausing' } })
}

const isOtherOpen = (snapshot: IntakeFormSnapshot, field?: IntakeField): boolean =>
  playedIn(snapshot).some((other) => other !== field && isOpen(snapshot, other))

const form = ({ isCompany, isBusy, ibanCheck, vatCheck, problems, ...values }: Facts) => {
  const wrong = Object.keys(problems as object).length
  const fields = { ...address, phone: values.phone, bankaccount: values.bankaccount }
  const ofCompany = { vatnr: values.vatnr, companyname: values.companyname }
  return [
    see.text(isCompany === true ? 'intake.company' : 'intake.private'),
    Object.entries(isCompany === true ? { ...fields, ...ofCompany } : fields).map(([field, value]) =>
      see.value(`intake.${field}`, String(value)),
    ),
    isCompany !== true && [see.noText('intake.vatnr'), see.noText('intake.companyname')],
    mistakes(problems, LABELS, PROBLEMS),
    wrong > 0 && see.mistakes(wrong),
    isBusy === true ? see.disabled('common.saving') : see.enabled('intake.submit'),
    see.times('common.checking', [ibanCheck, vatCheck].filter((check) => check === 'checking').length),
  ]
}

const editing = (expected: Facts) => [form(expected), see.notWaiting(INTAKE)]

/** Expects the text of an external check at its field, unless the field has a local problem. */
const checked =
  (field: 'bankaccount' | 'vatnr', says: (expected: Facts) => LabelText, isPending = false) =>
  (expected: Facts) => [
    (field === 'bankaccount' || expected.isCompany === true) &&
      !(field in (expected.problems as object)) &&
      see.described(`intake.${field}`, says(expected)),
    isPending && see.checking(`intake.${field}`, 'common.checking'),
    isPending ? see.waiting(CHECKS[field]) : see.notWaiting(CHECKS[field]),
  ]
const ibanHint = ({ bic }: Facts) =>
  bic === null ? 'intake.iban.hint' : text('intake.iban.bic', { bic: String(bic) })
const iban = checked('bankaccount', ibanHint)
const vatHint = () => 'intake.vat.hint'
const vat = checked('vatnr', vatHint)
const skipped = () => 'intake.skipped'

const welcome = (message: string) => [
  see.text(text('intake.welcome', { name: PERSON.name })),
  see.text(message),
  see.noText('intake.submit'),
  see.nothingWaiting(),
  // The stored draft contains an IBAN, so it is deleted.
  see.notStored(`charge-portal:intake:${PERSON.username}`, 'session'),
]

const kindOf = (isCompany: boolean) => (isCompany ? 'intake.kind.company' : 'intake.kind.private')

/** The intake as a person fills it in, with one focused field and the validators of the mock. */
export const intakeFormPage = definePage(
  intakeFormModel,
  {
    inputs: [
      { isCompany: false, name: PERSON.name, debug: false, draft: address },
      {
        isCompany: true,
        name: PERSON.name,
        debug: true,
        draft: { ...address, phone, companyname: OWNER, vatnr: VATS.good },
      },
    ],
    events: [
      { type: 'CHANGE', field: 'phone', value: phone },
      { type: 'CHANGE', field: 'phone', value: '' },
      { type: 'LEAVE', field: 'phone' },
      { type: 'CHANGE', field: 'bankaccount', value: IBANS.good },
      { type: 'CHANGE', field: 'bankaccount', value: IBANS.wrong },
      { type: 'CHANGE', field: 'bankaccount', value: IBANS.spaced },
      { type: 'CHANGE', field: 'bankaccount', value: '' },
      { type: 'LEAVE', field: 'bankaccount' },
      { type: 'CHANGE', field: 'vatnr', value: VATS.good },
      { type: 'CHANGE', field: 'vatnr', value: VATS.wrong },
      { type: 'CHANGE', field: 'vatnr', value: '' },
      { type: 'LEAVE', field: 'vatnr' },
      { type: 'CHOOSE_KIND', isCompany: true },
      { type: 'CHOOSE_KIND', isCompany: false },
      { type: 'SUBMIT' },
      { type: 'BACK_TO_FORM' },
      { type: 'RETRY' },
      done('validateIban', { valid: true, bic: BIC }),
      done('validateIban', { valid: false }),
      failed('validateIban', { code: 'FAILEDTOLOAD' }),
      done('validateVat', { valid: true, name: OWNER }),
      done('validateVat', { valid: false }),
      failed('validateVat', { code: 'FAILEDTOLOAD' }),
      done('submitSetup'),
      failed('submitSetup', { code: 'SETUPERROR' }),
      failed('submitSetup', { code: 'IBANINVALID' }),
      failed('submitSetup', { code: 'USEREXISTS' }),
      done('lookUpAccount', { isSetUp: true }),
      done('lookUpAccount', { isSetUp: false }),
      failed('lookUpAccount', { code: 'FAILEDTOLOAD' }),
    ],
    // `isOpen` depends on whether the VAT number was blurred, which `intakeFormKey` omits.
    key: (snapshot) => ({
      ...intakeFormKey(snapshot),
      isVatLeft: snapshot.context.touched.includes('vatnr'),
    }),
    allows: (snapshot, event) => {
      const { values, touched } = snapshot.context
      const field = event['field'] as IntakeField
      switch (event.type) {
        case 'CHANGE':
          // Typing always changes the text, and an untouched field is not cleared.
          if (values[field] === event['value'] || (event['value'] === '' && !touched.includes(field)))
            return false
          if (snapshot.matches({ editing: { iban: 'pausing' } })) return false
          if (snapshot.matches({ editing: { vat: 'pausing' } })) return false
          return playedIn(snapshot).includes(field) && !isOtherOpen(snapshot, field)
        case 'LEAVE':
          return playedIn(snapshot).includes(field) && !isOtherOpen(snapshot, field)
        case 'CHOOSE_KIND':
          return !isOtherOpen(snapshot)
        case 'SUBMIT':
          // Without a phone number, SUBMIT moves the focus to that field. If another field had the focus, its blur
          // would send one more event.
          return !snapshot.hasTag('busy') && (values.phone !== '' || !isOtherOpen(snapshot, 'phone'))
        case 'xstate.done.actor.validateIban':
          return event['output'].valid === (ibanOf(values) === IBANS.good)
        case 'xstate.done.actor.validateVat':
          return event['output'].valid === (vatOf(values) === VATS.good)
        default:
          return true
      }
    },
    accepted: {},
  },
  {
    starts: ({ isCompany, debug, draft = {} }) => [
      user.openAs(PERSON.username, debug ? '/?debug=1' : '/'),
      user.choose(kindOf(isCompany)),
      Object.entries(draft).map(([field, value]) => user.fill(`intake.${field}`, value)),
      [IBAN, VAT, INTAKE].map((operation) => mock.hold(operation)),
      user.reload(),
      user.waitFor(isCompany ? 'intake.company' : 'intake.private'),
      mock.hold(INFO),
    ],
    events: {
      CHANGE: ({ field, value }) => user.fill(`intake.${field}`, value),
      LEAVE: ({ field }) => user.leaveByClick(`intake.${field}`),
      CHOOSE_KIND: ({ isCompany }) => user.choose(kindOf(isCompany)),
      SUBMIT: user.submitForm('intake.submit'),
      BACK_TO_FORM: user.press('intake.back'),
      RETRY: user.press('faces.retry'),
    },
    answers: {
      validateIban: { done: mock.answer(IBAN), failed: (reason) => fail(IBAN, reason) },
      validateVat: { done: mock.answer(VAT), failed: (reason) => fail(VAT, reason) },
      submitSetup: { done: mock.answer(INTAKE), failed: (reason) => fail(INTAKE, reason) },
      lookUpAccount: {
        done: ({ isSetUp }) => [
          isSetUp && [mock.setUpAccount(PERSON.username), mock.answer(INTAKE)],
          mock.answer(INFO),
        ],
        failed: (reason) => fail(INFO, reason),
      },
    },
    delays: {
      CHECK_PAUSE: user.wait(CHECK_PAUSE_MS),
      CHECK_TIMEOUT: (state) => mock.leaveUnanswered(state.includes('iban') ? IBAN : VAT, CHECK_TIMEOUT_MS),
      SETUP_TIMEOUT: mock.leaveUnanswered(INTAKE, SETUP_TIMEOUT_MS),
      LOOK_UP_TIMEOUT: mock.leaveUnanswered(INFO, LOOK_UP_TIMEOUT_MS),
      RELOAD_DELAY: user.wait(INTAKE_RELOAD_DELAY_MS),
    },
    states: {
      'editing.submission.typing': editing,
      'editing.submission.awaitingChecks': editing,
      'editing.iban.found': never('Transient: never rendered'),
      'editing.iban.idle': iban,
      'editing.iban.pausing': iban,
      'editing.iban.checking': checked('bankaccount', ibanHint, true),
      'editing.iban.valid': iban,
      'editing.iban.invalid': iban,
      'editing.iban.skipped': checked('bankaccount', skipped),
      'editing.vat.found': never('Transient: never rendered'),
      'editing.vat.idle': vat,
      'editing.vat.pausing': vat,
      'editing.vat.checking': checked('vatnr', vatHint, true),
      'editing.vat.valid': (expected) => [vat(expected), see.text(own(String(expected.companyFound)))],
      'editing.vat.invalid': vat,
      'editing.vat.skipped': checked('vatnr', skipped),
      submitting: (expected) => [
        form(expected),
        see.noOpenFields(),
        see.waiting(INTAKE),
        // Only the company opens the portal with `?debug=1`.
        see.sentWith(expected.companyname === OWNER ? '?debug=1' : ''),
      ],
      lookingUp: [see.text('intake.lookingUp'), see.waiting(INFO)],
      failed: ({ code, canLookAgain }) => [
        see.text('intake.failed'),
        see.reason(String(code)),
        see.text('intake.back'),
        see.text('faces.signOut'),
        canLookAgain === true ? see.text('faces.retry') : see.noText('faces.retry'),
        see.noText('intake.submit'),
        see.nothingWaiting(),
      ],
      welcoming: welcome('intake.welcome.text'),
      recognised: welcome('intake.welcome.known'),
      reloading: [see.loadedAgain(), see.waiting(INFO)],
    },
  },
)
