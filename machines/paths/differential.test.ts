import { describe, expect, test } from 'vitest'
import { disagreementInWords, verdictOn } from './testing/disagreement.ts'
import { chartInWords, invokesIn, randomChart } from './testing/randomChart.ts'

/** Expected refusals: faults of the machine, or quirks of XState. */
const REFUSED = /never settles|active at once, by a transition|begins while it runs/

/**
 * First seed. To test more: `PATHS_SEED=77000 PATHS_CHARTS=2000 npx vitest run machines/paths/differential.test.ts`.
 */
const FIRST = Number(process.env.PATHS_SEED ?? 1)
const CHARTS = Number(process.env.PATHS_CHARTS ?? 500)
const BLOCK = 250

const blocks = Array.from({ length: Math.ceil(CHARTS / BLOCK) }, (_, index) => FIRST + index * BLOCK)

describe('The path kit and a plain actor', () => {
  test.each(blocks)('agree on 250 random machines from seed %i', async (first) => {
    const refused: string[] = []
    const disagreements: string[] = []
    const last = Math.min(first + BLOCK, FIRST + CHARTS) - 1
    for (let seed = first; seed <= last && disagreements.length === 0; seed += 1) {
      const root = randomChart(seed)
      const verdict = await verdictOn(root, seed)
      if (verdict.refused !== undefined) refused.push(verdict.refused)
      if (verdict.disagreement !== undefined) disagreements.push(await disagreementInWords(root, seed))
    }
    process.stdout.write(
      `  seeds ${first} to ${last}: ${refused.length} charts refused in words, the others agree\n`,
    )
    expect(disagreements.join()).toBe('')
    expect(refused.filter((why) => !REFUSED.test(why))).toEqual([])
    expect(refused.length).toBeLessThan(BLOCK / 4)
  })
})

test('Random machines contain every feature and repeat with their seed', () => {
  const charts = Array.from({ length: 300 }, (_, seed) => randomChart(seed))
  const text = charts.map((chart) => chartInWords(chart)).join('\n')
  for (const feature of [
    'parallel',
    'final',
    'shallow',
    'deep',
    'runs p',
    'runs c',
    'on *',
    'on X.*',
    'on TICK',
  ]) {
    expect(text).toContain(feature)
  }
  for (const feature of [
    'always  [isFull]',
    'after LONG',
    'invoke done',
    'invoke error',
    'state done',
    '(reenter)',
  ]) {
    expect(text).toContain(feature)
  }
  expect(text).toContain('/ raiseB')
  expect(randomChart(7)).toEqual(randomChart(7))
})

test('A disagreement is reported with its seed and the smallest machine that shows it', async () => {
  const seed =
    Array.from({ length: 300 }, (_, index) => index).find((one) => invokesIn(randomChart(one)).length > 2) ??
    0
  const report = await disagreementInWords(randomChart(seed), seed, (root) =>
    Promise.resolve(invokesIn(root).length > 1 ? { disagreement: 'two things run' } : {}),
  )
  expect(report).toContain(`disagree on the chart of seed ${seed}:\ntwo things run\nchart: `)
  expect(report.match(/runs/g)).toHaveLength(2)
  expect(report).not.toContain('→')
})
