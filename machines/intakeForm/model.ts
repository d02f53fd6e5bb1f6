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

/** Fields that the paths change and blur in each kind of form: a plain one, and one with an external check. */
const PLAYED = {
  person: ['phone', 'bankaccount'],
  company: ['phone', 'vatnr'],
} as const satisfies Record<string, readonly IntakeField[]>

/**
 * A private person who fills in phone and IBAN, and the complete form of a company, whose phone and VAT number are
 * changed.
 */
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
    'sending loses the connection and the user returns to the form': [
      failed('submitSetup', { code: 'SETUPERROR' }),
      { type: 'BACK_TO_FORM' },
    ],
    'the account lookup fails and is retried': [
      failed('lookUpAccount', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
    'the IBAN service is unreachable': [failed('validateIban', { code: 'FAILEDTOLOAD' })],
    'the VAT service is unreachable': [failed('validateVat', { code: 'FAILEDTOLOAD' })],
  },
  laws: {
    'BACK_TO_FORM keeps the values and clears the error': ({ context }, { after }) => {
      const form = after({ type: 'BACK_TO_FORM' })?.context
      return (
        form === undefined ||
        (canonical(form.values) === canonical(context.values) &&
          form.isCompany === context.isCompany &&
          form.error === undefined)
      )
    },
    'a rejected form keeps its values': ({ context }, { after }) => {
      const later = after(failed('submitSetup', { code: 'SETUPERROR' }), { type: 'BACK_TO_FORM' })?.context
      return (
        later === undefined ||
        (canonical(later.values) === canonical(context.values) && later.refused === context.refused)
      )
    },
    'switching the kind and back keeps the values': ({ context }, { after }) => {
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
    'a changed VAT number drops the earlier verdict': (_, { after }) => {
      const other = after(change('vatnr', 'BE1000000035'), change('vatnr', ''))?.context
      return other === undefined || (other.companyFound === undefined && !other.refused.includes('vatnr'))
    },
  },
  limit: 5_000,
  accepted: {
    'editing.submission.typing: SUBMIT [isRight] → editing.submission.awaitingChecks: the guard':
      'Without the guard, the form returns immediately with the same errors',
    'editing.vat: CHANGE [and(changesVat, willVatBeAskable)] → editing.vat.pausing | editing.vat: CHANGE [changesVat] → editing.vat.idle':
      'Intended order: the narrower guard comes first',
    'editing.iban: CHANGE [and(changesIban, wasIbanLeft, willIbanBeAskable)] → editing.iban.pausing | editing.iban: CHANGE [changesIban] → editing.iban.idle':
      'Intended order: the narrower guard comes first',
    'editing.submission.awaitingChecks: always [not(isRight)] → editing.submission.typing | editing.submission.awaitingChecks: always [isSettled] → submitting':
      'Intended order: an invalid form is never sent, even after all checks',
    'editing.iban.found: always [isIbanRefused] → editing.iban.invalid | editing.iban.found: always [isIbanAskable] → editing.iban.checking':
      'Intended order: a rejected IBAN is not checked again',
    reloading: 'The page reloads and the document ends',
  },
})
