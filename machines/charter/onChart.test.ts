import { LANGUAGES } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { phrasesIn } from '../command/phrases.ts'
import { PAGE_PROOFS, PROOFS, type Proof } from '../models.ts'
import { defineModel, type Model, pathsAsMarkdown, quotedIn } from '../paths/index.ts'
import { BARE } from '../paths/testing/bare.ts'
import { followOnChart } from './onChart.ts'
import { type PrintedStep, readPrinted } from './read.ts'

const charterOf = ({ model, committed }: Proof): string =>
  pathsAsMarkdown(model.name, committed.paths, model.words)

test.each([
  ...Object.entries<Proof>(PROOFS),
  ...Object.entries<Proof>(PAGE_PROOFS).map(([name, proof]) => [`${name}, at the portal,`, proof] as const),
])(
  'A program that knows only the printed lines follows every path of %s on the chart',
  async (_, proof) => {
    const { paths } = readPrinted(charterOf(proof))
    expect(paths).toHaveLength(proof.committed.paths.length)
    for (const { steps } of paths) await followOnChart(proof.model, steps)
  },
  120_000,
)

const CHARTERS = [...Object.values<Proof>(PROOFS), ...Object.values<Proof>(PAGE_PROOFS)].map(charterOf)
/** Asked once: it takes a process of its own. */
const phrases = new Map(LANGUAGES.map((language) => [language, phrasesIn(language)]))

const linesOf = (charter: string): readonly string[] =>
  readPrinted(charter).paths.flatMap(({ steps }) =>
    steps.flatMap(({ line, seen }) => [`do: ${line}`, `see: ${seen}`]),
  )

test.each(LANGUAGES)(
  'Whatever a charter puts between “ and ” is what the portal really says in %s',
  async (language) => {
    const texts = (await phrases.get(language)) ?? []
    const unknown = CHARTERS.flatMap((charter) => quotedIn(charter, texts).unknown)
    expect([...new Set(unknown)]).toEqual([])
    expect(new Set(CHARTERS.flatMap((charter) => charter.match(/“[^”]+”/g) ?? [])).size).toBeGreaterThan(100)
  },
)

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'Each sentence says the same one thing in %s, so that the same program follows them',
  async (language) => {
    const texts = (await phrases.get(language)) ?? []
    for (const charter of CHARTERS) {
      const english = linesOf(charter)
      const told = linesOf(quotedIn(charter, texts).charter)
      expect(told).toHaveLength(english.length)
      const meant = new Map(told.map((line, at) => [line, english[at]]))
      expect(told.map((line) => meant.get(line))).toEqual(english)
    }
  },
  60_000,
)

describe('What the lines do not say is not followed', () => {
  const lamp = setup({
    types: { events: {} as { type: 'ON' } | { type: 'OFF' } | { type: 'OUT' } },
    delays: { WHILE: 5_000 },
  }).createMachine({
    id: 'lamp',
    initial: 'dark',
    states: {
      dark: { on: { ON: 'lit', OUT: 'out' } },
      lit: { on: { OFF: 'dark', OUT: 'out' }, after: { WHILE: 'dark' } },
      out: {},
    },
  })
  const modelWith = (events: Readonly<Record<string, string>>): Model =>
    defineModel(lamp, {
      ...BARE,
      inputs: [undefined],
      events: [{ type: 'ON' }, { type: 'OFF' }, { type: 'OUT' }],
      key: () => ({}),
      limit: 10,
      words: {
        starts: () => 'Open the lamp',
        events,
        states: { dark: 'no light', lit: 'light', out: 'smoke' },
      },
    })
  const model = modelWith({
    ON: 'Press “On”',
    OFF: 'Press “Off”',
    OUT: 'Throw it down',
    'xstate.after.WHILE.lamp.lit': 'Wait 5 seconds',
  })
  const path = (...steps: readonly (readonly [line: string, seen: string])[]): readonly PrintedStep[] =>
    [['Open the lamp', 'no light'] as const, ...steps].map(([line, seen]) => ({ line, seen }))

  test.each([
    ['what all lines tell is', path(['Press “On”', 'light'], ['Wait 5 seconds', 'no light']), undefined],
    [
      'a line that tells nothing that can happen',
      path(['Wait 5 seconds', 'no light']),
      'Nothing that can happen is told by ‘Wait 5 seconds’, only ‘Press “On”’',
    ],
    [
      'a promise that the chart does not keep',
      path(['Press “On”', 'no light']),
      'After ‘Press “On”’ there is not ‘no light’, but ‘light’.',
    ],
    [
      'another beginning',
      [{ line: 'Open the door', seen: 'no light' }],
      'The chart does not begin by ‘Open the door’.',
    ],
    [
      'a beginning that shows something else',
      [{ line: 'Open the lamp', seen: 'light' }],
      'After ‘Open the lamp’ there is not ‘light’, but ‘no light’.',
    ],
  ])('%s', async (_, steps, refused) => {
    const told = await followOnChart(model, steps).catch((error: unknown) => (error as Error).message)
    expect(told ?? '').toContain(refused ?? '')
    expect(told === undefined).toBe(refused === undefined)
  })

  test('a line that can mean two things', async () => {
    const unclear = modelWith({ ON: 'Press it', OFF: 'Press “Off”', OUT: 'Press it' })
    await expect(followOnChart(unclear, path(['Press it', 'light']))).rejects.toThrow(
      '‘Press it’ can mean {"type":"ON"} and {"type":"OUT"} in dark.',
    )
  })
})
