import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { settle } from '../paths/index.ts'
import {
  createWriting,
  type Sent,
  selectDraft,
  selectIsMissing,
  selectWritingError,
  selectWritingFace,
  selectWritten,
  WRITING_TIMEOUT_MS,
} from './machine.ts'

/** Something to write, to a server that answers as told. */
const open = (answers: readonly (object | 'never' | 'ok')[], isOpen = true) => {
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
    }),
    { input: { draft: '', isOpen }, clock },
  ).start()
  const face = () => selectWritingFace(writing.getSnapshot())
  const write = async (draft: string, version = 1, intent = 'first') => {
    writing.send({ type: 'CHANGE', draft })
    writing.send({ type: 'SEND', version, intent })
    await settle()
  }
  return { writing, sent, clock, face, write }
}

describe('Something that is written', () => {
  it('is sent once however often the button is pressed, and begins empty afterwards', async () => {
    const { writing, sent, face } = open([])
    writing.send({ type: 'CHANGE', draft: 'When do you come?' })
    writing.send({ type: 'SEND', version: 1, intent: 'first' })
    writing.send({ type: 'SEND', version: 1, intent: 'second' })
    writing.send({ type: 'CHANGE', draft: 'Something else' })
    await settle()
    expect(sent).toEqual([{ draft: 'When do you come?', version: 1, intent: 'first' }])
    expect(face()).toBe('done')
    expect(selectDraft(writing.getSnapshot())).toBe('')
  })

  it('asks for missing values', () => {
    const { writing, sent, face } = open([])
    writing.send({ type: 'SEND', version: 1, intent: 'first' })
    expect(face()).toBe('editing')
    expect(selectIsMissing(writing.getSnapshot())).toBe(true)
    writing.send({ type: 'CHANGE', draft: 'W' })
    expect(selectIsMissing(writing.getSnapshot())).toBe(false)
    expect(sent).toEqual([])
  })

  it.each([
    [{ code: 'Error', status: 400 }, 'refused'],
    [{ code: 'Error', status: 409 }, 'conflict'],
    [{ code: 'UNEXPECTED', status: 500 }, 'failed'],
    [{ code: 'FAILEDTOLOAD', status: 0 }, 'unanswered'],
  ] as const)('that ends with %j is %s, and kept', async (answer, expected) => {
    const { writing, face, write } = open([answer])
    await write('When do you come?')
    expect(face()).toBe(expected)
    expect(selectDraft(writing.getSnapshot())).toBe('When do you come?')
    expect(selectWritingError(writing.getSnapshot())?.code).toBe(answer.code)
    writing.send({ type: 'CHANGE', draft: 'When?' })
    expect(face()).toBe('editing')
    expect(selectWritingError(writing.getSnapshot())).toBeUndefined()
  })

  it('that is not answered in time is sent again as the same intent', async () => {
    const { writing, sent, clock, face, write } = open(['never'])
    await write('When do you come?')
    clock.increment(WRITING_TIMEOUT_MS - 1)
    expect(face()).toBe('sending')
    clock.increment(1)
    expect(face()).toBe('unanswered')
    writing.send({ type: 'RETRY' })
    await settle()
    expect(sent[1]).toEqual(sent[0])
    expect(face()).toBe('done')
  })

  it('of a record that changed meanwhile is sent again, with its current version', async () => {
    const { writing, sent, face, write } = open([{ code: 'Error', status: 409 }])
    await write('When do you come?')
    writing.send({ type: 'SEND', version: 2, intent: 'second' })
    await settle()
    expect(sent[1]).toEqual({ draft: 'When do you come?', version: 2, intent: 'second' })
    expect(face()).toBe('done')
  })

  it('that has to be opened is closed without a trace, but not while it is sent', async () => {
    const { writing, face } = open(['never'], false)
    expect(face()).toBe('closed')
    writing.send({ type: 'OPEN' })
    writing.send({ type: 'CHANGE', draft: 'We move' })
    writing.send({ type: 'CLOSE' })
    expect(face()).toBe('closed')
    writing.send({ type: 'OPEN' })
    expect(selectDraft(writing.getSnapshot())).toBe('')
    writing.send({ type: 'CHANGE', draft: 'We move' })
    writing.send({ type: 'SEND', version: 1, intent: 'first' })
    writing.send({ type: 'CLOSE' })
    expect(face()).toBe('sending')
    await settle()
  })

  it('stays said as the server answered it, also while the next one fails', async () => {
    const { writing, face, write } = open(['ok', { code: 'FAILEDTOLOAD' }])
    await write('When do you come?')
    expect(selectWritten(writing.getSnapshot())).toEqual(['When do you come? (written)'])
    await write('And where?')
    expect(face()).toBe('unanswered')
    expect(selectWritten(writing.getSnapshot())).toEqual(['When do you come? (written)'])
    writing.send({ type: 'RETRY' })
    await settle()
    expect(selectWritten(writing.getSnapshot())).toEqual([
      'When do you come? (written)',
      'And where? (written)',
    ])
  })
})
