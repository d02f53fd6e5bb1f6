import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chargepointCacheModel } from '../../models.ts'
import { cover } from '../cover.ts'
import { formatPaths, type PathsFile } from '../format.ts'
import type { Model } from '../model.ts'
import { main } from './main.ts'
import { keepRegression, readPaths, refreshed } from './sets.ts'

// Some of them explore a whole chart, and both cores may be busy.
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => vi.restoreAllMocks())

/** What a command says, and how it ends. */
const said = async (...words: readonly string[]) => {
  const texts = { out: '', err: '' }
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((texts.out += String(text))))
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((texts.err += String(text))))
  const code = await main(words)
  vi.restoreAllMocks()
  return { ...texts, code }
}

const inFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'paths-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('npm run paths', () => {
  test('lists the charts with their paths', async () => {
    const { code, out } = await said('list')
    expect(code).toBe(0)
    expect(out).toMatch(/^signIn +\d+ +\d+/m)
  })

  test.each([
    [['genrate'], "no command 'genrate'. Did you mean 'generate'?"],
    [['explain', 'signin', 'failed'], "Did you mean 'signIn'?"],
    [['explain', 'chargepointCache', 'frsh'], "Did you mean 'fresh'?"],
    [['generate', 'chargepointCache', '--cover', 'pears'], "no goal 'pears'. Did you mean 'pairs'?"],
    [['generate', 'chargepointCache', '--covr', 'pairs'], "Did you mean '--cover'?"],
    [['generate', 'chargepointCache', '--max-steps', 'many'], '--max-steps wants a whole number'],
    [['generate', 'chargepointCache', '--shard', '3/2'], '--shard wants such as 2/3'],
    [['replay', 'nowhere.json'], 'There is no nowhere.json'],
  ])('%j is refused in words, with the nearest right one', async (words, told) => {
    const { code, err } = await said(...words)
    expect(err).toContain(told)
    expect(code).toBe(2)
  })

  test('tells by its exit code that a limit was reached', async () => {
    const { code, err } = await said('generate', 'chargepointCache', '--max-steps', '2')
    expect(err).toContain('no path of 2 steps reaches')
    expect(code).toBe(3)
  })

  test('prints a charter that can be followed and ticked off', async () => {
    const { code, out } = await said(
      'generate',
      'chargepointCache',
      '--page',
      '--to',
      'outdated',
      '--format',
      'markdown',
    )
    expect(code).toBe(0)
    expect(out).toContain('# Charter: chargepointCache (page)')
    expect(out).toMatch(/^1\. \[ \] Open the screen/m)
    expect(out).toMatch(/must be seen: .*older data/)
  })

  test('deals a set of paths out to several runs, each path once', async () => {
    const of = async (...more: readonly string[]) =>
      (
        JSON.parse((await said('generate', 'chargepointCache', '--cover', 'edges', ...more)).out) as PathsFile
      ).paths.map(({ id }) => id)
    const shards = [...(await of('--shard', '1/2')), ...(await of('--shard', '2/2'))]
    expect(shards.toSorted()).toEqual((await of()).toSorted())
  })

  test('explains a state: what it is, the ways in and out, and how to get there', async () => {
    const { code, out } = await said('explain', 'chargepointCache', 'stale')
    expect(code).toBe(0)
    expect(out).toContain('older than 5 seconds')
    expect(out).toContain('fresh: xstate.after.CACHE_LIFETIME.chargepointCache.fresh → stale')
    expect(out).toContain('stale: always [isWatched] → refreshing')
    expect(out).toMatch(/Shortest way there \(\d steps\)/)
  })

  test('prints how much the committed paths reach, and fails below what is asked', async () => {
    const { code, out } = await said('coverage', 'chargepointCache', '--min', '100')
    expect(out).toMatch(/chargepointCache +9\/9 100 %/)
    expect(code).toBe(0)
    const pairs = await said('coverage', 'chargepointCache', '--cover', 'pairs')
    expect(pairs.code).toBe(1)
    expect(pairs.err).toContain('not covered: ')
  })

  test('plays the paths of a file, and says which step was not kept', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'some.json')
      const made = cover(chargepointCacheModel)
      await writeFile(file, formatPaths(made))
      expect((await said('replay', file)).code).toBe(0)

      const [path] = made.paths
      const [step, ...others] = path?.steps ?? []
      if (!path || !step) throw new Error('no path')
      const wrong = {
        ...path,
        steps: [{ ...step, expect: { ...step.expect, state: 'elsewhere' } }, ...others],
      }
      await writeFile(file, formatPaths({ ...made, paths: [wrong] }))
      const { code, out } = await said('replay', file)
      expect(code).toBe(1)
      expect(out).toContain('instead of "elsewhere"')
    }))

  test('keeps a path that failed once, and tells its steps by the chart of today', () =>
    inFolder(async (folder) => {
      const model = chargepointCacheModel as unknown as Model
      const regressions = join(folder, 'regressions.json')
      const [first, second] = cover(model).paths
      if (!first || !second) throw new Error('no paths')
      await keepRegression({ model, regressions }, first)
      await keepRegression({ model, regressions }, second)
      await keepRegression({ model, regressions }, first)
      const kept = await readPaths(regressions)
      expect(kept?.paths.map(({ id }) => id)).toEqual([second.id, first.id])

      const old = {
        ...first,
        steps: first.steps.map((step) => ({ ...step, expect: { state: 'of before' } })),
      }
      expect(refreshed(model, { machine: model.name, structure: '', paths: [old] }).paths[0]).toEqual(first)
      expect(await readFile(regressions, 'utf8')).toContain(first.id)
    }))
})
