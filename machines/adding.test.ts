import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

describe('the guide for adding a machine', () => {
  const page = read('machines/ADDING.md')
  const ofNewVersion = page.replaceAll('<name>', 'newVersion')

  test('names only existing files', () => {
    const files = [...ofNewVersion.matchAll(/`((?:machines|e2e)\/[\w./]+\.\w+)`/g)].map(
      ([, file = '']) => file,
    )
    expect(new Set(files).size).toBeGreaterThan(15)
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  test('names only existing commands', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = [...page.matchAll(/npm run ([\w:]+)(?: -- (\w+))?/g)]
    const usage = read('machines/paths/command/usage.ts')
    for (const [, script = ''] of commands) expect(Object.keys(scripts)).toContain(script)
    const words = commands.flatMap(([, , word]) => (word === undefined ? [] : [word]))
    for (const word of words) expect(usage).toMatch(new RegExp(`^  ${word}\\b`, 'm'))
  })

  test('names every table that lists machines with a page', () => {
    for (const table of ['modelList.ts', 'models.ts', 'pageInterrupts.ts', 'index.ts', 'README.md'])
      expect(page).toContain(`machines/${table}`)
  })
})
