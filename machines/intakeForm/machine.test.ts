import { settle } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { intakeFormMachine } from './machine.ts'
import {
  selectIbanCheck,
  selectIntakeFields,
  selectIntakeProblem,
  selectIntakeValue,
  selectVatCheck,
} from './selectors.ts'
import { CHECK_PAUSE_MS, CHECK_TIMEOUT_MS } from './setup.ts'
import { address, company, IBAN, open, VAT } from './testing.ts'
import type { IbanAnswer } from './types.ts'

describe('the intake form', () => {
  test('shows an error for an invalid VAT number format while the user types (S5)', () => {
    const form = open({ isCompany: true })
    form.change('vatnr', 'BE')
    expect(form.problem('vatnr')).toBeUndefined()
    form.change('vatnr', 'BE0123!')
    expect(form.problem('vatnr')).toBe('vatInvalid')
    form.change('vatnr', 'BE0123456749')
    expect(form.problem('vatnr')).toBeUndefined()
  })

  test('validates a field on blur and then on every keystroke', () => {
    const form = open()
    form.change('postalcode', '90')
    expect(form.problem('postalcode')).toBeUndefined()
    form.leave('postalcode')
    expect(form.problem('postalcode')).toBe('invalid')
    form.change('postalcode', '900')
    expect(form.problem('postalcode')).toBe('invalid')
    form.change('postalcode', '9000')
    expect(form.problem('postalcode')).toBeUndefined()
    form.change('postalcode', '')
    expect(form.problem('postalcode')).toBe('required')
    expect(form.problem('street')).toBeUndefined()
  })

  test('validates the postal code again when the country changes', () => {
    const form = open({ draft: address })
    form.change('country', 'NL')
    expect(form.problem('postalcode')).toBe('invalid')
    form.change('postalcode', '9000 AB')
    expect(form.problem('postalcode')).toBeUndefined()
  })

  test('contains the VAT number and the company name only for companies', () => {
    expect(selectIntakeFields(open().snapshot())).not.toContain('vatnr')
    expect(selectIntakeFields(open({ isCompany: true }).snapshot())).toContain('companyname')
  })

  test('stores every keystroke and restores the values after a reload', () => {
    const form = open()
    form.change('street', 'Kerkstraat')
    form.change('city', 'Gent')
    expect(form.stored.draft).toMatchObject({ street: 'Kerkstraat', city: 'Gent', country: 'BE' })
    const again = open({ draft: form.stored.draft ?? {} })
    expect(selectIntakeValue(again.snapshot(), 'city')).toBe('Gent')
    expect(again.problem('phone')).toBeUndefined()
  })
})

describe('the bank account (S5)', () => {
  test('is optional', () => {
    const form = open({ draft: address })
    form.submit()
    expect(form.isPending('submitSetup')).toBe(true)
    expect(form.isPending('validateIban')).toBe(false)
  })

  test('rejects special characters and spaces without a service call', () => {
    const form = open({ draft: address })
    form.change('bankaccount', 'BE68 5390 0754 7034')
    form.leave('bankaccount')
    expect(form.problem('bankaccount')).toBe('ibanCharacters')
    expect(form.isPending('validateIban')).toBe(false)
    form.submit()
    expect(form.wrongFields).toEqual([['bankaccount']])
  })

  test('is validated on blur, not during the first typing, and shows its BIC', async () => {
    const form = open({ draft: address })
    form.change('bankaccount', IBAN.toLowerCase())
    form.clock.increment(10 * CHECK_PAUSE_MS)
    expect(form.isPending('validateIban')).toBe(false)
    form.leave('street')
    expect(form.isPending('validateIban')).toBe(false)
    form.leave('bankaccount')
    expect(form.requests).toEqual([{ iban: IBAN }])
    expect(selectIbanCheck(form.snapshot())).toBe('checking')
    await form.answer('validateIban', { valid: true, bic: 'KREDBEBB' })
    expect(selectIbanCheck(form.snapshot())).toBe('valid')
    expect(form.snapshot().context.bic).toBe('KREDBEBB')
    form.change('bankaccount', `${IBAN}1`)
    expect(form.snapshot().context.bic).toBeUndefined()
  })

  test("is marked 'Invalid IBAN' and blocks the submission when the validator rejects it", async () => {
    const form = open({ draft: { ...address, bankaccount: 'BE00' } })
    await form.answer('validateIban', { valid: false })
    expect(form.problem('bankaccount')).toBe('ibanInvalid')
    form.submit()
    expect(form.wrongFields).toEqual([['bankaccount']])
    expect(form.isPending('submitSetup')).toBe(false)
    form.change('bankaccount', '')
    expect(form.problem('bankaccount')).toBeUndefined()
    form.submit()
    expect(form.isPending('submitSetup')).toBe(true)
  })

  test.each(['an error', 'silence'])('is accepted as unchecked, with a note, after %s', async (cause) => {
    const form = open({ draft: { ...address, bankaccount: IBAN } })
    if (cause === 'silence') form.clock.increment(CHECK_TIMEOUT_MS)
    else await form.refuse('validateIban', 'FAILEDTOLOAD')
    expect(selectIbanCheck(form.snapshot())).toBe('skipped')
    expect(form.problem('bankaccount')).toBeUndefined()
    form.submit()
    expect(form.isPending('submitSetup')).toBe(true)
  })

  test('ignores a late response for a previous IBAN', async () => {
    const answers = new Map<string, (answer: IbanAnswer) => void>()
    const machine = intakeFormMachine.provide({
      actors: {
        validateIban: fromPromise<IbanAnswer, { iban: string }>(
          ({ input }) =>
            new Promise((resolve) => {
              answers.set(input.iban, resolve)
            }),
        ),
      },
    })
    const clock = new SimulatedClock()
    const input = { isCompany: false, name: 'Nora Newcomer', debug: false, draft: { bankaccount: 'BE1' } }
    const actor = createActor(machine, { input, clock }).start()
    actor.send({ type: 'CHANGE', field: 'bankaccount', value: 'BE12' })
    clock.increment(CHECK_PAUSE_MS)
    answers.get('BE1')?.({ valid: true, bic: 'LATE' })
    await settle()
    expect(selectIbanCheck(actor.getSnapshot())).toBe('checking')
    answers.get('BE12')?.({ valid: false })
    await settle()
    answers.get('BE1')?.({ valid: true, bic: 'LATE' })
    await settle()
    expect(selectIntakeProblem(actor.getSnapshot(), 'bankaccount')).toBe('ibanInvalid')
    expect(actor.getSnapshot().context.bic).toBeUndefined()
  })
})

describe('the VAT check (S5)', () => {
  test('runs when typing pauses and ignores spaces and dots', async () => {
    const form = open({ isCompany: true })
    for (const typed of ['0', '01', '0123', '0123.456.749']) form.change('vatnr', typed)
    form.clock.increment(CHECK_PAUSE_MS - 1)
    expect(form.requests).toEqual([])
    form.clock.increment(1)
    expect(form.requests).toEqual([{ vat: VAT }])
    await form.answer('validateVat', { valid: true, name: 'Noordzee Logistics' })
    expect(form.snapshot().context.companyFound).toBe('Noordzee Logistics')
    form.change('vatnr', 'BE 0123 456 749')
    expect(selectVatCheck(form.snapshot())).toBe('valid')
    form.change('vatnr', 'BE 0123 456 74')
    expect(form.snapshot().context.companyFound).toBeUndefined()
  })

  test("shows 'Invalid VAT' for an unknown number and blocks the submission", async () => {
    const form = open({ isCompany: true, draft: company })
    form.change('vatnr', VAT)
    form.clock.increment(CHECK_PAUSE_MS)
    await form.answer('validateVat', { valid: false })
    expect(form.problem('vatnr')).toBe('vatInvalid')
    form.submit()
    expect(form.wrongFields).toEqual([['vatnr']])
    expect(form.isPending('submitSetup')).toBe(false)
  })

  test('runs again when the country changes if the number has no country letters', async () => {
    const form = open({ isCompany: true, draft: { ...company, vatnr: '0123456749' } })
    await form.answer('validateVat', { valid: true })
    form.change('country', 'LU')
    form.clock.increment(CHECK_PAUSE_MS)
    expect(form.requests).toEqual([{ vat: VAT }, { vat: 'LU0123456749' }])
  })

  test('accepts the number as unchecked when the service is unreachable', async () => {
    const form = open({ isCompany: true, draft: { ...company, vatnr: VAT } })
    await form.refuse('validateVat', 'FAILEDTOLOAD')
    expect(selectVatCheck(form.snapshot())).toBe('skipped')
    form.submit()
    expect(form.isPending('submitSetup')).toBe(true)
  })

  test('does not run for a private person', () => {
    const form = open({ draft: { ...address, vatnr: VAT } })
    form.submit()
    expect(form.requests).toHaveLength(1)
    expect(form.isPending('submitSetup')).toBe(true)
  })
})
