import { describe, expect, test } from 'vitest'
import { driftInWords } from './drift.ts'
import { cover, explore, type Model, type Path, pathFrom, probes, refusalOf, replayOnActor } from './index.ts'
import { interrupted, interruptedEverywhere, interruptedOnce, type PagePlace } from './interrupts.ts'
import { lawsBrokenOn } from './laws.ts'
import { doorModel } from './testing/door.ts'

const door = doorModel as unknown as Model

describe('interrupted', () => {
  const model: Model = {
    ...door,
    interrupts: {
      'the light goes out and on': [{ type: 'LIGHT' }],
      'the door is locked and unlocked': [{ type: 'LOCK' }, { type: 'UNLOCK' }],
    },
  }

  test('inserts each interrupt once into every state without changing the rest of the path', async () => {
    const paths = cover(model).paths
    const extended = interrupted(model, paths)
    const dark = extended.filter(({ steps }) => steps.some(({ event }) => event.type === 'LIGHT'))
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
    for (const path of extended) await expect(replayOnActor(model, path)).resolves.toBeUndefined()
  })
})

describe('interruptedOnce', () => {
  test('inserts each interrupt once, at a seeded step with no running delay or pending actor', () => {
    const paths = cover(door).paths
    const interrupts = [
      { event: { type: 'page.LIGHT' }, where: ({ expected }: PagePlace) => expected.state !== 'open' },
    ]
    const extended = interruptedOnce(door, paths, interrupts, 1)
    expect(extended).toEqual(interruptedOnce(door, paths, interrupts, 1))
    const [path] = extended
    const index = path?.steps.findIndex(({ event }) => event.type === 'page.LIGHT') ?? -1
    expect(path?.steps[index]?.expect).toEqual(path?.steps[index - 1]?.expect ?? path?.expect)
    // The ringing state has a running actor and a delay; `where` excludes the open door.
    expect(path?.steps[index]?.expect.state).toBe('closed')
    expect(path?.steps.length).toBeLessThanOrEqual(12)
  })
})

describe('several page interrupts', () => {
  const interrupts = ['A', 'B', 'C', 'D'].map((name) => ({ event: { type: `page.${name}` } }))
  const comingIn = ({ steps }: Path) =>
    steps.flatMap(({ event }) => (event.type.startsWith('page.') ? [event.type] : []))

  test('share paths in groups of at most three, and each occurs once', () => {
    const extended = interruptedOnce(door, cover(door).paths, interrupts, 1)
    expect(extended.flatMap(comingIn).toSorted()).toEqual(['page.A', 'page.B', 'page.C', 'page.D'])
    for (const path of extended) {
      expect(comingIn(path).length).toBeLessThanOrEqual(3)
      expect(path.steps.length).toBeLessThanOrEqual(12)
    }
  })

  test('occur alone in every idle state in the nightly run', () => {
    const [first] = interrupts
    if (!first) throw new Error('no interrupt')
    const extended = interruptedEverywhere(door, cover(door).paths, [first])
    const states = extended.map(({ steps }) =>
      String(steps.find(({ event }) => event.type === 'page.A')?.expect.state),
    )
    expect(states.toSorted()).toEqual(['closed', 'open'])
    for (const path of extended) expect(comingIn(path)).toEqual(['page.A'])
  })
})

describe('probes', () => {
  test('send each ignored event once per state and expect no effect', async () => {
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

describe('lawsBrokenOn', () => {
  test('tests a law at every step of a path', () => {
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

describe('driftInWords', () => {
  const made = cover(door)

  test('is empty for the same machine', () => {
    expect(driftInWords(JSON.parse(JSON.stringify(made)), made)).toEqual([])
  })

  test('names the path, the step and the changed expectation', () => {
    const [path] = made.paths
    const [step, ...others] = path?.steps ?? []
    if (!path || !step) throw new Error('no path')
    const former = {
      ...made,
      structure: { '(root)': 'of before' },
      paths: [{ ...path, steps: [{ ...step, expect: { ...step.expect, state: 'ajar' } }, ...others] }],
    }
    const lines = driftInWords(former, made).join('\n')
    expect(lines).toContain('the structure of the machine differs in (root)')
    expect(lines).toContain(`~ path ${path.id}, step 1, after ${step.event.type}: state was "ajar", is`)
    expect(lines.match(/^ {2}\+ path/gm)?.length ?? 0).toBe(made.paths.length - 1)
  })

  test('reports all paths as new if the file is missing', () => {
    expect(driftInWords(undefined, made)).toEqual([`  + all ${made.paths.length} paths are new`])
  })
})
