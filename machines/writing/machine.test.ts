import { settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  createWriting,
  type Sent,
  selectDraft,
  selectUnwritten,
  selectWritingViewState,
  selectWritten,
  type Unwritten,
  WRITING_TIMEOUT_MS,
} from './machine.ts'

const open = (
  answers: readonly (object | 'never' | 'ok')[],
  isOpen = true,
  unwritten?: Unwritten<string>,
) => {
  let forgotten = 0
  const sent: (Sent<string> | undefined)[] = []
  const clock = new SimulatedClock()
  const left = [...answers]
  const writing = createActor(
    createWriting<string, string>({ isReady: (draft) => draft.trim() !== '' }).provide({
      actors: {
        write: fromPromise<string, Sent<string> | undefined>(async ({ input }) => {
          sent.push(input)
          const answer = left.shift() ?? 'ok'
          if (answer === 'never') await new Promise<never>(() => {})
          if (answer !== 'ok') await Promise.reject(answer)
          return `${input?.draft} (written)`
        }),
      },
      actions: { forgetDraft: () => void (forgotten += 1) },
    }),
    { input: { draft: '', isOpen, unwritten }, clock },
  ).start()
  const viewState = () => selectWritingViewState(writing.getSnapshot())
  const write = async (draft: string, version = 1, intent = 'first') => {
    writing.send({ type: 'CHANGE', draft })
    writing.send({ type: 'SEND', version, intent })
    await settle()
  }
  return { writing, sent, clock, viewState, write, forgotten: () => forgotten }
}

describe('A text', () => {
  it('is sent once, however often the button is pressed, and cleared afterwards', async () => {
    const { writing, sent, viewState } = open([])
    writing.send({ type: 'CHANGE', draft: 'When do you come?' })
    writing.send({ type: 'SEND', version: 1, intent: 'first' })
    writing.send({ type: 'SEND', version: 1, intent: 'second' })
    writing.send({ type: 'CHANGE', draft: 'Something else' })
    await settle()
    expect(sent).toEqual([{ draft: 'When do you come?', version: 1, intent: 'first' }])
    expect(viewState()).toBe('done')
    expect(selectDraft(writing.getSnapshot())).toBe('')
  })

  it('is not sent without required values', () => {
    const { writing, sent, viewState } = open([])
    writing.send({ type: 'SEND', version: 1, intent: 'first' })
    expect(viewState()).toBe('editing')
    expect(writing.getSnapshot().context.isMissing).toBe(true)
    writing.send({ type: 'CHANGE', draft: 'W' })
    expect(writing.getSnapshot().context.isMissing).toBe(false)
    expect(sent).toEqual([])
  })

  it.each([
    [{ code: 'Error', status: 400 }, 'refused'],
    [{ code: 'Error', status: 409 }, 'conflict'],
    [{ code: 'UNEXPECTED', status: 500 }, 'failed'],
    [{ code: 'FAILEDTOLOAD', status: 0 }, 'unanswered'],
  ] as const)('is kept after the error %j, which maps to %s', async (answer, expected) => {
    const { writing, viewState, write } = open([answer])
    await write('When do you come?')
    expect(viewState()).toBe(expected)
    expect(selectDraft(writing.getSnapshot())).toBe('When do you come?')
    expect(writing.getSnapshot().context.error?.code).toBe(answer.code)
    writing.send({ type: 'CHANGE', draft: 'When?' })
    expect(viewState()).toBe('editing')
    expect(writing.getSnapshot().context.error).toBeUndefined()
  })

  it('is retried with the same idempotency key after a timeout', async () => {
    const { writing, sent, clock, viewState, write } = open(['never'])
    await write('When do you come?')
    clock.increment(WRITING_TIMEOUT_MS - 1)
    expect(viewState()).toBe('sending')
    clock.increment(1)
    expect(viewState()).toBe('unanswered')
    writing.send({ type: 'RETRY' })
    await settle()
    expect(sent[1]).toEqual(sent[0])
    expect(viewState()).toBe('done')
  })

  it('is resent with the current version after a conflict', async () => {
    const { writing, sent, viewState, write } = open([{ code: 'Error', status: 409 }])
    await write('When do you come?')
    writing.send({ type: 'SEND', version: 2, intent: 'second' })
    await settle()
    expect(sent[1]).toEqual({ draft: 'When do you come?', version: 2, intent: 'second' })
    expect(viewState()).toBe('done')
  })

  it('is discarded on CLOSE, except while it is being sent', async () => {
    const { writing, viewState } = open(['never'], false)
    expect(viewState()).toBe('closed')
    writing.send({ type: 'OPEN' })
    writing.send({ type: 'CHANGE', draft: 'We move' })
    writing.send({ type: 'CLOSE' })
    expect(viewState()).toBe('closed')
    writing.send({ type: 'OPEN' })
    expect(selectDraft(writing.getSnapshot())).toBe('')
    writing.send({ type: 'CHANGE', draft: 'We move' })
    writing.send({ type: 'SEND', version: 1, intent: 'first' })
    writing.send({ type: 'CLOSE' })
    expect(viewState()).toBe('sending')
    await settle()
  })

  it('stays on screen after it is written, even if the next text fails', async () => {
    const { writing, viewState, write } = open(['ok', { code: 'FAILEDTOLOAD' }])
    await write('When do you come?')
    expect(selectWritten(writing.getSnapshot())).toEqual(['When do you come? (written)'])
    await write('And where?')
    expect(viewState()).toBe('unanswered')
    expect(selectWritten(writing.getSnapshot())).toEqual(['When do you come? (written)'])
    writing.send({ type: 'RETRY' })
    await settle()
    expect(selectWritten(writing.getSnapshot())).toEqual([
      'When do you come? (written)',
      'And where? (written)',
    ])
  })
})

describe('A draft from before the session ended', () => {
  it.each([false, true])('is restored, and deleted once it is sent (always open: %j)', async (isOpen) => {
    const { writing, viewState, forgotten } = open([], isOpen, { draft: 'We move' })
    expect(viewState()).toBe('editing')
    expect(selectDraft(writing.getSnapshot())).toBe('We move')
    // The stored draft is kept until it is sent.
    expect(forgotten()).toBe(0)
    writing.send({ type: 'SEND', version: 3, intent: 'first' })
    expect(forgotten()).toBe(1)
    await settle()
    expect(selectDraft(writing.getSnapshot())).toBe('')
  })

  it('is deleted when the person closes the form', () => {
    const { writing, viewState, forgotten } = open([], false, { draft: 'We move' })
    writing.send({ type: 'CLOSE' })
    expect(viewState()).toBe('closed')
    expect(forgotten()).toBe(1)
    writing.send({ type: 'OPEN' })
    expect(selectDraft(writing.getSnapshot())).toBe('')
  })

  it('is resent with the same idempotency key if its write received no response', async () => {
    const before = { draft: 'We move', version: 3, intent: 'first' }
    const { writing, sent, viewState, forgotten } = open([], false, { draft: 'We move', sent: before })
    expect(viewState()).toBe('unanswered')
    expect(writing.getSnapshot().context.error?.code).toBe('FAILEDTOLOAD')
    writing.send({ type: 'RETRY' })
    await settle()
    expect(sent).toEqual([before])
    expect(forgotten()).toBe(1)
    expect(viewState()).toBe('done')
  })
})

describe('selectUnwritten', () => {
  it('returns the typed text, and also the payload if the outcome is unknown', async () => {
    const { writing, clock, write } = open(['never', { code: 'UNEXPECTED', status: 500 }], false)
    const unwritten = () => selectUnwritten(writing.getSnapshot())
    expect(unwritten()).toBeUndefined()
    writing.send({ type: 'OPEN' })
    expect(unwritten()).toBeUndefined()
    writing.send({ type: 'CHANGE', draft: 'We move' })
    expect(unwritten()).toEqual({ draft: 'We move' })
    await write('We move')
    const sent = { draft: 'We move', version: 1, intent: 'first' }
    expect(unwritten()).toEqual({ draft: 'We move', sent })
    clock.increment(WRITING_TIMEOUT_MS)
    expect(unwritten()).toEqual({ draft: 'We move', sent })
    writing.send({ type: 'RETRY' })
    await settle()
    expect(unwritten()).toEqual({ draft: 'We move' })
    writing.send({ type: 'CLOSE' })
    expect(unwritten()).toBeUndefined()
  })

  it('returns undefined after a successful write', async () => {
    const { writing, write } = open([])
    await write('We move')
    expect(selectUnwritten(writing.getSnapshot())).toBeUndefined()
  })
})
