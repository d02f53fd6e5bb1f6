import { SUBSCRIPTION_TYPE_CODES, totalOf } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { createGates, settle } from '../paths/index.ts'
import type { CallInput, LookUpAnswer } from '../wizard/context.ts'
import type { Data } from '../wizard/definition.ts'
import type { StoredDraft } from '../wizard/draft.ts'
import { WIZARD_CALL_TIMEOUT_MS, WIZARD_CHECK_TIMEOUT_MS } from '../wizard/timeouts.ts'
import { settled, wayOf } from '../wizard/way.ts'
import {
  REQUEST_ROUTES,
  REQUEST_STEPS,
  type RequestAnswers,
  type RequestKind,
  type RequestStep,
} from './answers.ts'
import { ANSWERS, CHARGER, KNOWN, LOOKED_UP, REMOTE, WAYS } from './cases.ts'
import { provideRequestWizard, requestWizard, requestWizardMachine } from './machine.ts'
import { offeredConnections, offeredSubscriptions, requestDefinition } from './steps.ts'

const open = (stored: unknown = null) => {
  const gates = createGates(requestWizardMachine)
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input: { stored }, clock }).start()
  const wizard = {
    actor,
    clock,
    gates,
    at: () => requestWizard.step(actor.getSnapshot()),
    face: () => requestWizard.face(actor.getSnapshot()),
    answers: () => requestWizard.answers(actor.getSnapshot()),
    draft: () => JSON.parse(JSON.stringify(requestWizard.draft(actor.getSnapshot()) ?? null)) as StoredDraft,
    send: (
      ...types: readonly ('NEXT' | 'BACK' | 'SUBMIT' | 'RETRY' | 'LEAVE' | 'CONTINUE' | 'RESET' | 'CHECK')[]
    ) => {
      for (const type of types) actor.send({ type })
      return wizard
    },
    start: (kind: RequestKind, answers: RequestAnswers = KNOWN) => {
      actor.send({ type: 'START', key: 'intent-1', answers: { kind, ...answers } })
      return wizard
    },
    answer: (answers: RequestAnswers) => {
      actor.send({ type: 'ANSWER', answers })
      return wizard
    },
    edit: (step: RequestStep) => {
      actor.send({ type: 'EDIT', step })
      return wizard
    },
    answered: async (call: string, output: Data = { id: 'RQ00001' }) => {
      gates.release(call, output)
      await settle()
    },
    refused: async (call: string, code: string) => {
      gates.refuse(call, { code })
      await settle()
    },
  }
  return wizard
}

/** A whole draft, at the review. */
const atReview = (answers: RequestAnswers = CHARGER) => {
  const steps = wayOf(requestDefinition, answers)
  const stored = {
    v: 1,
    kind: answers.kind,
    steps,
    draft: answers,
    attachmentIds: answers.attachmentIds ?? [],
    submission: { key: 'intent-1', callsDone: [] },
  }
  return open(stored).send('CONTINUE')
}

/** Random answers, some of them impossible. */
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
    expect(wizard.face()).toBe('step')
    wizard.send('NEXT')
    expect(wizard.at()).toBe('chargingSpeed')
  })

  test('answers of a step that is not shown are not taken', () => {
    const wizard = open().start('CARD').answer({ accountType: 'private', quantity: 3 })
    expect(wizard.answers().accountType).toBeUndefined()
    expect(wizard.answers().quantity).toBeUndefined()
  })
})

describe('a changed answer', () => {
  test('drops exactly the later ones that depend on it, and names them', () => {
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

  test('drops nothing where nothing depends on it', () => {
    const wizard = atReview().edit('installationType').answer(ANSWERS.onePhase)
    expect(requestWizard.fell(wizard.actor.getSnapshot())).toEqual([])
    expect(wizard.answers()).toEqual(CHARGER)
  })

  test('drops direct current when the charger turns out to be for home', () => {
    const wizard = atReview({
      ...CHARGER,
      chargerType: 'BUSINESS',
      installationType: 'THREE_PHASE',
      powerConnection: 'DC_50',
    })
    wizard.edit('chargerType').answer(ANSWERS.charger)
    expect(requestWizard.fell(wizard.actor.getSnapshot())).toEqual(['powerConnection'])
  })

  test('drops nothing more when it is settled twice', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const once = settled(requestDefinition, answers)
        expect(settled(requestDefinition, once)).toEqual(once)
      }),
    )
  })
})

describe('the price list (S3)', () => {
  test('has a total that is always the sum of its entries, one for each choice', () => {
    fc.assert(
      fc.property(anyAnswers, (wanted) => {
        const { context, ...rest } = open().actor.getSnapshot()
        const answers = settled(requestDefinition, wanted)
        const snapshot = { ...rest, context: { ...context, answers } }
        const entries = requestWizard.prices(snapshot)
        expect(requestWizard.total(snapshot)).toBe(entries.length === 0 ? undefined : totalOf(entries))
        expect(new Set(entries.map(({ type }) => type)).size).toBe(entries.length)
      }),
    )
  })

  test('replaces the entry of a choice that changes, and removes that of one that falls', () => {
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

  test('has a price for each card', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private).send('NEXT', 'NEXT')
    expect(requestWizard.total(wizard.actor.getSnapshot())).toBeUndefined()
    wizard.answer(ANSWERS.cards)
    expect(requestWizard.total(wizard.actor.getSnapshot())).toBe(312.5)
  })
})

test('what is learned after the start is taken where nothing was answered yet', () => {
  const wizard = open().start('CARD', { contactName: 'Nora Newcomer', invoiceCity: 'Brugge' })
  wizard.actor.send({ type: 'LEARN', answers: { invoiceAddress: 'Kerkstraat 12', invoiceCity: 'Gent' } })
  expect(wizard.answers()).toMatchObject({ invoiceAddress: 'Kerkstraat 12', invoiceCity: 'Brugge' })
  expect(wizard.draft().draft).toMatchObject({ invoiceAddress: 'Kerkstraat 12' })
})

describe("a company's VAT number", () => {
  const company = () => {
    const wizard = open().start('SUPPORT').answer(ANSWERS.company).send('NEXT')
    return wizard.answer(ANSWERS.enterprise).send('NEXT')
  }

  test('is checked before the step is left', async () => {
    const wizard = company()
    expect(wizard.face()).toBe('checking')
    await wizard.answered('checkStep', { vatVerdict: LOOKED_UP.valid })
    expect(wizard.at()).toBe('contactDetails')
    expect(wizard.face()).toBe('step')
    expect(wizard.draft().steps).toEqual(['accountType', 'enterpriseDetails', 'contactDetails'])
  })

  test('leads back to the overview where the person came from there', async () => {
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

  test('of a company without a name leads to the name', async () => {
    const wizard = open().start('SUPPORT').answer(ANSWERS.company).send('NEXT').answer(ANSWERS.enterprise)
    const told: unknown[] = []
    wizard.actor.on('WRONG_FIELDS', (event) => told.push(event))
    wizard.answer({ companyName: '' }).send('NEXT')
    expect(wizard.face()).toBe('step')
    expect(told).toEqual([{ type: 'WRONG_FIELDS', fields: ['companyName'] }])
  })

  test('is told to be invalid, and is checked again as soon as it is another', async () => {
    const wizard = company()
    const told: unknown[] = []
    wizard.actor.on('WRONG_FIELDS', (event) => told.push(event))
    await wizard.answered('checkStep', { vatVerdict: LOOKED_UP.invalid })
    expect(wizard.at()).toBe('enterpriseDetails')
    expect(told).toEqual([{ type: 'WRONG_FIELDS', fields: ['vatNumber'] }])
    expect(requestWizard.problem(wizard.actor.getSnapshot(), 'vatNumber')).toBe('invalid')
    wizard.answer({ vatNumber: 'BE1000000035' }).send('NEXT')
    expect(wizard.face()).toBe('checking')
  })

  test('lets a person go on when the checker cannot be asked', async () => {
    const wizard = company()
    await wizard.refused('checkStep', 'FAILEDTOLOAD')
    expect(wizard.answers().vatVerdict).toBe('SKIPPED BE0123456749')
    // That it was skipped is said first.
    expect(wizard.at()).toBe('enterpriseDetails')
    wizard.send('NEXT')
    expect(wizard.at()).toBe('contactDetails')
  })
})

describe('the look-up of a company', () => {
  const atCompany = (answers: RequestAnswers) =>
    open().start('SUPPORT').answer(ANSWERS.company).send('NEXT').answer(answers)
  const { vatNumber } = ANSWERS.enterprise
  const FOUND = { vatVerdict: LOOKED_UP.valid, companyName: 'Van den Berg' }
  const problem = (wizard: ReturnType<typeof open>, field: 'vatNumber' | 'companyName') =>
    requestWizard.problem(wizard.actor.getSnapshot(), field)

  test.each([[undefined], [''], [' ']])('fills in the name where it is %o', async (companyName) => {
    const wizard = atCompany({ vatNumber, ...(companyName !== undefined && { companyName }) }).send('CHECK')
    expect(wizard.face()).toBe('checking')
    await wizard.answered('checkStep', FOUND)
    expect(wizard.face()).toBe('step')
    expect(wizard.answers()).toMatchObject(FOUND)
    wizard.send('NEXT')
    expect(wizard.at()).toBe('contactDetails')
  })

  test('leaves the name that the person gave', async () => {
    const wizard = atCompany(ANSWERS.enterprise).send('CHECK')
    await wizard.answered('checkStep', FOUND)
    expect(wizard.answers()).toMatchObject({ ...ANSWERS.enterprise, vatVerdict: LOOKED_UP.valid })
  })

  test('leaves the name to the person where the number is known and its owner is not', async () => {
    const wizard = atCompany({ vatNumber }).send('CHECK')
    await wizard.answered('checkStep', { vatVerdict: LOOKED_UP.valid })
    expect(wizard.answers().companyName).toBeUndefined()
    wizard.answer({ companyName: 'By hand' }).send('NEXT')
    expect(wizard.at()).toBe('contactDetails')
  })

  test('tells a number that is wrong, asks no one, and tells nothing of the name', () => {
    const wizard = atCompany({ vatNumber: 'BE1' }).send('CHECK')
    expect(wizard.face()).toBe('step')
    expect(problem(wizard, 'vatNumber')).toBe('invalid')
    expect(problem(wizard, 'companyName')).toBeUndefined()
  })

  test('tells a number that no company has', async () => {
    const wizard = atCompany({ vatNumber }).send('CHECK')
    await wizard.answered('checkStep', { vatVerdict: LOOKED_UP.invalid })
    expect(problem(wizard, 'vatNumber')).toBe('invalid')
    expect(wizard.send('CHECK').face()).toBe('step')
  })

  test('is made again where it failed or took too long', async () => {
    const wizard = atCompany({ vatNumber }).send('CHECK')
    wizard.clock.increment(WIZARD_CHECK_TIMEOUT_MS)
    expect(wizard.answers().vatVerdict).toBe('SKIPPED BE0123456749')
    wizard.send('CHECK')
    expect(wizard.face()).toBe('checking')
    expect(requestWizard.error(wizard.actor.getSnapshot())).toBeUndefined()
    await wizard.answered('checkStep', FOUND)
    expect(wizard.answers()).toMatchObject(FOUND)
    expect(wizard.send('CHECK').face()).toBe('step')
  })

  test('ends when the person types on, and its late answer is not taken', async () => {
    const wizard = atCompany({ vatNumber }).send('CHECK').answer({ companyName: 'By hand' })
    expect(wizard.face()).toBe('step')
    await settle()
    expect(wizard.answers()).toMatchObject({ vatNumber, companyName: 'By hand' })
    expect(wizard.answers().vatVerdict).toBeUndefined()
  })
})

describe('the submission', () => {
  test('is made once, however often SUBMIT is pressed', () => {
    const wizard = atReview().send('SUBMIT', 'SUBMIT')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
    expect(wizard.face()).toBe('submitting')
  })

  test('writes the request and then its files, and throws the draft away', async () => {
    let dropped = 0
    const gates = createGates(
      requestWizardMachine.provide({ actions: { dropDraft: () => (dropped += 1) as unknown as void } }),
    )
    const stored = requestWizard.draft(atReview(REMOTE).actor.getSnapshot())
    const actor = createActor(gates.machine, { input: { stored } }).start()
    actor.send({ type: 'CONTINUE' })
    actor.send({ type: 'SUBMIT' })
    gates.release('request', { id: 'RQ00007' })
    await settle()
    expect(requestWizard.calls(actor.getSnapshot())).toEqual([
      { call: 'request', state: 'done' },
      { call: 'attachments', state: 'sending' },
    ])
    gates.release('attachments', null)
    await settle()
    expect(requestWizard.face(actor.getSnapshot())).toBe('submitted')
    expect(requestWizard.results(actor.getSnapshot())).toMatchObject({ request: { id: 'RQ00007' } })
    expect(dropped).toBe(1)
  })

  test('that was refused keeps the draft and says why; a retry repeats only what failed', async () => {
    const wizard = atReview(REMOTE).send('SUBMIT')
    await wizard.answered('request')
    await wizard.refused('attachments', 'INVADDRESS')
    expect(wizard.face()).toBe('failed')
    expect(requestWizard.calls(wizard.actor.getSnapshot())).toEqual([
      { call: 'request', state: 'done' },
      { call: 'attachments', state: 'failing' },
    ])
    wizard.gates.takeStarted()
    wizard.send('RETRY')
    expect(wizard.gates.takeStarted()).toEqual(['attachments'])
  })

  test('repeats what was done when an answer changed since, as an update with a key of its own', async () => {
    const wizard = atReview(REMOTE).send('SUBMIT')
    await wizard.answered('request')
    await wizard.refused('attachments', 'INVADDRESS')
    wizard.edit('mountingType').answer({ mountingType: 'POLE' }).send('NEXT')
    const [call] = requestWizard.calls(wizard.actor.getSnapshot())
    expect(call).toEqual({ call: 'request', state: 'changed' })
    wizard.gates.takeStarted()
    wizard.send('SUBMIT')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
  })

  test('carries one key for one intent: the same data again has the same key, other data another', async () => {
    const inputs: CallInput[] = []
    const sent = async (answers: RequestAnswers) => {
      const never = () => Promise.reject(new Error('is not asked'))
      const refuse = fromPromise<Data, CallInput>(({ input }) => {
        inputs.push(input)
        return Promise.reject(Object.assign(new Error('refused'), { code: 'INVADDRESS' }))
      })
      const machine = provideRequestWizard({
        actors: {
          request: refuse,
          chargepassrequest: fromPromise<Data, CallInput>(never),
          attachments: fromPromise<Data, CallInput>(never),
          checkStep: fromPromise<RequestAnswers, { step: RequestStep; answers: RequestAnswers }>(never),
          lookUp: fromPromise<LookUpAnswer, CallInput>(never),
        },
        actions: { keepDraft: () => undefined, dropDraft: () => undefined },
      })
      const stored = requestWizard.draft(atReview(answers).actor.getSnapshot())
      const again = createActor(machine, { input: { stored } }).start()
      again.send({ type: 'CONTINUE' })
      again.send({ type: 'SUBMIT' })
      await settle()
    }
    await sent(CHARGER)
    await sent(CHARGER)
    await sent({ ...CHARGER, mountingType: 'POLE' })
    const [first, second, third] = inputs.map(({ key }) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(first).toMatch(/^intent-1-request-[a-z0-9]+$/)
  })

  test.each(['gets no answer', 'loses its answer'])(
    'that %s looks what happened before anything is sent again',
    async (fault) => {
      const wizard = atReview().send('SUBMIT')
      wizard.gates.takeStarted()
      if (fault === 'gets no answer') wizard.clock.increment(WIZARD_CALL_TIMEOUT_MS)
      else await wizard.refused('request', 'FAILEDTOLOAD')
      expect(wizard.face()).toBe('unknown')
      expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
      await wizard.answered('lookUp', { found: { id: 'RQ00001' } })
      expect(wizard.face()).toBe('submitted')
    },
  )

  test('of files has no time limit: it reports its own losses', async () => {
    const wizard = atReview({
      ...CHARGER,
      surveyType: 'REMOTE',
      surveyDetails: 'In the hall.',
      attachmentIds: ['a'],
    })
    wizard.send('SUBMIT')
    await wizard.answered('request', { id: 'RQ00001' })
    wizard.clock.increment(WIZARD_CALL_TIMEOUT_MS * 4)
    expect(wizard.face()).toBe('submitting')
    await wizard.refused('attachments', 'FAILEDTOLOAD')
    expect(wizard.face()).toBe('unknown')
  })

  test('that is unknown is not sent on when answers were taken away since', async () => {
    const sent = open(atReview().send('SUBMIT').draft()).send('CONTINUE')
    sent.gates.refuse('lookUp', { code: 'FAILEDTOLOAD' })
    await settle()
    sent.send('BACK', 'RESET', 'LEAVE', 'CONTINUE')
    expect([sent.face(), sent.at()]).toEqual(['step', 'accountType'])
    expect(sent.draft().submission.underWay).toBeDefined()
  })

  test('that was interrupted by a reload is looked for, and not sent again by itself', async () => {
    const wizard = open(atReview().send('SUBMIT').draft()).send('CONTINUE')
    expect(wizard.face()).toBe('unknown')
    expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
    await wizard.answered('lookUp', { found: null })
    expect(wizard.face()).toBe('failed')
    expect(wizard.gates.takeStarted()).toEqual([])
    wizard.send('RETRY')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
  })
})

describe('a stored draft', () => {
  test('is shown at the step where it was left, with the same way back', () => {
    const wizard = open().start('CARD').answer(ANSWERS.private).send('NEXT', 'NEXT')
    const again = open(wizard.draft())
    expect(again.face()).toBe('idle')
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
    expect(wizard.face()).toBe('idle')
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

  test('is never begun over by a new request, but continued or discarded', () => {
    const wizard = open(whole()).start('CARD')
    expect(wizard.face()).toBe('idle')
    wizard.actor.send({ type: 'DISCARD' })
    expect(wizard.face()).toBe('discarding')
    wizard.actor.send({ type: 'CONFIRM' })
    wizard.start('CARD')
    expect(wizard.answers().kind).toBe('CARD')
  })

  test('that another tab changed is taken, and the person is told', () => {
    const wizard = open().start('CARD')
    wizard.actor.send({ type: 'OVERTAKEN', stored: whole() })
    expect(wizard.face()).toBe('overtaken')
    wizard.send('CONTINUE')
    expect(wizard.at()).toBe('reviewOrder')
  })
})

describe('the payload', () => {
  test('of a charger is the draft of S3, with the company and its VAT number, and the contact with title', () => {
    const payload = requestDefinition.calls.request.payload({
      ...REMOTE,
      accountType: 'company',
      ...ANSWERS.enterprise,
      vatNumber: 'be 0123.456.749',
      ...ANSWERS.elsewhere,
    })
    expect(payload).toMatchObject({
      Kind: 'CHARGER',
      Summary: 'CHARGER HOME AC_3_7',
      RelationId: 'RL00001',
      Draft: {
        companyName: 'Noordzee Logistics (BE0123456749)',
        contactName: 'Mrs Nora Newcomer',
        invoiceAddress: { address: 'Kerkstraat 12', zipCode: '9000', city: 'Gent' },
        deliveryAddress: { address: 'Stationsplein 1', zipCode: '8000', city: 'Brugge' },
      },
      Total: 1_294,
    })
  })

  test('of a question has no addresses and no prices', () => {
    const payload = requestDefinition.calls.request.payload({
      kind: 'SUPPORT',
      accountType: 'private',
      ...KNOWN,
      ...ANSWERS.question,
    })
    expect(payload).toMatchObject({ Summary: 'The cable does not come loose', PriceLines: [], Total: 0 })
    expect(payload).not.toHaveProperty('Draft.invoiceAddress')
  })

  test('of an order of cards is their number, their type, and the address', () => {
    expect(
      requestDefinition.calls.chargepassrequest.payload({
        kind: 'CARD',
        ...KNOWN,
        ...ANSWERS.cards,
        delivery: 'SAME',
      }),
    ).toEqual({
      RelationId: 'RL00001',
      Quantity: 25,
      SubscriptionTypeCode: 'PRIVATE',
      DeliveryAddress: { address: 'Kerkstraat 12', zipCode: '9000', city: 'Gent' },
      Remarks: '',
    })
  })
})
