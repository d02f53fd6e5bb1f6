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

  test('has a separate route for each of its steps (S2)', () => {
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
  ])('asks about load balancing at %s: %s (only for AC above 3.7 kW)', (speed, isIncluded) => {
    const answers = {
      kind: 'CHARGER',
      accountType: 'private',
      powerConnection: speed,
    } as RequestAnswers
    expect(wayOf(requestDefinition, answers).includes('dynamicType')).toBe(isIncluded)
  })

  test('offers the power connections that the phases allow, and DC only outside homes', () => {
    expect(offeredConnections({ installationType: 'ONE_PHASE' })).toEqual(['AC_3_7', 'AC_7_4'])
    expect(offeredConnections({ installationType: 'THREE_PHASE', chargerType: 'HOME' })).toEqual([
      'AC_11',
      'AC_22',
    ])
    expect(offeredConnections({ installationType: 'THREE_PHASE', chargerType: 'PUBLIC' })).toContain('DC_50')
    expect(offeredConnections({})).toEqual([])
  })

  test('offers each listed subscription type either to private persons or to companies (S9)', () => {
    const both = (['private', 'company'] as const).flatMap((accountType) =>
      offeredSubscriptions({ accountType }),
    )
    expect([...both].sort()).toEqual([...SUBSCRIPTION_TYPE_CODES].sort())
  })
})

describe('navigation', () => {
  test('returns to the same state after NEXT and BACK (S4)', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private)
    const before = wizard.draft()
    wizard.send('NEXT')
    expect(wizard.at()).toBe('contactDetails')
    wizard.send('BACK')
    expect(wizard.draft()).toEqual(before)
  })

  test('stays at a step without an answer and reports the invalid fields', () => {
    const wizard = open().start('CARD')
    const wrongFields: unknown[] = []
    wizard.actor.on('WRONG_FIELDS', ({ fields }) => wrongFields.push(fields))
    wizard.send('NEXT')
    expect(wizard.at()).toBe('accountType')
    expect(wrongFields).toEqual([['accountType']])
    expect(requestWizard.problem(wizard.actor.getSnapshot(), 'accountType')).toBe('required')
  })

  test('pops to a step of the browser history and ignores steps outside the back-stack', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private).send('NEXT', 'NEXT')
    expect(wizard.at()).toBe('subscriptionType')
    wizard.actor.send({ type: 'POP_TO', to: 'invoiceAddress' })
    wizard.actor.send({ type: 'POP_TO', to: 9 })
    expect(wizard.at()).toBe('subscriptionType')
    wizard.actor.send({ type: 'POP_TO', to: 0 })
    expect(wizard.at()).toBe('accountType')
  })

  test('starts over on RESET', () => {
    const fresh = open().start('CHARGER', { customerId: 'RL00001' })
    const wizard = atReview().send('RESET')
    expect(wizard.draft()).toEqual({ ...fresh.draft(), draft: wizard.draft().draft })
    expect(wizard.answers()).toEqual({ kind: 'CHARGER', customerId: 'RL00001' })
  })

  test('returns to the review on NEXT after an edit', () => {
    const wizard = atReview().edit('surveyType').send('NEXT')
    expect(wizard.at()).toBe('reviewOrder')
    wizard.send('BACK')
    expect(wizard.at()).toBe('surveyType')
  })

  test('leads through the unanswered steps to the review after an edit that dropped later answers', () => {
    const wizard = atReview().edit('installationType').answer(ANSWERS.threePhases)
    expect(wizard.draft().steps).not.toContain('chargingSpeed')
    wizard.send('NEXT')
    expect(wizard.at()).toBe('chargingSpeed')
    wizard.answer(ANSWERS.fast).send('NEXT')
    expect(wizard.at()).toBe('dynamicType')
    wizard.answer(ANSWERS.balanced).send('NEXT')
    expect(wizard.at()).toBe('reviewOrder')
  })

  test('does not submit an incomplete review and leads to the missing answer on NEXT', () => {
    const wizard = atReview().edit('installationType').answer(ANSWERS.threePhases).send('BACK')
    expect(wizard.at()).toBe('reviewOrder')
    wizard.send('SUBMIT')
    expect(wizard.viewState()).toBe('step')
    wizard.send('NEXT')
    expect(wizard.at()).toBe('chargingSpeed')
  })

  test('ignores an ANSWER event that also contains answers of another step', () => {
    const wizard = open().start('CARD').answer({ accountType: 'private', quantity: 3 })
    expect(wizard.answers().accountType).toBeUndefined()
    expect(wizard.answers().quantity).toBeUndefined()
  })
})

describe('a stored draft', () => {
  test('resumes at the step where it was left, with the same back-stack', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private).send('NEXT', 'NEXT')
    const again = open(wizard.draft())
    expect(again.viewState()).toBe('idle')
    again.send('CONTINUE')
    expect(again.draft()).toEqual(wizard.draft())
    expect(again.at()).toBe('subscriptionType')
  })

  test('is versioned data, not a snapshot', () => {
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
    ['has another version', (draft) => ({ ...draft, v: 2 })],
    ['belongs to another wizard', (draft) => ({ ...draft, kind: 'INSTALLATION' })],
    ['has no submission', ({ submission: _, ...draft }) => draft],
    ['has unknown calls', (draft) => ({ ...draft, submission: { key: 'k', callsDone: [{ call: 'x' }] } })],
    ['has a key unfit for a header', (draft) => ({ ...draft, submission: { key: 'ä b', callsDone: [] } })],
    ['is null', () => null],
    ['is a string', () => 'draft'],
  ])('is ignored if it %s', (_, damage) => {
    const wizard = open(damage(whole())).send('CONTINUE')
    expect(wizard.viewState()).toBe('idle')
    expect(requestWizard.hasDraft(wizard.actor.getSnapshot())).toBe(false)
  })

  test('drops unknown answers and steps', () => {
    const wizard = open({
      ...whole(),
      draft: { ...CHARGER, chargerType: 'ROCKET', email: 7, isAdmin: true },
      steps: ['accountType', 'toString', 'chargerType', 'surveyDetails', 'reviewOrder', 'mountingType'],
    }).send('CONTINUE')
    const { chargerType: _type, email: _email, ...rest } = CHARGER
    expect(wizard.answers()).toEqual(rest)
    // The contact is incomplete, so no later step may be open.
    expect(wizard.at()).toBe('contactDetails')
    expect(wizard.draft().steps).toEqual(['accountType', 'contactDetails'])
  })

  test('drops steps that do not belong to its answers, even when it is complete', () => {
    const wizard = open({ ...whole(), steps: ['accountType', 'contactBack', 'toString'] }).send('CONTINUE')
    expect(wizard.at()).toBe('accountType')
    expect(wizard.draft().steps).toEqual(['accountType'])
  })

  test('cannot be overwritten by a new request, only continued or discarded', () => {
    const wizard = open(whole()).start('CARD')
    expect(wizard.viewState()).toBe('idle')
    wizard.actor.send({ type: 'DISCARD' })
    expect(wizard.viewState()).toBe('discarding')
    wizard.actor.send({ type: 'CONFIRM' })
    wizard.start('CARD')
    expect(wizard.answers().kind).toBe('CARD')
  })

  test('is adopted when it was changed in another tab, and the person is informed', () => {
    const wizard = open().start('CARD')
    wizard.actor.send({ type: 'OVERTAKEN', stored: whole() })
    expect(wizard.viewState()).toBe('overtaken')
    wizard.send('CONTINUE')
    expect(wizard.at()).toBe('reviewOrder')
  })
})
