import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import {
  cover,
  coverageByGoal,
  coverageOf,
  explore,
  formatPaths,
  type PathsFile,
  replayOnActor,
} from '../index.ts'
import { small } from '../testing/small.ts'

const GO = { type: 'GO' }
const forgetful = createMachine({
  id: 'chart',
  initial: 'a',
  states: { a: { on: { GO: 'b', FORGOTTEN: 'c' } }, b: {}, c: {} },
})

test('An event missing from the model counts as uncovered', () => {
  const model = small(forgetful, [GO])
  const shares = coverageByGoal(model, cover(model).paths)
  expect(shares.states).toMatchObject({ missing: ['c'], percent: 66 })
  expect(shares.transitions).toMatchObject({ missing: ['a: FORGOTTEN → c'], percent: 50 })
  expect(shares.edges.missing).toEqual(['a: FORGOTTEN → c'])
})

test('A missing event does not count as uncovered if the model declares its transition unreachable', () => {
  const model = small(forgetful, [GO], { unreachable: { 'a: FORGOTTEN → c': 'A test', c: 'A test' } })
  const shares = coverageByGoal(model, cover(model).paths)
  expect([shares.states.percent, shares.transitions.percent, shares.edges.percent]).toEqual([100, 100, 100])
})

const holding = (value: unknown) =>
  setup({
    types: { context: {} as { value: unknown } },
    actions: { keep: assign((_, next: { value: unknown }) => ({ value: next.value })) },
  }).createMachine({
    id: 'chart',
    context: { value },
    initial: 'a',
    states: { a: { on: { GO: 'b' } }, b: {} },
  })

const ODD: readonly (readonly [string, unknown, string])[] = [
  ['NaN', Number.NaN, 'NaN'],
  ['Infinity', Number.POSITIVE_INFINITY, 'Infinity'],
  ['-0', -0, '-0'],
  ['a Date', new Date(0), 'a Date'],
  ['a Map', new Map([[1, 2]]), 'a Map'],
  ['a Set', new Set([1]), 'a Set'],
  ['undefined in a list', [undefined], "undefined as '0'"],
  ['a bigint', 1n, 'a bigint'],
  ['a function', () => 1, 'a function'],
]

describe.each(ODD)('%s, which JSON would change,', (_, value, message) => {
  test('is refused in a key', () => {
    expect(() => explore(small(holding(value), [GO]))).toThrow(`the key contains ${message}`)
    expect(() => explore(small(holding(value), [GO]))).toThrow('in state a')
  })

  test('is refused in an event', () => {
    expect(() => explore(small(holding(1), [{ type: 'GO', value }]))).toThrow(
      `the event 'GO' contains ${message}`,
    )
  })

  test('is refused in an input', () => {
    expect(() => explore(small(holding(1), [GO], { inputs: [{ value }] }))).toThrow(`contains ${message}`)
  })

  test('is refused in a fact before a file is written', () => {
    const model = small(holding(1), [GO], { facts: () => ({ odd: value as number }) })
    expect(() => formatPaths(cover(model))).toThrow(message)
  })
})

test('explore refuses undefined in a key', () => {
  expect(() => explore(small(holding(undefined), [GO]))).toThrow("the key contains undefined as 'value'")
})

test.each(['state', 'falls due', 'over', 'answered', 'history', 'order'])(
  "explore refuses the reserved key part '%s'",
  (name) => {
    expect(() => explore(small(holding(1), [GO], { key: () => ({ [name]: 'b' }) }))).toThrow(
      `the key has a part named '${name}' in state a`,
    )
  },
)

test('cover refuses a fact named state', () => {
  expect(() => cover(small(holding(1), [GO], { facts: () => ({ state: 'b' }) }))).toThrow(
    "a fact is named 'state' in state",
  )
})

test('cover refuses a fact that hides a part of the key', () => {
  const named = (value: string) => small(holding(1), [GO], { facts: () => ({ value }) })
  expect(() => cover(named('b'))).toThrow("the fact 'value' has the name of a key part")
  expect(() => cover(small(holding('b'), [GO], { facts: () => ({ value: 'b' }) }))).not.toThrow()
})

test('explore refuses two events or two inputs with the same JSON', () => {
  expect(() => explore(small(holding(1), [{ type: 'GO', id: undefined }, GO]))).toThrow(
    'two of the events have the same JSON: {"type":"GO"}',
  )
  expect(() => explore(small(holding(1), [GO], { inputs: [undefined, null] }))).toThrow(
    'two of the inputs have the same JSON: null',
  )
})

test('Replaying a file of paths restores undefined in inputs and events', async () => {
  const chart = setup({
    types: { context: {} as { isThere: boolean; isOwn: boolean } },
    actions: { note: assign(({ context, event }) => ({ ...context, isOwn: 'id' in event })) },
  }).createMachine({
    id: 'chart',
    context: ({ input }) => ({ isThere: Object.keys(input ?? {}).includes('a'), isOwn: false }),
    initial: 'a',
    states: { a: { on: { GO: { target: 'b', actions: 'note' } } }, b: {} },
  })
  const model = small(chart, [{ type: 'GO', id: undefined }], { inputs: [{ a: undefined }, undefined] })
  const { paths } = JSON.parse(formatPaths(cover(model))) as PathsFile
  expect(paths.map(({ expect: { isThere }, steps }) => [isThere, steps[0]?.expect.isOwn])).toEqual([
    [true, true],
    [false, undefined],
  ])
  for (const path of paths) await expect(replayOnActor(model, path)).resolves.toBeUndefined()
  expect(coverageOf(model, paths, 'edges').percent).toBe(100)
})
