import { canonical, defineModel, done, failed } from '@portal/paths'
import { intakeFormFacts, intakeFormKey } from './facts.ts'
import type { IntakeField } from './fields.ts'
import { intakeFormMachine } from './machine.ts'

const address = { street: 'Kerkstraat', housenumber: '12', postalcode: '9000', city: 'Gent' }
const phone = '+32 470 12 34 56'
const iban = 'BE68539007547034'
const vat = 'BE0123456749'

const change = (field: IntakeField, value: string) => ({ type: 'CHANGE', field, value }) as const
const leave = (field: IntakeField) => ({ type: 'LEAVE', field }) as const

/** Fields that a path changes and blurs; the others behave the same. */
const PLAYED = {
  person: ['phone', 'bankaccount'],
  company: ['phone', 'vatnr'],
} as const satisfies Record<string, readonly IntakeField[]>

/** A person who types phone and IBAN, and a company with a complete form that types its VAT number. */
export const intakeFormModel = defineModel(intakeFormMachine, {
  inputs: [
    { isCompany: false, name: 'Nora Newcomer', debug: false, draft: address },
    {
      isCompany: true,
      name: 'Nora Newcomer',
      debug: true,
      draft: { ...address, phone, companyname: 'Noordzee Logistics', vatnr: vat, bankaccount: iban },
    },
  ],
  events: [
    change('phone', phone),
    change('phone', ''),
    leave('phone'),
    change('bankaccount', iban),
    change('bankaccount', 'NL91ABNA0417164300'),
    change('bankaccount', 'BE68 5390'),
    change('bankaccount', ''),
    leave('bankaccount'),
    change('vatnr', vat),
    change('vatnr', '0123.456.749'),
    change('vatnr', 'BE1000000035'),
    change('vatnr', ''),
    leave('vatnr'),
    { type: 'CHOOSE_KIND', isCompany: true },
    { type: 'CHOOSE_KIND', isCompany: false },
    { type: 'SUBMIT' },
    { type: 'BACK_TO_FORM' },
    { type: 'RETRY' },
    done('validateIban', { valid: true, bic: 'KREDBEBB' }),
    done('validateIban', { valid: false }),
    failed('validateIban', { code: 'FAILEDTOLOAD' }),
    done('validateVat', { valid: true, name: 'Noordzee Logistics' }),
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
  key: intakeFormKey,
  facts: intakeFormFacts,
  allows: (snapshot, event) => {
    if (!('field' in event)) return true
    const played: readonly string[] = snapshot.context.isCompany ? PLAYED.company : PLAYED.person
    return played.includes(String(event.field))
  },
  interrupts: {
    'the connection is lost while the form is sent, and the person comes back to it': [
      failed('submitSetup', { code: 'SETUPERROR' }),
      { type: 'BACK_TO_FORM' },
    ],
    'the account is looked up in vain, and once more': [
      failed('lookUpAccount', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
    'the IBAN service is out of reach': [failed('validateIban', { code: 'FAILEDTOLOAD' })],
    'the VAT service is out of reach': [failed('validateVat', { code: 'FAILEDTOLOAD' })],
  },
  laws: {
    'BACK_TO_FORM keeps what was typed, and the error is gone': ({ context }, { after }) => {
      const form = after({ type: 'BACK_TO_FORM' })?.context
      return (
        form === undefined ||
        (canonical(form.values) === canonical(context.values) &&
          form.isCompany === context.isCompany &&
          form.error === undefined)
      )
    },
    'a refused form can be sent again as it was typed': ({ context }, { after }) => {
      const later = after(failed('submitSetup', { code: 'SETUPERROR' }), { type: 'BACK_TO_FORM' })?.context
      return (
        later === undefined ||
        (canonical(later.values) === canonical(context.values) && later.refused === context.refused)
      )
    },
    'the other kind and back keeps what was typed': ({ context }, { after }) => {
      const { isCompany } = context
      const later = after(
        { type: 'CHOOSE_KIND', isCompany: !isCompany },
        { type: 'CHOOSE_KIND', isCompany },
      )?.context
      return (
        later === undefined ||
        (later.isCompany === isCompany && canonical(later.values) === canonical(context.values))
      )
    },
    'what a service said of a VAT number is not said of another': (_, { after }) => {
      const other = after(change('vatnr', 'BE1000000035'), change('vatnr', ''))?.context
      return other === undefined || (other.companyFound === undefined && !other.refused.includes('vatnr'))
    },
  },
  limit: 5_000,
  accepted: {
    'editing.submission.typing: SUBMIT [isRight] → editing.submission.awaitingChecks: the guard':
      'Without it the form comes back from there at once, and tells the same',
    'editing.vat: CHANGE [and(changesVat, willVatBeAskable)] → editing.vat.pausing | editing.vat: CHANGE [changesVat] → editing.vat.idle':
      'Being askable is the narrower case, and comes first',
    'editing.iban: CHANGE [and(changesIban, wasIbanLeft, willIbanBeAskable)] → editing.iban.pausing | editing.iban: CHANGE [changesIban] → editing.iban.idle':
      'Being askable is the narrower case, and comes first',
    'editing.submission.awaitingChecks: always [not(isRight)] → editing.submission.typing | editing.submission.awaitingChecks: always [isSettled] → submitting':
      'A form with a mistake is never sent, also when all checks have ended',
    'editing.iban.found: always [isIbanRefused] → editing.iban.invalid | editing.iban.found: always [isIbanAskable] → editing.iban.checking':
      'What was refused is not asked about again',
    reloading: 'The page is reloaded: this document ends',
  },
})
