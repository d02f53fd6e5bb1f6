import { describe, expect, test } from 'vitest'
import type { StoredDraft } from '../wizard/draft.ts'
import type { RequestAnswers } from './answers.ts'
import { ANSWERS, CHARGER } from './cases.ts'
import { requestWizard } from './machine.ts'
import { atReview, open } from './testing.ts'

describe('the draft in another tab', () => {
  const elsewhere = (submission: Partial<StoredDraft['submission']> = {}, changes: RequestAnswers = {}) => {
    const stored = requestWizard.draft(atReview({ ...CHARGER, ...changes }).actor.getSnapshot())
    return stored && { ...stored, submission: { ...stored.submission, ...submission } }
  }
  const POLE = { mountingType: 'POLE' } as const satisfies RequestAnswers
  const overtaken = (wizard: ReturnType<typeof open>, stored: unknown) => {
    wizard.gates.takeStarted()
    wizard.actor.send({ type: 'OVERTAKEN', stored })
    expect(wizard.viewState()).toBe('overtaken')
    expect(wizard.gates.takeStarted()).toEqual([])
    return wizard
  }

  const failed = async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'INVADDRESS')
    return wizard
  }
  const unknown = async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.refused('request', 'FAILEDTOLOAD')
    return wizard
  }
  const timedOut = async () => {
    const wizard = await unknown()
    await wizard.refused('lookUp', 'FAILEDTOLOAD')
    return wizard
  }
  const checking = async () =>
    open()
      .start('CARD')
      .answer({ accountType: 'company' })
      .send('NEXT')
      .answer(ANSWERS.enterprise)
      .send('NEXT')

  test.each([
    ['checking', checking],
    ['failed', failed],
    ['unknown', unknown],
    ['timedOut', timedOut],
  ] as const)(
    'takes over while this tab is %s: its answers are adopted and nothing is sent',
    async (viewState, reach) => {
      const wizard = await reach()
      expect(wizard.viewState()).toBe(viewState)
      overtaken(wizard, elsewhere({}, POLE))
      expect(wizard.answers().mountingType).toBe('POLE')
      wizard.send('CONTINUE')
      expect([wizard.viewState(), wizard.at()]).toEqual(['step', 'reviewOrder'])
    },
  )

  test('does not stop the submission of the same data with the same key', async () => {
    const wizard = atReview().send('SUBMIT')
    const { underWay } = wizard.draft().submission
    wizard.gates.takeStarted()
    for (const stored of [elsewhere({ ...(underWay && { underWay }) }), elsewhere(), undefined])
      wizard.actor.send({ type: 'OVERTAKEN', stored })
    expect(wizard.viewState()).toBe('submitting')
    await wizard.answered('request')
    expect(wizard.viewState()).toBe('submitted')
  })

  test('is gone in this tab too if it was sent or discarded there, even after a failed submission here', async () => {
    const wizard = overtaken(await failed(), undefined)
    expect(requestWizard.hasDraft(wizard.actor.getSnapshot())).toBe(false)
    wizard.send('CONTINUE')
    expect(wizard.viewState()).toBe('overtaken')
  })

  describe('started after a submission here', () => {
    const sent = async () => {
      const wizard = atReview().send('SUBMIT')
      await wizard.answered('request')
      expect(wizard.viewState()).toBe('submitted')
      return wizard
    }
    const begun = elsewhere({ key: 'intent-2' })
    const start = { type: 'START', key: 'intent-3', answers: { kind: 'SUPPORT' } } as const

    test.each([
      ['START', start],
      ['LEAVE', { type: 'LEAVE' }],
    ] as const)('opens on %s without losing anything', async (_, event) => {
      const wizard = await sent()
      wizard.actor.send({ type: 'OVERTAKEN', stored: begun })
      // The result stays on screen.
      expect(wizard.viewState()).toBe('submitted')
      expect(requestWizard.results(wizard.actor.getSnapshot())).toHaveProperty('request')
      wizard.actor.send(event)
      expect([wizard.viewState(), wizard.draft().submission.key]).toEqual(['idle', 'intent-2'])
      wizard.send('CONTINUE')
      expect([wizard.viewState(), wizard.at()]).toEqual(['step', 'reviewOrder'])
    })

    test.each<[string, readonly unknown[]]>([
      ['discarded its draft', [begun, undefined]],
      ['still holds the draft that was sent here', [elsewhere()]],
      ['holds an invalid draft', ['text']],
    ])('gives way to a new draft here if the other tab %s', async (_, stored) => {
      const wizard = await sent()
      for (const one of stored) wizard.actor.send({ type: 'OVERTAKEN', stored: one })
      wizard.actor.send(start)
      expect([wizard.viewState(), wizard.draft().submission.key]).toEqual(['step', 'intent-3'])
    })
  })

  test('takes over during a call and looks up the outcome of the call before anything is sent', async () => {
    const wizard = overtaken(atReview().send('SUBMIT'), elsewhere({}, POLE))
    expect(wizard.answers().mountingType).toBe('POLE')
    expect(JSON.stringify(wizard.draft().submission.underWay)).toContain('WALL')
    wizard.send('CONTINUE')
    expect(wizard.gates.takeStarted()).toEqual(['lookUp'])
  })

  test('takes over without a lookup if it reports the call as completed or sends the call itself', () => {
    const { underWay } = atReview().send('SUBMIT').draft().submission
    const done = [{ call: 'request', sent: underWay?.sent ?? '', result: { id: 'RQ00001' } }]
    const there = overtaken(atReview().send('SUBMIT'), elsewhere({ callsDone: done }, POLE))
    expect(there.draft().submission).toEqual({ key: 'intent-1', callsDone: done })
    const other = { call: 'request', sent: 'other', payload: {} }
    const sent = overtaken(atReview().send('SUBMIT'), elsewhere({ underWay: other }, POLE))
    expect(sent.draft().submission.underWay).toEqual(other)
    // A draft with another key takes over without the pending call of this tab.
    const begun = overtaken(atReview().send('SUBMIT'), elsewhere({ key: 'intent-2' }))
    expect(begun.draft().submission).toEqual({ key: 'intent-2', callsDone: [] })
  })
})
