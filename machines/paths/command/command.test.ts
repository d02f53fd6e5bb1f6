import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as keeps from '../keeps.ts'
import type { Model } from '../model.ts'
import { doorModel, doorPage } from '../testing/door.ts'
import type { PathsConfig } from './config.ts'
import { main } from './main.ts'
import { projectOf } from './project.ts'

const models = { door: doorModel as unknown as Model }
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paths-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

const run = async (words: readonly string[], more?: Partial<PathsConfig>) => {
  const texts = { out: '', err: '' }
  const written = (to: keyof typeof texts) => (text: unknown) => Boolean((texts[to] += String(text)))
  const streams = [
    vi.spyOn(process.stdout, 'write').mockImplementation(written('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(written('err')),
  ]
  const code = await main(words, more && projectOf({ models, ...more }, folder))
  for (const stream of streams) stream.mockRestore()
  return { ...texts, code }
}

describe('the mutants command', () => {
  beforeAll(async () => {
    await mkdir(join(folder, 'door'))
    await run(['write'], {})
  })

  test('fails if a planted fault is not detected', async () => {
    // The hash ignores the implementation of a guard, so a fault in it is undetected if every path passes.
    vi.spyOn(keeps, 'keepsPath').mockReturnValue(true)
    const { err, code } = await run(['mutants', 'door'], {})
    expect(err).toContain('always holds: neither a path nor the hash detects it')
    expect(err).toContain('door: guards that always hold: 0.0 % are noticed, and 98 % are wanted')
    expect(code).toBe(1)
  })

  test('fails if a mutant that does not exist is listed as equivalent', async () => {
    const equivalentMutants = { door: { 'dropped guards: on.GONE.guard': 'It was there once' } }
    const { out, err, code } = await run(['mutants', 'door'], { equivalentMutants })
    expect(out).toContain('equivalent: door: dropped guards: on.GONE.guard: It was there once')
    expect(err).toContain('on.GONE.guard: is listed as equivalent, but it is detected or does not exist')
    expect(code).toBe(1)
  })
})

describe('a config', () => {
  test.each([
    [['list'], 'No machines found: name a folder, or a config with --config paths.config.ts.'],
    [['list', '--config', 'nowhere.ts'], 'nowhere.ts.'],
    [['list', 'machines/paths/testing'], 'contains neither paths.config.ts nor model.ts'],
  ])('is reported as missing for %j', async (words, message) => {
    const { err, code } = await run(words)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test('requires a player to play paths on the page', async () => {
    const { err, code } = await run(['nightly', '--on', 'page'], { pageModels: { door: doorPage } })
    expect(err).toContain('The config has no player for paths on the page.')
    expect(code).toBe(2)
  })

  test('provides the languages for the charter of a page', async () => {
    const words = ['generate', 'door', '--page', '--format', 'markdown']
    const languages = {
      en: () => Promise.resolve({ does: () => 'Push' }),
      fr: () => Promise.resolve({ does: () => 'Poussez' }),
    }
    const pageModels = { door: doorPage }
    const english = await run(words, { languages, pageModels })
    expect(english.out).toContain('1. [ ] Push')
    const french = await run([...words, '--language', 'fr'], { languages, pageModels })
    expect(french.out).toContain('1. [ ] Poussez')
    expect((await run([...words, '--language', 'de'], { languages, pageModels })).code).toBe(2)
  })
})

describe('a folder with a machine and its model', () => {
  const PATHS = join(import.meta.dirname, '..')
  const example = join(PATHS, 'example')

  test('passes report --check, so its generated files are current', async () => {
    const { out, err, code } = await run(['report', example, '--check'])
    expect(err).toBe('')
    expect(out).toMatch(/^example +3\/3 100 %/m)
    expect(code).toBe(0)
  })

  test('passes all checks', async () => {
    const { err, code } = await run(['check', example])
    expect(err).toBe('')
    expect(code).toBe(0)
  })

  test('is quoted verbatim in the README', () => {
    const readme = readFileSync(join(PATHS, 'README.md'), 'utf8')
    for (const file of ['machine.ts', 'model.ts'])
      expect(readme).toContain(readFileSync(join(example, file), 'utf8'))
  })
})
