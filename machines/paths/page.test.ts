import { describe, expect, test } from 'vitest'
import { type PageSteps, pageStepsOf, wordsOf } from './page.ts'
import { pathFrom } from './run.ts'
import { type doorMachine, doorModel, doorPage } from './testing/door.ts'

type Steps = PageSteps<typeof doorMachine, string, string>
type Fits<TActual, TExpected> = TActual extends TExpected ? true : false

const pathOf = (...types: readonly string[]) => {
  const path = pathFrom(
    doorModel,
    undefined,
    types.map((type) => (type.startsWith('xstate.error') ? { type, error: { code: 'NOBODY' } } : { type })),
  )
  if (!path) throw new Error('The door does not take this path.')
  return path
}

describe('A page', () => {
  test('does not compile without an event, an answer, a delay or a state of its machine', () => {
    const refused: readonly false[] = [
      false satisfies Fits<Omit<Steps['events'], 'RING'>, Steps['events']>,
      false satisfies Fits<{ answerDoor: 'open' }, Steps['answers']>,
      false satisfies Fits<{ done: 'open' }, Steps['answers']['answerBell']>,
      false satisfies Fits<{ IMPATIENCE: 'wait' }, Steps['delays']>,
      false satisfies Fits<Omit<Steps['states'], 'ringing'>, Steps['states']>,
    ]
    expect(refused).toHaveLength(5)
  })

  test('maps a path to steps with visible results', () => {
    expect(pageStepsOf(doorPage.page, pathOf('LOCK', 'RING', 'xstate.error.actor.answerBell'))).toEqual([
      { index: -1, acts: ['stand before the door'], sights: [] },
      { index: 0, acts: ['turn the key'], sights: ['a red light'] },
      { index: 1, acts: ['ring'], sights: ['a bell'] },
      { index: 2, acts: ['wait'], sights: ['a red light'] },
    ])
  })

  test('merges an automatic event into the previous step', () => {
    expect(pageStepsOf(doorPage.page, pathOf('RING', 'xstate.after.PATIENCE.door.ringing'))).toEqual([
      { index: -1, acts: ['stand before the door'], sights: [] },
      { index: 0, acts: ['ring'], sights: [] },
    ])
  })

  test('refuses an event that a user cannot cause', () => {
    const cause = { isFirst: true, coming: [], after: {} }
    expect(() => doorPage.page.does({ type: 'KNOCK' }, {}, cause)).toThrow('No user causes KNOCK of door.')
  })

  test('prints each step as a sentence', () => {
    const words = wordsOf(doorPage.page, (step) => `${step}!`)
    const cause = { isFirst: true, coming: [], after: {} }
    expect(words.starts?.(undefined, cause)).toBe('Stand before the door!')
    expect(words.sees?.({ state: 'ringing' }, false)).toBe('a bell!')
    expect(words.sees?.({ state: 'open' }, false)).toBe('–')
  })
})
