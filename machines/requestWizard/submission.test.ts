import { createGates, settle } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CallInput, LookUpAnswer } from '../wizard/context.ts'
import type { Data } from '../wizard/definition.ts'
import { WIZARD_CALL_TIMEOUT_MS } from '../wizard/timeouts.ts'
import type { RequestAnswers, RequestStep } from './answers.ts'
import { CHARGER, REMOTE } from './cases.ts'
import { provideRequestWizard, requestWizard, requestWizardMachine } from './machine.ts'
import { atReview, open } from './testing.ts'

describe('the submission', () => {
  test('runs once, however often SUBMIT is pressed', () => {
    const wizard = atReview().send('SUBMIT', 'SUBMIT')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
    expect(wizard.viewState()).toBe('submitting')
  })

  test('sends the request, then its files, and deletes the draft', async () => {
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
    expect(requestWizard.viewState(actor.getSnapshot())).toBe('submitted')
    expect(requestWizard.results(actor.getSnapshot())).toMatchObject({ request: { id: 'RQ00007' } })
    expect(dropped).toBe(1)
  })

  test('reports which call was rejected and resends only that call on RETRY', async () => {
    const wizard = atReview(REMOTE).send('SUBMIT')
    await wizard.answered('request')
    await wizard.refused('attachments', 'INVADDRESS')
    expect(wizard.viewState()).toBe('failed')
    expect(requestWizard.calls(wizard.actor.getSnapshot())).toEqual([
      { call: 'request', state: 'done' },
      { call: 'attachments', state: 'failing' },
    ])
    wizard.gates.takeStarted()
    wizard.send('RETRY')
    expect(wizard.gates.takeStarted()).toEqual(['attachments'])
  })

  test('marks a completed call as changed after an edit and repeats the call on SUBMIT', async () => {
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

  test('recreates a record that the server no longer has, with a new key derived from the first one', async () => {
    const wizard = atReview(REMOTE).send('SUBMIT')
    await wizard.answered('request')
    await wizard.refused('attachments', 'UNKNOWNREQUEST')
    expect(wizard.viewState()).toBe('failed')
    expect(wizard.draft().submission).toEqual({ key: 'intent-1~1', callsDone: [] })
    wizard.gates.takeStarted()
    wizard.send('RETRY')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
    await wizard.answered('request', { id: 'RQ00002' })
    await wizard.refused('attachments', 'UNKNOWNREQUEST')
    expect(wizard.draft().submission).toEqual({ key: 'intent-1~2', callsDone: [] })
  })

  test('keeps its key if the server rejects the first call with UNKNOWNREQUEST', async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'UNKNOWNREQUEST')
    expect(wizard.draft().submission).toEqual({ key: 'intent-1', callsDone: [] })
  })

  test('uses the same key for the same data and a new key for other data', async () => {
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
    'looks up the outcome before it resends anything when it %s',
    async (fault) => {
      const wizard = atReview().send('SUBMIT')
      wizard.gates.takeStarted()
      if (fault === 'gets no answer') wizard.clock.increment(WIZARD_CALL_TIMEOUT_MS)
      else await wizard.refused('request', 'FAILEDTOLOAD')
      expect(wizard.viewState()).toBe('unknown')
      expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
      await wizard.answered('lookUp', { found: { id: 'RQ00001' } })
      expect(wizard.viewState()).toBe('submitted')
    },
  )

  test.each<[string, string, number | undefined, string]>([
    ['an incomplete answer', 'UNEXPECTED', 200, 'unknown'],
    ['an unreadable answer', 'UNEXPECTED', undefined, 'unknown'],
    ['a server error', 'UNEXPECTED', 503, 'unknown'],
    ['a server error with its own code', 'UNKNOWNERROR', 500, 'unknown'],
    ['a refusal', 'INVADDRESS', 200, 'failed'],
    ['a bad request', 'UNEXPECTED', 400, 'failed'],
    ['too many requests', 'TOOMANYREQUESTS', 429, 'failed'],
  ])('maps %s (%s, %s) to %s', async (_, code, status, viewState) => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', code, status)
    expect(wizard.viewState()).toBe(viewState)
  })

  test('shows the server error if the call did not arrive', async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'UNKNOWNERROR', 500)
    await wizard.answered('lookUp', { found: null })
    expect(wizard.viewState()).toBe('failed')
    expect(requestWizard.error(wizard.actor.getSnapshot())).toMatchObject({
      code: 'UNKNOWNERROR',
      status: 500,
    })
    // A retry is possible and clears the error.
    wizard.send('RETRY')
    expect(requestWizard.error(wizard.actor.getSnapshot())).toBeUndefined()
  })

  test('shows no error if the call has arrived despite a server error', async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'UNKNOWNERROR', 500)
    await wizard.answered('lookUp', { found: { id: 'RQ00001' } })
    expect(wizard.viewState()).toBe('submitted')
    expect(requestWizard.error(wizard.actor.getSnapshot())).toBeUndefined()
  })

  /** Opens a wizard whose request and lookup received no response, so the outcome is unknown. */
  const lostOutcome = async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'FAILEDTOLOAD')
    await wizard.refused('lookUp', 'FAILEDTOLOAD')
    expect(wizard.viewState()).toBe('timedOut')
    wizard.gates.takeStarted()
    return wizard
  }

  test.each([
    ['RETRY', ['RETRY']],
    ['SUBMIT at the review', ['BACK', 'SUBMIT']],
  ] as const)('sends a lost call after a single press: %s', async (_, presses) => {
    const wizard = (await lostOutcome()).send(...presses)
    expect(wizard.viewState()).toBe('unknown')
    expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
    await wizard.answered('lookUp', { found: null })
    expect(wizard.viewState()).toBe('submitting')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
  })

  test('does not resend the request on RETRY if the server already has it', async () => {
    const wizard = (await lostOutcome()).send('RETRY')
    await wizard.answered('lookUp', { found: { id: 'RQ00001' } })
    expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
    expect(wizard.viewState()).toBe('submitted')
  })

  test('looks up the request as it was sent, and updates it if an answer has changed', async () => {
    const wizard = await lostOutcome()
    wizard.send('BACK').edit('mountingType').answer({ mountingType: 'POLE' }).send('NEXT')
    // The lookup also works after a crash.
    const again = open(wizard.draft()).send('CONTINUE')
    const inputOf = (name: string) => {
      const { children } = again.actor.getSnapshot()
      const child: unknown = Reflect.get(children, name)?.getSnapshot()
      return (child as { readonly input: CallInput } | undefined)?.input
    }
    expect(JSON.stringify(inputOf('lookUp')?.payload)).toContain('WALL')
    await again.answered('lookUp', { found: { id: 'RQ00001' } })
    expect(again.viewState()).toBe('submitting')
    expect(inputOf('request')?.earlier).toEqual({ id: 'RQ00001' })
    expect(JSON.stringify(inputOf('request')?.payload)).toContain('POLE')
  })

  test('has no time limit for files, because the upload reports its own failures', async () => {
    const wizard = atReview({
      ...CHARGER,
      surveyType: 'REMOTE',
      surveyDetails: 'In the hall.',
      attachmentIds: ['a'],
    })
    wizard.send('SUBMIT')
    await wizard.answered('request', { id: 'RQ00001' })
    wizard.clock.increment(WIZARD_CALL_TIMEOUT_MS * 4)
    expect(wizard.viewState()).toBe('submitting')
    await wizard.refused('attachments', 'FAILEDTOLOAD')
    expect(wizard.viewState()).toBe('unknown')
  })

  test('does not resume after a reset while its outcome is still unknown', async () => {
    const sent = open(atReview().send('SUBMIT').draft()).send('CONTINUE')
    sent.gates.refuse('lookUp', { code: 'FAILEDTOLOAD' })
    await settle()
    sent.send('BACK', 'RESET', 'LEAVE', 'CONTINUE')
    expect([sent.viewState(), sent.at()]).toEqual(['step', 'accountType'])
    expect(sent.draft().submission.underWay).toBeDefined()
  })

  test('looks up its outcome after a reload but does not resend anything automatically', async () => {
    const wizard = open(atReview().send('SUBMIT').draft()).send('CONTINUE')
    expect(wizard.viewState()).toBe('unknown')
    expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
    await wizard.answered('lookUp', { found: null })
    expect(wizard.viewState()).toBe('failed')
    expect(wizard.gates.takeStarted()).toEqual([])
    wizard.send('RETRY')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
  })
})
