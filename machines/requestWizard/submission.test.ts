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
  test('is made once, however often SUBMIT is pressed', () => {
    const wizard = atReview().send('SUBMIT', 'SUBMIT')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
    expect(wizard.viewState()).toBe('submitting')
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
    expect(requestWizard.viewState(actor.getSnapshot())).toBe('submitted')
    expect(requestWizard.results(actor.getSnapshot())).toMatchObject({ request: { id: 'RQ00007' } })
    expect(dropped).toBe(1)
  })

  test('that was refused keeps the draft and says why; a retry repeats only what failed', async () => {
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

  test('writes again what the server no longer knows, as another intent that began when the first did', async () => {
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

  test('keeps what is done where a call is refused for what it sends itself', async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'UNKNOWNREQUEST')
    expect(wizard.draft().submission).toEqual({ key: 'intent-1', callsDone: [] })
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
      expect(wizard.viewState()).toBe('unknown')
      expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
      await wizard.answered('lookUp', { found: { id: 'RQ00001' } })
      expect(wizard.viewState()).toBe('submitted')
    },
  )

  test.each<[string, string, number | undefined, string]>([
    ['half an answer came', 'UNEXPECTED', 200, 'unknown'],
    ['an answer came that could not be read', 'UNEXPECTED', undefined, 'unknown'],
    ['the server broke down', 'UNEXPECTED', 503, 'unknown'],
    ['the server broke down with a code of its own', 'UNKNOWNERROR', 500, 'unknown'],
    ['the answer is that it was refused', 'INVADDRESS', 200, 'failed'],
    ['the request was not accepted', 'UNEXPECTED', 400, 'failed'],
    ['there were too many', 'TOOMANYREQUESTS', 429, 'failed'],
  ])('where %s (%s, %s) is %s', async (_, code, status, viewState) => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', code, status)
    expect(wizard.viewState()).toBe(viewState)
  })

  test('that the server broke down over and that did not arrive says what the server said', async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'UNKNOWNERROR', 500)
    await wizard.answered('lookUp', { found: null })
    expect(wizard.viewState()).toBe('failed')
    expect(requestWizard.error(wizard.actor.getSnapshot())).toMatchObject({
      code: 'UNKNOWNERROR',
      status: 500,
    })
    // The way out is open, and what was said is over with the next try.
    wizard.send('RETRY')
    expect(requestWizard.error(wizard.actor.getSnapshot())).toBeUndefined()
  })

  test('that arrived although the server broke down leaves no mistake behind', async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'UNKNOWNERROR', 500)
    await wizard.answered('lookUp', { found: { id: 'RQ00001' } })
    expect(wizard.viewState()).toBe('submitted')
    expect(requestWizard.error(wizard.actor.getSnapshot())).toBeUndefined()
  })

  /** A request that was sent while the connection was lost, so that it is not known whether it arrived. */
  const notKnown = async () => {
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
  ] as const)('that did not arrive is sent by one press: %s', async (_, presses) => {
    const wizard = (await notKnown()).send(...presses)
    expect(wizard.viewState()).toBe('unknown')
    expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
    await wizard.answered('lookUp', { found: null })
    expect(wizard.viewState()).toBe('submitting')
    expect(wizard.gates.takeStarted()).toEqual(['request'])
  })

  test('that arrived after all is not sent by that press', async () => {
    const wizard = (await notKnown()).send('RETRY')
    await wizard.answered('lookUp', { found: { id: 'RQ00001' } })
    expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
    expect(wizard.viewState()).toBe('submitted')
  })

  test('is looked up as it was sent, and what arrived is changed, where an answer changed since', async () => {
    const wizard = await notKnown()
    wizard.send('BACK').edit('mountingType').answer({ mountingType: 'POLE' }).send('NEXT')
    // Also after a crash.
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
    expect(wizard.viewState()).toBe('submitting')
    await wizard.refused('attachments', 'FAILEDTOLOAD')
    expect(wizard.viewState()).toBe('unknown')
  })

  test('that is unknown is not sent on when answers were taken away since', async () => {
    const sent = open(atReview().send('SUBMIT').draft()).send('CONTINUE')
    sent.gates.refuse('lookUp', { code: 'FAILEDTOLOAD' })
    await settle()
    sent.send('BACK', 'RESET', 'LEAVE', 'CONTINUE')
    expect([sent.viewState(), sent.at()]).toEqual(['step', 'accountType'])
    expect(sent.draft().submission.underWay).toBeDefined()
  })

  test('that was interrupted by a reload is looked for, and not sent again by itself', async () => {
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
