import { describe, expect, test } from 'vitest'
import { driftInWords } from './drift.ts'
import { cover, explore, type Model, type Path, pathFrom, probes, refusalOf, replayOnActor } from './index.ts'
import { interrupted, interruptedEverywhere, interruptedOnce, type PagePlace } from './interrupts.ts'
import { lawsBrokenOn } from './laws.ts'
import { doorModel } from './testing/door.ts'

const door = doorModel as unknown as Model

describe('what comes in between', () => {
  const model: Model = {
    ...door,
    interrupts: {
      'the light goes out and on': [{ type: 'LIGHT' }],
      'the door is locked and unlocked': [{ type: 'LOCK' }, { type: 'UNLOCK' }],
    },
  }

  test('comes once in every state, one at a time, and the path goes on as it would have', async () => {
    const paths = cover(model).paths
    const woven = interrupted(model, paths)
    const dark = woven.filter(({ steps }) => steps.some(({ event }) => event.type === 'LIGHT'))
    expect(dark.length).toBe(3)
    for (const { steps } of dark) {
      expect(steps.filter(({ event }) => event.type === 'LIGHT').length).toBe(1)
      const plain = pathFrom(
        model,
        undefined,
        steps.map(({ event }) => event).filter(({ type }) => type !== 'LIGHT'),
      )
      expect(steps.at(-1)?.expect).toEqual(plain?.steps.at(-1)?.expect ?? plain?.expect)
    }
    for (const path of woven) await expect(replayOnActor(model, path)).resolves.toBeUndefined()
  })
})

describe('what only the page knows', () => {
  test('comes once, always at the same place, where no delay runs and nothing is awaited', () => {
    const paths = cover(door).paths
    const interrupts = [
      { event: { type: 'page.LIGHT' }, where: ({ expected }: PagePlace) => expected.state !== 'open' },
    ]
    const woven = interruptedOnce(door, paths, interrupts, 1)
    expect(woven).toEqual(interruptedOnce(door, paths, interrupts, 1))
    const [path] = woven
    const index = path?.steps.findIndex(({ event }) => event.type === 'page.LIGHT') ?? -1
    expect(path?.steps[index]?.expect).toEqual(path?.steps[index - 1]?.expect ?? path?.expect)
    // The bell is awaited and times out; an open door was excluded.
    expect(path?.steps[index]?.expect.state).toBe('closed')
    expect(path?.steps.length).toBeLessThanOrEqual(12)
  })
})

describe('what only the page knows, several at once', () => {
  const interrupts = ['A', 'B', 'C', 'D'].map((name) => ({ event: { type: `page.${name}` } }))
  const comingIn = ({ steps }: Path) =>
    steps.flatMap(({ event }) => (event.type.startsWith('page.') ? [event.type] : []))

  test('comes at most three in a path, each of them once in all', () => {
    const woven = interruptedOnce(door, cover(door).paths, interrupts, 1)
    expect(woven.flatMap(comingIn).toSorted()).toEqual(['page.A', 'page.B', 'page.C', 'page.D'])
    for (const path of woven) {
      expect(comingIn(path).length).toBeLessThanOrEqual(3)
      expect(path.steps.length).toBeLessThanOrEqual(12)
    }
  })

  test('comes at night once in every state where nothing goes on by itself, alone', () => {
    const [first] = interrupts
    if (!first) throw new Error('no interrupt')
    const woven = interruptedEverywhere(door, cover(door).paths, [first])
    const states = woven.map(({ steps }) =>
      String(steps.find(({ event }) => event.type === 'page.A')?.expect.state),
    )
    expect(states.toSorted()).toEqual(['closed', 'open'])
    for (const path of woven) expect(comingIn(path)).toEqual(['page.A'])
  })
})

describe('what a state does not take', () => {
  test('is sent once in each state, and nothing happens', async () => {
    const sent = probes(door).flatMap(({ expect: first, steps }) =>
      steps.flatMap(({ event, expect: after }, index) => {
        const before = steps[index - 1]?.expect ?? first
        return before.state === after.state && before.isLocked === after.isLocked
          ? [`${String(before.state)} ${event.type}`]
          : []
      }),
    )
    expect(sent).toContain('open RING')
    expect(sent).toContain('closed CLOSE')
    expect(new Set(sent).size).toBe(sent.length)
    expect(await refusalOf(door, probes(door, explore(door)))).toBeUndefined()
  })
})

describe('a law', () => {
  test('is held against every step of a path', () => {
    const laws = { 'the door is never open': (snapshot: { value: unknown }) => snapshot.value !== 'open' }
    const path = pathFrom(door, undefined, [
      { type: 'RING' },
      { type: 'xstate.done.actor.answerBell', output: null },
    ])
    if (!path) throw new Error('no path')
    const strict = { ...door, laws: laws as unknown as Model['laws'] }
    expect(lawsBrokenOn(strict, path)).toEqual([{ law: 'the door is never open', step: 2 }])
  })
})

describe('the difference to the committed paths', () => {
  const made = cover(door)

  test('is none for the same chart', () => {
    expect(driftInWords(JSON.parse(JSON.stringify(made)), made)).toEqual([])
  })

  test('names the path, the step and what was promised otherwise', () => {
    const [path] = made.paths
    const [step, ...others] = path?.steps ?? []
    if (!path || !step) throw new Error('no path')
    const former = {
      ...made,
      structure: { '(root)': 'of before' },
      paths: [{ ...path, steps: [{ ...step, expect: { ...step.expect, state: 'ajar' } }, ...others] }],
    }
    const lines = driftInWords(former, made).join('\n')
    expect(lines).toContain("the chart's structure is another one in (root)")
    expect(lines).toContain(`~ path ${path.id}, step 1, after ${step.event.type}: state was "ajar", is`)
    expect(lines.match(/^ {2}\+ path/gm)?.length ?? 0).toBe(made.paths.length - 1)
  })

  test('of a file that is missing is everything', () => {
    expect(driftInWords(undefined, made)).toEqual([`  + all ${made.paths.length} paths are new`])
  })
})
