import { definePageModel, done, failed } from '@portal/paths'
import type { AnyEventObject } from 'xstate'
import { intakeFormFacts, intakeFormKey } from './facts.ts'
import { type IntakeField, ibanOf, vatOf } from './fields.ts'
import { type IntakeFormSnapshot, intakeFormMachine } from './machine.ts'
import { intakeFormWords } from './words.ts'

/** Bank accounts and VAT numbers that the mock's own validators know. */
const IBAN = { good: 'BE71096123456769', wrong: 'BE71096123456768', spaced: 'BE71 0961' } as const
const VAT = { good: 'BE0654524623', wrong: 'BE0654524624' } as const
const BIC = 'GKCCBEBB'
const OWNER = 'Noordzee Logistics'

const address = { street: 'Kerkstraat', housenumber: '12', postalcode: '9000', city: 'Gent' }
const phone = '+32 470 12 34 56'

/** Fields that a path changes and leaves, for each kind of form: the others are like them. */
const PLAYED = {
  person: ['phone', 'bankaccount'],
  company: ['phone', 'vatnr'],
} as const satisfies Record<string, readonly IntakeField[]>

const playedIn = ({ context }: IntakeFormSnapshot): readonly IntakeField[] =>
  context.isCompany ? PLAYED.company : PLAYED.person

const isIn = (snapshot: IntakeFormSnapshot, region: 'iban' | 'vat', state: 'idle' | 'pausing'): boolean =>
  snapshot.matches({ editing: region === 'iban' ? { iban: state } : { vat: state } })

/** Whether the cursor is in the field, so that going elsewhere leaves it, and the form notices. */
const isOpen = (snapshot: IntakeFormSnapshot, field: IntakeField): boolean => {
  const { values, touched } = snapshot.context
  if (values[field] !== '' && !touched.includes(field)) return true
  if (field === 'bankaccount') return isIn(snapshot, 'iban', 'pausing')
  return field === 'vatnr' && isIn(snapshot, 'vat', 'pausing')
}

/** Whether the cursor is in another of the played fields. */
const isOtherOpen = (snapshot: IntakeFormSnapshot, field?: IntakeField): boolean =>
  playedIn(snapshot).some((other) => other !== field && isOpen(snapshot, other))

const saysValid = ({ output }: AnyEventObject): boolean => (output as { valid: boolean }).valid

/** The intake as a person fills it in: one cursor, buttons that can be pressed, and validators that really check. */
export const intakeFormPageModel = definePageModel(intakeFormMachine, {
  inputs: [
    { isCompany: false, name: 'Emma De Smet', debug: false, draft: address },
    {
      isCompany: true,
      name: 'Emma De Smet',
      debug: true,
      draft: { ...address, phone, companyname: OWNER, vatnr: VAT.good },
    },
  ],
  events: [
    { type: 'CHANGE', field: 'phone', value: phone },
    { type: 'CHANGE', field: 'phone', value: '' },
    { type: 'LEAVE', field: 'phone' },
    { type: 'CHANGE', field: 'bankaccount', value: IBAN.good },
    { type: 'CHANGE', field: 'bankaccount', value: IBAN.wrong },
    { type: 'CHANGE', field: 'bankaccount', value: IBAN.spaced },
    { type: 'CHANGE', field: 'bankaccount', value: '' },
    { type: 'LEAVE', field: 'bankaccount' },
    { type: 'CHANGE', field: 'vatnr', value: VAT.good },
    { type: 'CHANGE', field: 'vatnr', value: VAT.wrong },
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
  // The cursor's place follows from what was left.
  key: (snapshot) => ({
    ...intakeFormKey(snapshot),
    isVatLeft: snapshot.context.touched.includes('vatnr'),
  }),
  facts: intakeFormFacts,
  allows: (snapshot, event) => {
    const { context } = snapshot
    const isPausing = isIn(snapshot, 'iban', 'pausing') || isIn(snapshot, 'vat', 'pausing')
    switch (event.type) {
      case 'CHANGE': {
        const field = event.field as IntakeField
        // Typed text is another one, and a field that was never entered is not emptied.
        if (context.values[field] === event.value || isPausing) return false
        if (event.value === '' && !context.touched.includes(field)) return false
        return playedIn(snapshot).includes(field) && !isOtherOpen(snapshot, field)
      }
      case 'LEAVE': {
        const field = event.field as IntakeField
        return playedIn(snapshot).includes(field) && !isOtherOpen(snapshot, field)
      }
      case 'CHOOSE_KIND':
        return !isOtherOpen(snapshot)
      case 'SUBMIT':
        // If the phone number is missing the cursor goes there, and so leaves its field.
        return !snapshot.hasTag('busy') && (context.values.phone !== '' || !isOtherOpen(snapshot, 'phone'))
      case 'xstate.done.actor.validateIban':
        return saysValid(event) === (ibanOf(context.values) === IBAN.good)
      case 'xstate.done.actor.validateVat':
        return saysValid(event) === (vatOf(context.values) === VAT.good)
      default:
        return true
    }
  },
  words: intakeFormWords,
  limit: 4_000,
})
