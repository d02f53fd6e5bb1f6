import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PATHS = fileURLToPath(new URL('..', import.meta.url))

test('The README quotes only refusals that exist in the source', () => {
  const readme = readFileSync(join(PATHS, 'features/README.md'), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('|') && line.includes('refused: '))
  const messages = rows.flatMap((row) => [...(row.split('refused: ')[1] ?? '').matchAll(/`([^`]+ [^`]+)`/g)])
  const source = readdirSync(PATHS)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(PATHS, name), 'utf8'))
    .join('\n')
  expect(messages.length).toBeGreaterThan(15)
  expect(messages.map(([, words = '']) => words).filter((words) => !source.includes(words))).toEqual([])
})
