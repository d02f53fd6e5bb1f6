import { settle } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { WIZARD_CHECK_TIMEOUT_MS } from '../wizard/timeouts.ts'
import type { RequestAnswers } from './answers.ts'
import { ANSWERS, CHARGER, LOOKED_UP } from './cases.ts'
import { requestWizard } from './machine.ts'
import { atReview, open } from './testing.ts'

describe('the VAT number of a company', () => {
  const company = () => {
    const wizard = open().start('SUPPORT').answer(ANSWERS.company).send('NEXT')
    return wizard.answer(ANSWERS.enterprise).send('NEXT')
  }

  test('is checked before NEXT leaves the step', async () => {
    const wizard = company()
    expect(wizard.viewState()).toBe('checking')
    await wizard.answered('checkStep', { vatVerdict: LOOKED_UP.valid })
    expect(wizard.at()).toBe('contactDetails')
    expect(wizard.viewState()).toBe('step')
    expect(wizard.draft().steps).toEqual(['accountType', 'enterpriseDetails', 'contactDetails'])
  })

  test('is checked before NEXT returns to the review', async () => {
    const wizard = atReview({
      ...CHARGER,
      accountType: 'company',
      ...ANSWERS.enterprise,
      subscriptionType: 'FAN',
    })
    wizard.edit('enterpriseDetails').answer({ vatNumber: 'BE0403170701' }).send('NEXT')
    await wizard.answered('checkStep', { vatVerdict: 'VALID BE0403170701' })
    expect(wizard.at()).toBe('reviewOrder')
  })

  test('is not checked on NEXT without a company name', async () => {
    const wizard = open().start('SUPPORT').answer(ANSWERS.company).send('NEXT').answer(ANSWERS.enterprise)
    const events: unknown[] = []
    wizard.actor.on('WRONG_FIELDS', (event) => events.push(event))
    wizard.answer({ companyName: '' }).send('NEXT')
    expect(wizard.viewState()).toBe('step')
    expect(events).toEqual([{ type: 'WRONG_FIELDS', fields: ['companyName'] }])
  })

  test('is marked as invalid and checked again after a change', async () => {
    const wizard = company()
    const events: unknown[] = []
    wizard.actor.on('WRONG_FIELDS', (event) => events.push(event))
    await wizard.answered('checkStep', { vatVerdict: LOOKED_UP.invalid })
    expect(wizard.at()).toBe('enterpriseDetails')
    expect(events).toEqual([{ type: 'WRONG_FIELDS', fields: ['vatNumber'] }])
    expect(requestWizard.problem(wizard.actor.getSnapshot(), 'vatNumber')).toBe('invalid')
    wizard.answer({ vatNumber: 'BE1000000035' }).send('NEXT')
    expect(wizard.viewState()).toBe('checking')
  })

  test('does not block the person when the checker is unavailable', async () => {
    const wizard = company()
    await wizard.refused('checkStep', 'FAILEDTOLOAD')
    expect(wizard.answers().vatVerdict).toBe('SKIPPED BE0123456749')
    // The skipped check is visible before the next step.
    expect(wizard.at()).toBe('enterpriseDetails')
    wizard.send('NEXT')
    expect(wizard.at()).toBe('contactDetails')
  })
})

describe('the company lookup', () => {
  const atCompany = (answers: RequestAnswers) =>
    open().start('SUPPORT').answer(ANSWERS.company).send('NEXT').answer(answers)
  const { vatNumber } = ANSWERS.enterprise
  const FOUND = { vatVerdict: LOOKED_UP.valid, companyName: 'Van den Berg' }
  const problem = (wizard: ReturnType<typeof open>, field: 'vatNumber' | 'companyName') =>
    requestWizard.problem(wizard.actor.getSnapshot(), field)

  test.each([[undefined], [''], [' ']])('fills in the name if it is %o', async (companyName) => {
    const wizard = atCompany({ vatNumber, ...(companyName !== undefined && { companyName }) }).send('CHECK')
    expect(wizard.viewState()).toBe('checking')
    await wizard.answered('checkStep', FOUND)
    expect(wizard.viewState()).toBe('step')
    expect(wizard.answers()).toMatchObject(FOUND)
    wizard.send('NEXT')
    expect(wizard.at()).toBe('contactDetails')
  })

  test('keeps the name that the person entered', async () => {
    const wizard = atCompany(ANSWERS.enterprise).send('CHECK')
    await wizard.answered('checkStep', FOUND)
    expect(wizard.answers()).toMatchObject({ ...ANSWERS.enterprise, vatVerdict: LOOKED_UP.valid })
  })

  test('leaves the name empty if the number is valid but has no known owner', async () => {
    const wizard = atCompany({ vatNumber }).send('CHECK')
    await wizard.answered('checkStep', { vatVerdict: LOOKED_UP.valid })
    expect(wizard.answers().companyName).toBeUndefined()
    wizard.answer({ companyName: 'By hand' }).send('NEXT')
    expect(wizard.at()).toBe('contactDetails')
  })

  test('reports a malformed number without sending a request or reporting the missing name', () => {
    const wizard = atCompany({ vatNumber: 'BE1' }).send('CHECK')
    expect(wizard.viewState()).toBe('step')
    expect(problem(wizard, 'vatNumber')).toBe('invalid')
    expect(problem(wizard, 'companyName')).toBeUndefined()
  })

  test('reports a number that no company has', async () => {
    const wizard = atCompany({ vatNumber }).send('CHECK')
    await wizard.answered('checkStep', { vatVerdict: LOOKED_UP.invalid })
    expect(problem(wizard, 'vatNumber')).toBe('invalid')
    expect(wizard.send('CHECK').viewState()).toBe('step')
  })

  test('runs again on CHECK after a timeout', async () => {
    const wizard = atCompany({ vatNumber }).send('CHECK')
    wizard.clock.increment(WIZARD_CHECK_TIMEOUT_MS)
    expect(wizard.answers().vatVerdict).toBe('SKIPPED BE0123456749')
    wizard.send('CHECK')
    expect(wizard.viewState()).toBe('checking')
    expect(requestWizard.error(wizard.actor.getSnapshot())).toBeUndefined()
    await wizard.answered('checkStep', FOUND)
    expect(wizard.answers()).toMatchObject(FOUND)
    expect(wizard.send('CHECK').viewState()).toBe('step')
  })

  test('stops when the person continues typing', async () => {
    const wizard = atCompany({ vatNumber }).send('CHECK').answer({ companyName: 'By hand' })
    expect(wizard.viewState()).toBe('step')
    await settle()
    expect(wizard.answers()).toMatchObject({ vatNumber, companyName: 'By hand' })
    expect(wizard.answers().vatVerdict).toBeUndefined()
  })
})
