import { INTAKE_RELOAD_DELAY_MS } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { createGates, settle } from '../paths/index.ts'
import type { IntakeDraft, IntakeField } from './fields.ts'
import { intakeFormMachine } from './machine.ts'
import {
  selectBic,
  selectCanLookAgain,
  selectCompanyFound,
  selectIbanCheck,
  selectIntakeError,
  selectIntakeFace,
  selectIntakeFields,
  selectIntakeProblem,
  selectIntakeValue,
  selectIsIntakeBusy,
  selectIsIntakeSending,
  selectVatCheck,
} from './selectors.ts'
import { CHECK_PAUSE_MS, CHECK_TIMEOUT_MS, LOOK_UP_TIMEOUT_MS, SETUP_TIMEOUT_MS } from './setup.ts'
import type { IbanAnswer, IntakeInput } from './types.ts'

const IBAN = 'BE68539007547034'
const VAT = 'BE0123456749'
const address: IntakeDraft = {
  street: 'Kerkstraat',
  housenumber: '12',
  postalcode: '9000',
  city: 'Gent',
  phone: '+32 470 12 34 56',
}
const company: IntakeDraft = { ...address, companyname: 'Noordzee Logistics' }

const open = (input: Partial<IntakeInput> = {}) => {
  const gates = createGates(intakeFormMachine)
  const clock = new SimulatedClock()
  const stored: { draft: IntakeDraft | undefined; reloads: number } = { draft: undefined, reloads: 0 }
  const asked: unknown[] = []
  const machine = gates.machine.provide({
    actions: {
      keepDraft: (_, { draft }) => void (stored.draft = draft),
      dropDraft: () => void (stored.draft = undefined),
      reload: () => void (stored.reloads += 1),
    },
  })
  const actor = createActor(machine, {
    input: { isCompany: false, name: 'Nora Newcomer', debug: false, ...input },
    clock,
    inspect: (event) => {
      // What each actor is asked: its input comes with the event that starts it.
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init' && event.actorRef !== actor)
        asked.push(event.event['input'])
    },
  })
  const told: IntakeField[][] = []
  actor.on('WRONG_FIELDS', ({ fields }) => told.push([...fields]))
  actor.start()
  const snapshot = () => actor.getSnapshot()
  return {
    clock,
    gates,
    stored,
    /** The wrong fields of each refused submit. */
    told,
    asked,
    change: (field: IntakeField, value: string) => actor.send({ type: 'CHANGE', field, value }),
    leave: (field: IntakeField) => actor.send({ type: 'LEAVE', field }),
    submit: () => actor.send({ type: 'SUBMIT' }),
    back: () => actor.send({ type: 'BACK_TO_FORM' }),
    lookAgain: () => actor.send({ type: 'RETRY' }),
    answer: async (id: string, output?: unknown) => {
      gates.release(id, output)
      await settle()
    },
    refuse: async (id: string, code: string) => {
      gates.refuse(id, { code })
      await settle()
    },
    isAsking: (id: string) => gates.isOpen(id),
    face: () => selectIntakeFace(snapshot()),
    isBusy: () => selectIsIntakeBusy(snapshot()),
    problem: (field: IntakeField) => selectIntakeProblem(snapshot(), field),
    snapshot,
  }
}

describe('a field', () => {
  test('for a VAT number of a wrong format is told while it is typed (S5)', () => {
    const form = open({ isCompany: true })
    form.change('vatnr', 'BE')
    expect(form.problem('vatnr')).toBeUndefined()
    form.change('vatnr', 'BE0123!')
    expect(form.problem('vatnr')).toBe('vatInvalid')
    form.change('vatnr', 'BE0123456749')
    expect(form.problem('vatnr')).toBeUndefined()
  })

  test('is judged when it is left, and from then on at every key', () => {
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

  test('of a postal code is judged again when the country changes', () => {
    const form = open({ draft: address })
    form.change('country', 'NL')
    expect(form.problem('postalcode')).toBe('invalid')
    form.change('postalcode', '9000 AB')
    expect(form.problem('postalcode')).toBeUndefined()
  })

  test('for a VAT number or a company name is there for companies only', () => {
    expect(selectIntakeFields(open().snapshot())).not.toContain('vatnr')
    expect(selectIntakeFields(open({ isCompany: true }).snapshot())).toContain('companyname')
  })

  test('is kept with every key, so that a lost page loses nothing', () => {
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
    expect(form.isAsking('submitSetup')).toBe(true)
    expect(form.isAsking('validateIban')).toBe(false)
  })

  test('with special characters or spaces is refused without asking anybody', () => {
    const form = open({ draft: address })
    form.change('bankaccount', 'BE68 5390 0754 7034')
    form.leave('bankaccount')
    expect(form.problem('bankaccount')).toBe('ibanCharacters')
    expect(form.isAsking('validateIban')).toBe(false)
    form.submit()
    expect(form.told).toEqual([['bankaccount']])
  })

  test('is asked about when it is left, not while it is typed for the first time, and its BIC is told', async () => {
    const form = open({ draft: address })
    form.change('bankaccount', IBAN.toLowerCase())
    form.clock.increment(10 * CHECK_PAUSE_MS)
    expect(form.isAsking('validateIban')).toBe(false)
    form.leave('street')
    expect(form.isAsking('validateIban')).toBe(false)
    form.leave('bankaccount')
    expect(form.asked).toEqual([{ iban: IBAN }])
    expect(selectIbanCheck(form.snapshot())).toBe('checking')
    await form.answer('validateIban', { valid: true, bic: 'KREDBEBB' })
    expect(selectIbanCheck(form.snapshot())).toBe('valid')
    expect(selectBic(form.snapshot())).toBe('KREDBEBB')
    form.change('bankaccount', `${IBAN}1`)
    expect(selectBic(form.snapshot())).toBeUndefined()
  })

  test("that the validator refuses is 'Invalid IBAN', which keeps the form from being sent", async () => {
    const form = open({ draft: { ...address, bankaccount: 'BE00' } })
    await form.answer('validateIban', { valid: false })
    expect(form.problem('bankaccount')).toBe('ibanInvalid')
    form.submit()
    expect(form.told).toEqual([['bankaccount']])
    expect(form.isAsking('submitSetup')).toBe(false)
    form.change('bankaccount', '')
    expect(form.problem('bankaccount')).toBeUndefined()
    form.submit()
    expect(form.isAsking('submitSetup')).toBe(true)
  })

  test.each(['an error', 'silence'])('goes through unchecked, and it is said, after %s', async (cause) => {
    const form = open({ draft: { ...address, bankaccount: IBAN } })
    if (cause === 'silence') form.clock.increment(CHECK_TIMEOUT_MS)
    else await form.refuse('validateIban', 'FAILEDTOLOAD')
    expect(selectIbanCheck(form.snapshot())).toBe('skipped')
    expect(form.problem('bankaccount')).toBeUndefined()
    form.submit()
    expect(form.isAsking('submitSetup')).toBe(true)
  })

  test('is judged by the answer for its current value: a late one for another IBAN never counts', async () => {
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
    expect(selectBic(actor.getSnapshot())).toBeUndefined()
  })
})

describe('the VAT number of a company (S5)', () => {
  test('is checked as it is typed: once typing pauses, and not for spaces and dots', async () => {
    const form = open({ isCompany: true })
    for (const typed of ['0', '01', '0123', '0123.456.749']) form.change('vatnr', typed)
    form.clock.increment(CHECK_PAUSE_MS - 1)
    expect(form.asked).toEqual([])
    form.clock.increment(1)
    expect(form.asked).toEqual([{ vat: VAT }])
    await form.answer('validateVat', { valid: true, name: 'Noordzee Logistics' })
    expect(selectCompanyFound(form.snapshot())).toBe('Noordzee Logistics')
    form.change('vatnr', 'BE 0123 456 749')
    expect(selectVatCheck(form.snapshot())).toBe('valid')
    form.change('vatnr', 'BE 0123 456 74')
    expect(selectCompanyFound(form.snapshot())).toBeUndefined()
  })

  test("that does not exist is 'Invalid VAT' at once, and the form is not sent", async () => {
    const form = open({ isCompany: true, draft: company })
    form.change('vatnr', VAT)
    form.clock.increment(CHECK_PAUSE_MS)
    await form.answer('validateVat', { valid: false })
    expect(form.problem('vatnr')).toBe('vatInvalid')
    form.submit()
    expect(form.told).toEqual([['vatnr']])
    expect(form.isAsking('submitSetup')).toBe(false)
  })

  test('without its letters is asked about again when the country changes', async () => {
    const form = open({ isCompany: true, draft: { ...company, vatnr: '0123456749' } })
    await form.answer('validateVat', { valid: true })
    form.change('country', 'LU')
    form.clock.increment(CHECK_PAUSE_MS)
    expect(form.asked).toEqual([{ vat: VAT }, { vat: 'LU0123456749' }])
  })

  test('goes through unchecked when the checker cannot be reached', async () => {
    const form = open({ isCompany: true, draft: { ...company, vatnr: VAT } })
    await form.refuse('validateVat', 'FAILEDTOLOAD')
    expect(selectVatCheck(form.snapshot())).toBe('skipped')
    form.submit()
    expect(form.isAsking('submitSetup')).toBe(true)
  })

  test('of a private person is never asked about', () => {
    const form = open({ draft: { ...address, vatnr: VAT } })
    form.submit()
    expect(form.asked).toHaveLength(1)
    expect(form.isAsking('submitSetup')).toBe(true)
  })
})

describe('submitting', () => {
  test('an empty form tells every required field, and the first one wants the focus', () => {
    const form = open({ isCompany: true })
    form.submit()
    expect(form.told).toEqual([
      ['vatnr', 'companyname', 'street', 'housenumber', 'postalcode', 'city', 'phone'],
    ])
    for (const field of form.told[0] ?? []) expect(form.problem(field)).toBe('required')
    expect(form.isBusy()).toBe(false)
    expect(form.face()).toBe('form')
  })

  test('asks at once about what was not asked yet, waits for all answers, and then sends once', async () => {
    const form = open({ isCompany: true, draft: company })
    form.change('vatnr', VAT)
    form.change('bankaccount', IBAN)
    form.submit()
    expect(form.isBusy()).toBe(true)
    expect(form.asked).toEqual([{ iban: IBAN }, { vat: VAT }])
    form.submit()
    await form.answer('validateIban', { valid: true })
    expect(form.isAsking('submitSetup')).toBe(false)
    await form.answer('validateVat', { valid: true })
    expect(form.isAsking('submitSetup')).toBe(true)
    form.submit()
    form.change('city', 'Brugge')
    expect(selectIntakeValue(form.snapshot(), 'city')).toBe('Gent')
    expect(selectIsIntakeSending(form.snapshot())).toBe(true)
    expect(form.asked).toHaveLength(3)
  })

  test('stops when a check that was waited for says no', async () => {
    const form = open({ draft: address })
    form.change('bankaccount', IBAN)
    form.submit()
    await form.answer('validateIban', { valid: false })
    expect(form.isAsking('submitSetup')).toBe(false)
    expect(form.isBusy()).toBe(false)
    expect(form.told).toEqual([['bankaccount']])
  })

  test('is taken back by a change of a field while checks are waited for', async () => {
    const form = open({ draft: address })
    form.change('bankaccount', IBAN)
    form.submit()
    form.change('city', 'Brugge')
    await form.answer('validateIban', { valid: true })
    expect(form.isAsking('submitSetup')).toBe(false)
    expect(form.isBusy()).toBe(false)
  })

  test.each([true, false])('sends the payload, with debug when the portal was opened so: %s', (debug) => {
    const form = open({ draft: address, debug })
    form.submit()
    expect(form.asked).toEqual([
      { debug, payload: expect.objectContaining({ name: 'Nora Newcomer', iscompany: '0', city: 'Gent' }) },
    ])
  })
})

describe('after the answer (S4)', () => {
  const sent = () => {
    const form = open({ draft: { ...address, bankaccount: IBAN } })
    form.gates.release('validateIban', { valid: true, bic: 'KREDBEBB' })
    return settle().then(() => {
      form.change('city', 'Brugge')
      form.submit()
      return form
    })
  }

  test('success hides the form, welcomes, forgets the draft and reloads after 5 seconds', async () => {
    const form = await sent()
    await form.answer('submitSetup')
    expect(form.face()).toBe('welcome')
    expect(form.stored.draft).toBeUndefined()
    form.clock.increment(INTAKE_RELOAD_DELAY_MS - 1)
    expect(form.stored.reloads).toBe(0)
    form.clock.increment(1)
    expect(form.stored.reloads).toBe(1)
    expect(form.face()).toBe('welcome')
  })

  test.each(['SETUPERROR', 'RelNameTooLong', 'EmailTooLong', 'INVADDRESS', 'FAILEDTOLOAD'])(
    'failure %s hides the form, and back there everything is as it was typed',
    async (code) => {
      const form = await sent()
      await form.refuse('submitSetup', code)
      expect(form.face()).toBe('failed')
      expect(selectIntakeError(form.snapshot())?.code).toBe(code)
      expect(form.stored.draft).toMatchObject({ city: 'Brugge' })
      form.back()
      expect(form.face()).toBe('form')
      expect(selectIntakeError(form.snapshot())).toBeUndefined()
      expect(selectIntakeValue(form.snapshot(), 'city')).toBe('Brugge')
      await form.answer('validateIban', { valid: true })
      form.submit()
      expect(form.isAsking('submitSetup')).toBe(true)
    },
  )

  test('silence counts as FAILEDTOLOAD', async () => {
    const form = await sent()
    form.clock.increment(SETUP_TIMEOUT_MS)
    expect(selectIntakeError(form.snapshot())?.code).toBe('FAILEDTOLOAD')
    expect(form.face()).toBe('failed')
  })

  test('an account that exists and is set up by now opens the portal: nothing was lost, and nothing is sent twice', async () => {
    const form = await sent()
    await form.refuse('submitSetup', 'USEREXISTS')
    expect(form.face()).toBe('lookingUp')
    expect(form.isBusy()).toBe(true)
    await form.answer('lookUpAccount', { isSetUp: true })
    expect(form.face()).toBe('recognised')
    expect(form.stored.draft).toBeUndefined()
    form.clock.increment(INTAKE_RELOAD_DELAY_MS)
    expect(form.stored.reloads).toBe(1)
    expect(form.face()).toBe('recognised')
  })

  test('an intake whose answer got lost is recognised when it is sent again', async () => {
    const form = await sent()
    form.clock.increment(SETUP_TIMEOUT_MS)
    form.back()
    await form.answer('validateIban', { valid: true })
    form.submit()
    await form.refuse('submitSetup', 'USEREXISTS')
    await form.answer('lookUpAccount', { isSetUp: true })
    expect(form.face()).toBe('recognised')
  })

  test.each(['another person has it', 'an error', 'silence'])(
    'an account that exists says so when %s, can be looked at again, and keeps what was typed',
    async (cause) => {
      const form = await sent()
      await form.refuse('submitSetup', 'USEREXISTS')
      if (cause === 'silence') form.clock.increment(LOOK_UP_TIMEOUT_MS)
      else if (cause === 'an error') await form.refuse('lookUpAccount', 'FAILEDTOLOAD')
      else await form.answer('lookUpAccount', { isSetUp: false })
      expect(form.face()).toBe('failed')
      expect(selectIntakeError(form.snapshot())?.code).toBe('USEREXISTS')
      expect(selectCanLookAgain(form.snapshot())).toBe(true)
      expect(form.stored.draft).toMatchObject({ city: 'Brugge' })
      form.lookAgain()
      await form.answer('lookUpAccount', { isSetUp: true })
      expect(form.face()).toBe('recognised')
    },
  )

  test('no one is sent to look for an account that does not exist', async () => {
    const form = await sent()
    await form.refuse('submitSetup', 'SETUPERROR')
    expect(selectCanLookAgain(form.snapshot())).toBe(false)
    form.lookAgain()
    expect(form.face()).toBe('failed')
    expect(form.isAsking('lookUpAccount')).toBe(false)
  })

  test('IBANINVALID marks the bank account, which must change before it is sent again', async () => {
    const form = await sent()
    await form.refuse('submitSetup', 'IBANINVALID')
    form.back()
    expect(form.problem('bankaccount')).toBe('ibanInvalid')
    expect(selectBic(form.snapshot())).toBeUndefined()
    expect(form.isAsking('validateIban')).toBe(false)
    form.submit()
    expect(form.isAsking('submitSetup')).toBe(false)
    form.change('bankaccount', 'NL91ABNA0417164300')
    form.submit()
    await form.answer('validateIban', { valid: true })
    expect(form.isAsking('submitSetup')).toBe(true)
  })

  test('IBANINVALID without a bank account does not lock the form', async () => {
    const form = open({ draft: address })
    form.submit()
    await form.refuse('submitSetup', 'IBANINVALID')
    form.back()
    expect(form.problem('bankaccount')).toBeUndefined()
    form.submit()
    expect(form.isAsking('submitSetup')).toBe(true)
  })
})
