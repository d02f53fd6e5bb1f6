import { settle } from '@portal/paths'
import { INTAKE_RELOAD_DELAY_MS } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { selectCanLookAgain, selectIntakeValue, selectIsIntakeSending } from './selectors.ts'
import { LOOK_UP_TIMEOUT_MS, SETUP_TIMEOUT_MS } from './setup.ts'
import { address, company, IBAN, open, VAT } from './testing.ts'

describe('submitting', () => {
  test('reports every required field of an empty form, in form order', () => {
    const form = open({ isCompany: true })
    form.submit()
    expect(form.wrongFields).toEqual([
      ['vatnr', 'companyname', 'street', 'housenumber', 'postalcode', 'city', 'phone'],
    ])
    for (const field of form.wrongFields[0] ?? []) expect(form.problem(field)).toBe('required')
    expect(form.isBusy()).toBe(false)
    expect(form.viewState()).toBe('form')
  })

  test('starts missing checks immediately, waits for all responses and sends once', async () => {
    const form = open({ isCompany: true, draft: company })
    form.change('vatnr', VAT)
    form.change('bankaccount', IBAN)
    form.submit()
    expect(form.isBusy()).toBe(true)
    expect(form.requests).toEqual([{ iban: IBAN }, { vat: VAT }])
    form.submit()
    await form.answer('validateIban', { valid: true })
    expect(form.isPending('submitSetup')).toBe(false)
    await form.answer('validateVat', { valid: true })
    expect(form.isPending('submitSetup')).toBe(true)
    form.submit()
    form.change('city', 'Brugge')
    expect(selectIntakeValue(form.snapshot(), 'city')).toBe('Gent')
    expect(selectIsIntakeSending(form.snapshot())).toBe(true)
    expect(form.requests).toHaveLength(3)
  })

  test('stops when a pending check rejects a value', async () => {
    const form = open({ draft: address })
    form.change('bankaccount', IBAN)
    form.submit()
    await form.answer('validateIban', { valid: false })
    expect(form.isPending('submitSetup')).toBe(false)
    expect(form.isBusy()).toBe(false)
    expect(form.wrongFields).toEqual([['bankaccount']])
  })

  test('is cancelled by a change while checks are pending', async () => {
    const form = open({ draft: address })
    form.change('bankaccount', IBAN)
    form.submit()
    form.change('city', 'Brugge')
    await form.answer('validateIban', { valid: true })
    expect(form.isPending('submitSetup')).toBe(false)
    expect(form.isBusy()).toBe(false)
  })

  test.each([true, false])('sends the payload and the debug flag of the portal: %s', (debug) => {
    const form = open({ draft: address, debug })
    form.submit()
    expect(form.requests).toEqual([
      { debug, payload: expect.objectContaining({ name: 'Nora Newcomer', iscompany: '0', city: 'Gent' }) },
    ])
  })
})

describe('the response to a submission (S4)', () => {
  const sent = () => {
    const form = open({ draft: { ...address, bankaccount: IBAN } })
    form.gates.release('validateIban', { valid: true, bic: 'KREDBEBB' })
    return settle().then(() => {
      form.change('city', 'Brugge')
      form.submit()
      return form
    })
  }

  test('welcomes the user after success, deletes the draft and reloads after 5 seconds', async () => {
    const form = await sent()
    await form.answer('submitSetup')
    expect(form.viewState()).toBe('welcome')
    expect(form.stored.draft).toBeUndefined()
    form.clock.increment(INTAKE_RELOAD_DELAY_MS - 1)
    expect(form.stored.reloads).toBe(0)
    form.clock.increment(1)
    expect(form.stored.reloads).toBe(1)
    expect(form.viewState()).toBe('welcome')
  })

  test.each(['SETUPERROR', 'RelNameTooLong', 'EmailTooLong', 'INVADDRESS', 'FAILEDTOLOAD'])(
    'hides the form after %s and restores every value when the person returns',
    async (code) => {
      const form = await sent()
      await form.refuse('submitSetup', code)
      expect(form.viewState()).toBe('failed')
      expect(form.snapshot().context.error?.code).toBe(code)
      expect(form.stored.draft).toMatchObject({ city: 'Brugge' })
      form.back()
      expect(form.viewState()).toBe('form')
      expect(form.snapshot().context.error).toBeUndefined()
      expect(selectIntakeValue(form.snapshot(), 'city')).toBe('Brugge')
      await form.answer('validateIban', { valid: true })
      form.submit()
      expect(form.isPending('submitSetup')).toBe(true)
    },
  )

  test('times out as FAILEDTOLOAD', async () => {
    const form = await sent()
    form.clock.increment(SETUP_TIMEOUT_MS)
    expect(form.snapshot().context.error?.code).toBe('FAILEDTOLOAD')
    expect(form.viewState()).toBe('failed')
  })

  test('opens the portal without a second submission if the existing account is already set up', async () => {
    const form = await sent()
    await form.refuse('submitSetup', 'USEREXISTS')
    expect(form.viewState()).toBe('lookingUp')
    expect(form.isBusy()).toBe(true)
    await form.answer('lookUpAccount', { isSetUp: true })
    expect(form.viewState()).toBe('recognised')
    expect(form.stored.draft).toBeUndefined()
    form.clock.increment(INTAKE_RELOAD_DELAY_MS)
    expect(form.stored.reloads).toBe(1)
    expect(form.viewState()).toBe('recognised')
  })

  test('recognizes the account when the form is resent after a lost response', async () => {
    const form = await sent()
    form.clock.increment(SETUP_TIMEOUT_MS)
    form.back()
    await form.answer('validateIban', { valid: true })
    form.submit()
    await form.refuse('submitSetup', 'USEREXISTS')
    await form.answer('lookUpAccount', { isSetUp: true })
    expect(form.viewState()).toBe('recognised')
  })

  test.each(['a negative lookup', 'an error', 'silence'])(
    'shows USEREXISTS after %s, allows another lookup and keeps the values',
    async (cause) => {
      const form = await sent()
      await form.refuse('submitSetup', 'USEREXISTS')
      if (cause === 'silence') form.clock.increment(LOOK_UP_TIMEOUT_MS)
      else if (cause === 'an error') await form.refuse('lookUpAccount', 'FAILEDTOLOAD')
      else await form.answer('lookUpAccount', { isSetUp: false })
      expect(form.viewState()).toBe('failed')
      expect(form.snapshot().context.error?.code).toBe('USEREXISTS')
      expect(selectCanLookAgain(form.snapshot())).toBe(true)
      expect(form.stored.draft).toMatchObject({ city: 'Brugge' })
      form.lookAgain()
      await form.answer('lookUpAccount', { isSetUp: true })
      expect(form.viewState()).toBe('recognised')
    },
  )

  test('offers no account lookup for other errors', async () => {
    const form = await sent()
    await form.refuse('submitSetup', 'SETUPERROR')
    expect(selectCanLookAgain(form.snapshot())).toBe(false)
    form.lookAgain()
    expect(form.viewState()).toBe('failed')
    expect(form.isPending('lookUpAccount')).toBe(false)
  })

  test('marks the bank account after IBANINVALID and blocks the form until it changes', async () => {
    const form = await sent()
    await form.refuse('submitSetup', 'IBANINVALID')
    form.back()
    expect(form.problem('bankaccount')).toBe('ibanInvalid')
    expect(form.snapshot().context.bic).toBeUndefined()
    expect(form.isPending('validateIban')).toBe(false)
    form.submit()
    expect(form.isPending('submitSetup')).toBe(false)
    form.change('bankaccount', 'NL91ABNA0417164300')
    form.submit()
    await form.answer('validateIban', { valid: true })
    expect(form.isPending('submitSetup')).toBe(true)
  })

  test('does not block the form after IBANINVALID without a bank account', async () => {
    const form = open({ draft: address })
    form.submit()
    await form.refuse('submitSetup', 'IBANINVALID')
    form.back()
    expect(form.problem('bankaccount')).toBeUndefined()
    form.submit()
    expect(form.isPending('submitSetup')).toBe(true)
  })
})
