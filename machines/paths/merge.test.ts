import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { setup } from 'xstate'
import { cover } from './cover.ts'
import { formatPaths, type PathsFile } from './format.ts'
import { defineModel } from './model.ts'
import { BARE } from './testing/bare.ts'
import { structureOf } from './transitions.ts'

/** Returns a machine of rooms in a row. Each room has its own tag, which an edit changes. */
const rooms = (tags: Readonly<Record<string, string>>) =>
  setup({ types: { events: {} as { type: 'NEXT' } } }).createMachine({
    id: 'rooms',
    initial: 'hall',
    states: {
      hall: { tags: tags['hall'] ?? 'plain', on: { NEXT: 'kitchen' } },
      kitchen: { tags: tags['kitchen'] ?? 'plain', on: { NEXT: 'cellar' } },
      cellar: { tags: tags['cellar'] ?? 'plain' },
    },
  })

const fileOf = (tags: Readonly<Record<string, string>>): PathsFile =>
  cover(
    defineModel(rooms(tags), {
      inputs: [undefined],
      events: [{ type: 'NEXT' }],
      key: () => ({}),
      limit: 10,
      ...BARE,
    }),
  )

test('Edits to neighbouring states merge without a conflict in the paths file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paths-merge-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, tags: Readonly<Record<string, string>>) => {
    writeFileSync(join(folder, name), formatPaths(fileOf(tags)))
    return join(folder, name)
  }
  const ours = write('ours', { hall: 'bright' })
  // `git merge-file` fails on a conflict.
  execFileSync('git', ['merge-file', ours, write('base', {}), write('theirs', { kitchen: 'warm' })])
  const merged = JSON.parse(readFileSync(ours, 'utf8')) as PathsFile
  const both = rooms({ hall: 'bright', kitchen: 'warm' })
  expect(merged.structure).toEqual(structureOf(both))
  expect(merged).toEqual(JSON.parse(formatPaths(fileOf({ hall: 'bright', kitchen: 'warm' }))))
})
