import { CARD_ORDER_MAX, SUBSCRIPTION_TYPE_CODES, totalOf } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WizardProblem } from '../wizard/definition.ts'
import { problemsOf, settled } from '../wizard/way.ts'
import type { RequestAnswers, RequestStep } from './answers.ts'
import { ANSWERS, CHARGER } from './cases.ts'
import { requestWizard } from './machine.ts'
import { requestDefinition } from './steps.ts'
import { atReview, open } from './testing.ts'

/** Random answers, including impossible ones. */
const anyAnswers = fc.record<RequestAnswers>(
  {
    kind: fc.constantFrom('CHARGER', 'CARD', 'SUPPORT'),
    accountType: fc.constantFrom('private', 'company'),
    companyName: fc.constantFrom('', 'Noordzee'),
    contactName: fc.constantFrom('Nora', 'x'),
    chargerType: fc.constantFrom('HOME', 'BUSINESS', 'PUBLIC'),
    mountingType: fc.constantFrom('WALL', 'POLE'),
    installationType: fc.constantFrom('ONE_PHASE', 'THREE_PHASE'),
    powerConnection: fc.constantFrom('AC_3_7', 'AC_7_4', 'AC_11', 'AC_22', 'DC_50'),
    dynamicType: fc.constantFrom('NONE', 'DYNAMIC'),
    subscriptionType: fc.constantFrom(...SUBSCRIPTION_TYPE_CODES),
    quantity: fc.integer({ min: -5, max: 600 }),
    surveyType: fc.constantFrom('REMOTE', 'ON_SITE'),
    surveyDetails: fc.constant('In the garage'),
  },
  { requiredKeys: [] },
)

describe('a changed answer', () => {
  test('drops exactly the later answers that depend on it and reports them', () => {
    const wizard = atReview({
      ...CHARGER,
      installationType: 'THREE_PHASE',
      powerConnection: 'AC_22',
      dynamicType: 'NONE',
    })
    const before = wizard.answers()
    wizard.edit('installationType').answer(ANSWERS.onePhase)
    expect(requestWizard.fell(wizard.actor.getSnapshot())).toEqual(['powerConnection', 'dynamicType'])
    const { powerConnection: _speed, dynamicType: _balancing, ...left } = before
    expect(wizard.answers()).toEqual({ ...left, installationType: 'ONE_PHASE' })
  })

  test('drops nothing if it gets the same value again', () => {
    const wizard = atReview().edit('installationType').answer(ANSWERS.onePhase)
    expect(requestWizard.fell(wizard.actor.getSnapshot())).toEqual([])
    expect(wizard.answers()).toEqual(CHARGER)
  })

  test('drops DC power when the charger becomes a home charger', () => {
    const wizard = atReview({
      ...CHARGER,
      chargerType: 'BUSINESS',
      installationType: 'THREE_PHASE',
      powerConnection: 'DC_50',
    })
    wizard.edit('chargerType').answer(ANSWERS.charger)
    expect(requestWizard.fell(wizard.actor.getSnapshot())).toEqual(['powerConnection'])
  })

  test('settles idempotently', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const once = settled(requestDefinition, answers)
        expect(settled(requestDefinition, once)).toEqual(once)
      }),
    )
  })
})

/** Step, field, valid value, invalid value and the resulting problem. */
const RULES: readonly (readonly [RequestStep, keyof RequestAnswers, unknown, unknown, WizardProblem])[] = [
  ['enterpriseDetails', 'vatNumber', 'BE 0403.170.701', '0403170701', 'invalid'],
  ['enterpriseDetails', 'companyName', 'a'.repeat(100), 'a'.repeat(101), 'maxLength'],
  ['contactDetails', 'contactName', 'Ann O’Neil-Öz', 'Ann 2', 'invalid'],
  ['contactDetails', 'contactName', 'a'.repeat(100), 'a'.repeat(101), 'maxLength'],
  ['contactDetails', 'email', 'nora@example.com', 'nora@example', 'invalid'],
  ['contactDetails', 'phone', '+32 470 12 34 56', '+31 470 12 34 56', 'invalid'],
  ['contactDetails', 'contactTitle', 'MX', undefined, 'required'],
  ['subscriptionType', 'quantity', 1, 0, 'invalid'],
  ['subscriptionType', 'quantity', CARD_ORDER_MAX, CARD_ORDER_MAX + 1, 'invalid'],
  ['subscriptionType', 'quantity', 2, 1.5, 'invalid'],
  ['subscriptionType', 'quantity', 2, Number.NaN, 'invalid'],
  ['surveyDetails', 'surveyDetails', 'a'.repeat(5_000), 'a'.repeat(5_001), 'maxLength'],
  ['contactBack', 'summary', 'a'.repeat(255), 'a'.repeat(256), 'maxLength'],
  ['contactBack', 'description', 'a'.repeat(5_000), 'a'.repeat(5_001), 'maxLength'],
  ['invoiceAddress', 'invoiceAddress', 'Kerkstraat 12', 'Kerkstraat', 'invalid'],
  ['invoiceAddress', 'invoiceZipCode', '9000', '90-00', 'invalid'],
  ['invoiceAddress', 'invoiceZipCode', '1'.repeat(12), '1'.repeat(13), 'maxLength'],
  ['invoiceAddress', 'invoiceCity', 'Sint-Niklaas', '9000', 'invalid'],
  ['deliveryAddress', 'deliveryAddress', 'Kerkstraat 12', 'Kerkstraat', 'invalid'],
  ['deliveryAddress', 'deliveryZipCode', '9000', '90-00', 'invalid'],
  ['deliveryAddress', 'deliveryCity', 'Gent', '#', 'invalid'],
  ['reviewOrder', 'remarks', '', 'a'.repeat(5_001), 'maxLength'],
]

describe('the rules of S5 at their steps', () => {
  test.each(RULES)('%s: %s accepts %o and rejects %o: %s', (step, field, right, wrong, problem) => {
    const problemOf = (value: unknown) => {
      const answers = { kind: 'CARD', delivery: 'OTHER', [field]: value } as RequestAnswers
      return problemsOf(requestDefinition, step, answers)[field]
    }
    expect(problemOf(right)).toBeUndefined()
    expect(problemOf(wrong)).toBe(problem)
  })
})

describe('the price list (S3)', () => {
  test('has one entry per choice, and its total is their sum', () => {
    fc.assert(
      fc.property(anyAnswers, (input) => {
        const { context, ...rest } = open().actor.getSnapshot()
        const answers = settled(requestDefinition, input)
        const snapshot = { ...rest, context: { ...context, answers } }
        const entries = requestWizard.prices(snapshot)
        expect(requestWizard.total(snapshot)).toBe(entries.length === 0 ? undefined : totalOf(entries))
        expect(new Set(entries.map(({ type }) => type)).size).toBe(entries.length)
      }),
    )
  })

  test('replaces the entry of a changed choice and removes the entry of a dropped one', () => {
    const wizard = atReview({ ...CHARGER, powerConnection: 'AC_7_4', dynamicType: 'DYNAMIC' })
    expect(requestWizard.total(wizard.actor.getSnapshot())).toBe(1_707.95)
    wizard.edit('installationType').answer(ANSWERS.threePhases)
    expect(requestWizard.prices(wizard.actor.getSnapshot())).toEqual([
      { type: 'chargerType', price: 899 },
      { type: 'mountingType', price: 0 },
      { type: 'installationType', price: 495 },
      { type: 'surveyType', price: 125 },
    ])
  })

  test('charges per card', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private).send('NEXT', 'NEXT')
    expect(requestWizard.total(wizard.actor.getSnapshot())).toBeUndefined()
    wizard.answer(ANSWERS.cards)
    expect(requestWizard.total(wizard.actor.getSnapshot())).toBe(312.5)
  })
})

test('LEARN fills in unanswered fields only', () => {
  const wizard = open().start('CARD', { contactName: 'Nora Newcomer', invoiceCity: 'Brugge' })
  wizard.actor.send({ type: 'LEARN', answers: { invoiceAddress: 'Kerkstraat 12', invoiceCity: 'Gent' } })
  expect(wizard.answers()).toMatchObject({ invoiceAddress: 'Kerkstraat 12', invoiceCity: 'Brugge' })
  expect(wizard.draft().draft).toMatchObject({ invoiceAddress: 'Kerkstraat 12' })
})

test('LEARN does not report a value as dropped if no step asks for it', () => {
  const wizard = open().start('SUPPORT')
  wizard.actor.send({ type: 'LEARN', answers: { invoiceAddress: 'Kerkstraat 12', invoiceCity: 'Gent' } })
  expect(requestWizard.fell(wizard.actor.getSnapshot())).toEqual([])
  expect(wizard.answers()).not.toHaveProperty('invoiceCity')
})
