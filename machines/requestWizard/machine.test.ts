import { SUBSCRIPTION_TYPE_CODES } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import type { StoredDraft } from '../wizard/draft.ts'
import { wayOf } from '../wizard/way.ts'
import { REQUEST_ROUTES, REQUEST_STEPS, type RequestAnswers } from './answers.ts'
import { ANSWERS, CHARGER, WAYS } from './cases.ts'
import { requestWizard } from './machine.ts'
import { offeredConnections, offeredSubscriptions, requestDefinition } from './steps.ts'
import { atReview, open } from './testing.ts'

describe('the request wizard', () => {
  test.each(['CHARGER', 'CARD', 'SUPPORT'] as const)('starts at AccountType for %s (S4)', (kind) => {
    const wizard = open().start(kind)
    expect(wizard.at()).toBe('accountType')
    expect(requestWizard.depth(wizard.actor.getSnapshot())).toBe(0)
  })

  test('has a route of its own for each of its steps (S2)', () => {
    expect(Object.keys(REQUEST_ROUTES)).toEqual([...REQUEST_STEPS])
    expect(Object.keys(requestDefinition.steps)).toEqual([...REQUEST_STEPS])
    expect(new Set(Object.values(REQUEST_ROUTES)).size).toBe(REQUEST_STEPS.length)
  })

  test.each(WAYS)('asks for %s step by step', (_, answers, way) => {
    expect(wayOf(requestDefinition, answers)).toEqual(way)
  })

  test.each<[RequestAnswers['powerConnection'], boolean]>([
    ['AC_3_7', false],
    ['AC_7_4', true],
    ['AC_11', true],
    ['AC_22', true],
    ['DC_50', false],
  ])(
    'asks about load balancing at %s: %s, as it is of alternating current above 3.7 kW',
    (speed, isAsked) => {
      const answers = {
        kind: 'CHARGER',
        accountType: 'private',
        powerConnection: speed,
      } as RequestAnswers
      expect(wayOf(requestDefinition, answers).includes('dynamicType')).toBe(isAsked)
    },
  )

  test('offers the power connections that the phases allow, and direct current nowhere at home', () => {
    expect(offeredConnections({ installationType: 'ONE_PHASE' })).toEqual(['AC_3_7', 'AC_7_4'])
    expect(offeredConnections({ installationType: 'THREE_PHASE', chargerType: 'HOME' })).toEqual([
      'AC_11',
      'AC_22',
    ])
    expect(offeredConnections({ installationType: 'THREE_PHASE', chargerType: 'PUBLIC' })).toContain('DC_50')
    expect(offeredConnections({})).toEqual([])
  })

  test('offers every listed subscription type to a person (S9)', () => {
    const both = (['private', 'company'] as const).flatMap((accountType) =>
      offeredSubscriptions({ accountType }),
    )
    expect([...both].sort()).toEqual([...SUBSCRIPTION_TYPE_CODES].sort())
  })
})

describe('going on and back', () => {
  test('NEXT and then BACK is where one was (S4)', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private)
    const before = wizard.draft()
    wizard.send('NEXT')
    expect(wizard.at()).toBe('contactDetails')
    wizard.send('BACK')
    expect(wizard.draft()).toEqual(before)
  })

  test('a step without an answer is not left, and says which fields are wrong', () => {
    const wizard = open().start('CARD')
    const told: unknown[] = []
    wizard.actor.on('WRONG_FIELDS', ({ fields }) => told.push(fields))
    wizard.send('NEXT')
    expect(wizard.at()).toBe('accountType')
    expect(told).toEqual([['accountType']])
    expect(requestWizard.problem(wizard.actor.getSnapshot(), 'accountType')).toBe('required')
  })

  test('the step of a browser history is popped to; a step off the way back changes nothing', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private).send('NEXT', 'NEXT')
    expect(wizard.at()).toBe('subscriptionType')
    wizard.actor.send({ type: 'POP_TO', to: 'invoiceAddress' })
    wizard.actor.send({ type: 'POP_TO', to: 9 })
    expect(wizard.at()).toBe('subscriptionType')
    wizard.actor.send({ type: 'POP_TO', to: 0 })
    expect(wizard.at()).toBe('accountType')
  })

  test('RESET equals fresh', () => {
    const fresh = open().start('CHARGER', { customerId: 'RL00001' })
    const wizard = atReview().send('RESET')
    expect(wizard.draft()).toEqual({ ...fresh.draft(), draft: wizard.draft().draft })
    expect(wizard.answers()).toEqual({ kind: 'CHARGER', customerId: 'RL00001' })
  })

  test('from an edit NEXT returns to the review', () => {
    const wizard = atReview().edit('surveyType').send('NEXT')
    expect(wizard.at()).toBe('reviewOrder')
    wizard.send('BACK')
    expect(wizard.at()).toBe('surveyType')
  })

  test('from an edit that made a later answer fall, NEXT leads to the first step without one, and then back', () => {
    const wizard = atReview().edit('installationType').answer(ANSWERS.threePhases)
    expect(wizard.draft().steps).not.toContain('chargingSpeed')
    wizard.send('NEXT')
    expect(wizard.at()).toBe('chargingSpeed')
    wizard.answer(ANSWERS.fast).send('NEXT')
    expect(wizard.at()).toBe('dynamicType')
    wizard.answer(ANSWERS.balanced).send('NEXT')
    expect(wizard.at()).toBe('reviewOrder')
  })

  test('a review with an answer missing cannot be submitted, and NEXT leads to the missing one', () => {
    const wizard = atReview().edit('installationType').answer(ANSWERS.threePhases).send('BACK')
    expect(wizard.at()).toBe('reviewOrder')
    wizard.send('SUBMIT')
    expect(wizard.viewState()).toBe('step')
    wizard.send('NEXT')
    expect(wizard.at()).toBe('chargingSpeed')
  })

  test('answers of a step that is not shown are not taken', () => {
    const wizard = open().start('CARD').answer({ accountType: 'private', quantity: 3 })
    expect(wizard.answers().accountType).toBeUndefined()
    expect(wizard.answers().quantity).toBeUndefined()
  })
})

describe('a stored draft', () => {
  test('is shown at the step where it was left, with the same way back', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private).send('NEXT', 'NEXT')
    const again = open(wizard.draft())
    expect(again.viewState()).toBe('idle')
    again.send('CONTINUE')
    expect(again.draft()).toEqual(wizard.draft())
    expect(again.at()).toBe('subscriptionType')
  })

  test('is data of a version, and no snapshot', () => {
    expect(atReview().draft()).toEqual({
      v: 1,
      kind: 'CHARGER',
      steps: wayOf(requestDefinition, CHARGER),
      draft: CHARGER,
      attachmentIds: [],
      submission: { key: 'intent-1', callsDone: [] },
    })
  })

  const whole = () => atReview().draft()
  test.each<[string, (draft: StoredDraft) => unknown]>([
    ['another version', (draft) => ({ ...draft, v: 2 })],
    ['another wizard', (draft) => ({ ...draft, kind: 'INSTALLATION' })],
    ['no submission', ({ submission: _, ...draft }) => draft],
    ['calls that are none', (draft) => ({ ...draft, submission: { key: 'k', callsDone: [{ call: 'x' }] } })],
    ['a key that no header can carry', (draft) => ({ ...draft, submission: { key: 'ä b', callsDone: [] } })],
    ['nothing', () => null],
    ['a text', () => 'draft'],
  ])('of %s is none', (_, damage) => {
    const wizard = open(damage(whole())).send('CONTINUE')
    expect(wizard.viewState()).toBe('idle')
    expect(requestWizard.hasDraft(wizard.actor.getSnapshot())).toBe(false)
  })

  test('brings in no answer and no step that the wizard does not know', () => {
    const wizard = open({
      ...whole(),
      draft: { ...CHARGER, chargerType: 'ROCKET', email: 7, isAdmin: true },
      steps: ['accountType', 'toString', 'chargerType', 'surveyDetails', 'reviewOrder', 'mountingType'],
    }).send('CONTINUE')
    const { chargerType: _type, email: _email, ...rest } = CHARGER
    expect(wizard.answers()).toEqual(rest)
    // The contact is not whole any more: a later step may not be shown.
    expect(wizard.at()).toBe('contactDetails')
    expect(wizard.draft().steps).toEqual(['accountType', 'contactDetails'])
  })

  test('of steps that are on no way of its answers shows none of them, though all is answered', () => {
    const wizard = open({ ...whole(), steps: ['accountType', 'contactBack', 'toString'] }).send('CONTINUE')
    expect(wizard.at()).toBe('accountType')
    expect(wizard.draft().steps).toEqual(['accountType'])
  })

  test('is never begun over by a new request, but continued or discarded', () => {
    const wizard = open(whole()).start('CARD')
    expect(wizard.viewState()).toBe('idle')
    wizard.actor.send({ type: 'DISCARD' })
    expect(wizard.viewState()).toBe('discarding')
    wizard.actor.send({ type: 'CONFIRM' })
    wizard.start('CARD')
    expect(wizard.answers().kind).toBe('CARD')
  })

  test('that another tab changed is taken, and the person is told', () => {
    const wizard = open().start('CARD')
    wizard.actor.send({ type: 'OVERTAKEN', stored: whole() })
    expect(wizard.viewState()).toBe('overtaken')
    wizard.send('CONTINUE')
    expect(wizard.at()).toBe('reviewOrder')
  })
})
