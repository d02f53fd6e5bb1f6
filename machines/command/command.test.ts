import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cover, formatPaths, type Model, type Path, type PathsFile } from '@portal/paths'
import { keepRegression, main, projectOf, readPaths, refreshed, writeAll } from '@portal/paths/command'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { chargepointCacheModel } from '../models.ts'
import config from '../paths.config.ts'

// Failing paths of these tests must not join the committed regressions.
const { regressions } = vi.hoisted(() => {
  const folder = `${process.env.TMPDIR ?? '/tmp'}/paths-regressions-${process.pid}`
  process.env.PATHS_REGRESSIONS = folder
  return { regressions: folder }
})
afterAll(() => rm(regressions, { recursive: true, force: true }))

afterEach(() => vi.restoreAllMocks())

const project = projectOf(config, join(import.meta.dirname, '..'))

/** Returns the path with a wrong expected state in its first step. */
const wrongly = (path: Path | undefined): Path => {
  const [step, ...others] = path?.steps ?? []
  if (!path || !step) throw new Error('no path')
  return { ...path, steps: [{ ...step, expect: { ...step.expect, state: 'elsewhere' } }, ...others] }
}

const run = async (...words: readonly string[]) => {
  const texts = { out: '', err: '' }
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((texts.out += String(text))))
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((texts.err += String(text))))
  const code = await main(words, project)
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
  test('lists the machines with their paths', async () => {
    const { code, out } = await run('list')
    expect(code).toBe(0)
    expect(out).toMatch(/^signIn +\d+ +\d+/m)
  })

  test('prints a charter with the texts of another portal language', async () => {
    const words = ['generate', 'newVersion', '--page', '--format', 'markdown'] as const
    const english = await run(...words)
    const french = await run(...words, '--language', 'fr')
    expect(english.out).toContain('“A new version is here”')
    expect(french.out).toContain('«\u00a0Une nouvelle version est disponible\u00a0»')
    expect(french.out).toContain('choisissez le français')
    expect(french.err).toBe('')
  }, 20_000)

  test.each([
    [['genrate'], "no command 'genrate'. Did you mean 'generate'?"],
    [['explain', 'signin', 'failed'], "Did you mean 'signIn'?"],
    [['explain', 'chargepointCache', 'frsh'], "Did you mean 'fresh'?"],
    [['generate', 'chargepointCache', '--cover', 'pears'], "no goal 'pears'. Did you mean 'pairs'?"],
    [['generate', 'chargepointCache', '--covr', 'pairs'], "Did you mean '--cover'?"],
    [['generate', 'chargepointCache', '--max-steps', 'many'], '--max-steps must be a whole number'],
    [['generate', 'chargepointCache', '--shard', '3/2'], '--shard must look like 2/3'],
    [['replay', 'nowhere.json'], 'There is no nowhere.json'],
    [['replay', 'README.md'], 'README.md contains no paths'],
    [['replay', 'package.json'], 'package.json contains no paths'],
    [['replay'], 'Name a file of paths.'],
    [['replay', 'package.json', '--on', 'pag'], "no place 'pag'. Did you mean 'page'?"],
    [['generate', 'newVersion', '--format', 'mermade'], "no format 'mermade'. Did you mean 'mermaid'?"],
    [['generate', 'chargepointCache', '--to', 'fresch'], "no state 'fresch'. Did you mean 'fresh'?"],
    [['check', 'newVersio'], "no machine 'newVersio'. Did you mean 'newVersion'?"],
    [['coverage', 'newVersion', '--min', 'all'], '--min must be a whole number'],
  ])('rejects %j with exit code 2: %s', async (words, message) => {
    const { code, err } = await run(...words)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test('exits with 3 when the step limit is reached', async () => {
    const { code, err } = await run('generate', 'chargepointCache', '--max-steps', '2')
    expect(err).toContain('no path of 2 steps reaches')
    expect(code).toBe(3)
  })

  test('prints a charter that can be followed and ticked off', async () => {
    const { code, out } = await run(
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
    expect(out).toMatch(/^1\. \[ \] Open the noted charger/m)
    expect(out).toMatch(
      /expected: the noted charger, as last answered; the message of the code \w+; “Try again” can be pressed/,
    )
  })

  test('assigns each path to exactly one shard', async () => {
    const of = async (...more: readonly string[]) =>
      (
        JSON.parse((await run('generate', 'chargepointCache', '--cover', 'edges', ...more)).out) as PathsFile
      ).paths.map(({ id }) => id)
    const shards = [...(await of('--shard', '1/2')), ...(await of('--shard', '2/2'))]
    expect(shards.toSorted()).toEqual((await of()).toSorted())
  })

  test('explains a state: its description, the ways in and out, and the shortest path to it', async () => {
    const { code, out } = await run('explain', 'chargepointCache', 'stale')
    expect(code).toBe(0)
    expect(out).toContain('The data is stale')
    expect(out).toContain('fresh: xstate.after.CACHE_LIFETIME.chargepointCache.fresh → stale')
    expect(out).toContain('stale: always [isWatched] → refreshing')
    expect(out).toMatch(/Shortest way there \(\d steps\)/)
  })

  test('prints the coverage of the committed paths and fails below the minimum', async () => {
    const { code, out } = await run('coverage', 'chargepointCache', '--min', '100')
    expect(out).toMatch(/chargepointCache +9\/9 100 %/)
    expect(code).toBe(0)
    const pairs = await run('coverage', 'chargepointCache', '--cover', 'pairs')
    expect(pairs.code).toBe(1)
    expect(pairs.err).toContain('not covered: ')
  })

  test('replays the paths of a file and reports the first failing step', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'some.json')
      const made = cover(chargepointCacheModel)
      await writeFile(file, formatPaths(made))
      expect((await run('replay', file)).code).toBe(0)

      await writeFile(file, formatPaths({ ...made, paths: [wrongly(made.paths[0])] }))
      const { code, out } = await run('replay', file)
      expect(code).toBe(1)
      expect(out).toContain('instead of "elsewhere"')
    }))

  test('shortens a failing path of a file, stores it and reports it', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'some.json')
      const made = cover(chargepointCacheModel)
      const wrong = wrongly(made.paths[0])
      await writeFile(file, formatPaths({ ...made, paths: [wrong] }))
      const { code, out } = await run('shrink', file)
      expect(code).toBe(1)
      expect(out).toContain(`Path ${wrong.id} of ${wrong.steps.length} steps still fails with`)
      const stored = await readPaths(join(regressions, 'chargepointCache', 'regressions.json'))
      expect(stored?.paths).toHaveLength(1)

      await writeFile(file, formatPaths(made))
      const mended = await run('shrink', file)
      expect(mended.out).toContain('passes, so there is nothing to shrink')
      expect(mended.code).toBe(0)
    }))

  test('rejects outdated committed paths and shows the difference', () =>
    inFolder(async (folder) => {
      const [set] = project.sets.filter(({ name, isPage }) => name === 'newVersion' && !isPage)
      if (!set) throw new Error('no newVersion')
      const file = join(folder, 'paths.json')
      const made = cover(set.model)
      await writeFile(
        file,
        formatPaths({ ...made, paths: [wrongly(made.paths.find(({ steps }) => steps.length > 0))] }),
      )
      const stderr: string[] = []
      vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(stderr.push(String(text))))
      expect(await writeAll([{ ...set, file }], true)).toBe(1)
      expect(stderr.join('')).toContain('state was "elsewhere", is ')
      expect(await readFile(file, 'utf8')).toContain('elsewhere')
      expect(await writeAll([{ ...set, file }], false)).toBe(0)
      expect(await writeAll([{ ...set, file }], true)).toBe(0)
    }))

  test('checks that the paths of a machine are current and complete, and reports no findings', async () => {
    const { code, out } = await run('check', 'newVersion')
    expect(out).toMatch(/^newVersion \(page\) .*100 %/m)
    expect(out).toContain('0 findings')
    expect(code).toBe(0)
  })

  test('reports a merge conflict and regenerates the file of one machine', () =>
    inFolder(async (folder) => {
      const [set] = project.sets.filter(({ name, isPage }) => name === 'newVersion' && !isPage)
      if (!set) throw new Error('no newVersion')
      const text = formatPaths(cover(set.model))
      const file = join(folder, 'paths.json')
      const conflict = text.replace('"structure"', '<<<<<<< HEAD\n"structure"')
      await writeFile(file, `${conflict}>>>>>>> other\n`)
      await expect(readPaths(file)).rejects.toThrow('has a merge conflict')
      vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      expect(await writeAll([{ ...set, file }], false)).toBe(0)
      expect(await readFile(file, 'utf8')).toBe(text)
      vi.restoreAllMocks()

      const { out, code } = await run('write', 'newVersion', '--check')
      expect(out.match(/^\w+\/paths/gm)).toEqual(['newVersion/paths', 'newVersion/paths'])
      expect(code).toBe(0)
    }))

  test('prints how many mutants are killed, by machine and kind', async () => {
    const { code, out } = await run('mutants', 'newVersion', 'relationTree')
    expect(out).toMatch(/^newVersion: dropped transitions +10 +0 +0 +0 +10 +100\.0 %$/m)
    expect(out).toMatch(/^relationTree: guards that always hold +5 +0 +0 +0 +5 +100\.0 %$/m)
    expect(out).toMatch(/^all +\d+ +\d+ +0 +0 +\d+ +100\.0 %$/m)
    expect(code).toBe(0)
  })

  test('visits the states named by --through in the given order', async () => {
    const words = ['generate', 'chargepointCache', '--to', 'stale'] as const
    const through = async (...names: readonly string[]) => {
      const { out } = await run(...words, ...names.flatMap((name) => ['--through', name]))
      return (JSON.parse(out) as PathsFile).paths[0]?.steps.map(({ expect: { state } }) => state) ?? []
    }
    expect(await through()).not.toContain('outdated')
    const states = await through('outdated', 'failed')
    expect(states.indexOf('outdated')).toBeGreaterThan(-1)
    expect(states.lastIndexOf('failed')).toBeGreaterThan(states.indexOf('outdated'))
    expect(states.at(-1)).toBe('stale')
    expect((await run('generate', 'chargepointCache', '--through', 'stale')).code).toBe(2)
  })

  test('walks randomly, reproducibly for a seed, and within the step limit', async () => {
    const walk = async (seed: string) =>
      (await run('generate', 'chargepointCache', '--walk', '3', '--seed', seed, '--max-steps', '7')).out
    expect(await walk('5')).toBe(await walk('5'))
    expect(await walk('5')).not.toBe(await walk('6'))
    const { paths } = JSON.parse(await walk('5')) as PathsFile
    expect(paths).toHaveLength(3)
    for (const { steps } of paths) expect(steps.length).toBeLessThanOrEqual(7)
  })

  test.each(['states', 'transitions', 'edges', 'pairs'])('generates paths for the goal %s', async (goal) => {
    const { code, out } = await run('generate', 'newVersion', '--cover', goal)
    expect(code).toBe(0)
    expect((JSON.parse(out) as PathsFile).paths).not.toEqual([])
  })

  test('draws the paths of one machine and prints the charters of all', async () => {
    const { code, out } = await run('generate', 'newVersion', '--format', 'mermaid')
    expect(code).toBe(0)
    expect(out).toMatch(/^sequenceDiagram$/m)
    const all = await run('generate', 'all', '--page', '--cover', 'states', '--format', 'markdown')
    expect(all.code).toBe(0)
    const titles = project.sets.filter(({ isPage }) => isPage).map(({ name }) => `# Charter: ${name} (page)`)
    for (const title of titles) expect(all.out).toContain(title)
  })

  test('reports progress during a long exploration', async () => {
    const { err } = await run('explain', 'table', 'throttle.open')
    expect(err).toContain('table: 1000 states so far')
  })

  test('stores a failing path once and updates its expectations to the current machine', () =>
    inFolder(async (folder) => {
      const model = chargepointCacheModel as unknown as Model
      const regressions = join(folder, 'regressions.json')
      const [first, second] = cover(model).paths
      if (!first || !second) throw new Error('no paths')
      await keepRegression({ model, regressions }, first)
      await keepRegression({ model, regressions }, second)
      await keepRegression({ model, regressions }, first)
      const stored = await readPaths(regressions)
      expect(stored?.paths.map(({ id }) => id)).toEqual([second.id, first.id])

      const old = {
        ...first,
        steps: first.steps.map((step) => ({ ...step, expect: { state: 'of before' } })),
      }
      expect(refreshed(model, { machine: model.name, structure: {}, paths: [old] }).paths[0]).toEqual(first)
      expect(await readFile(regressions, 'utf8')).toContain(first.id)
    }))
})
