import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SHORTCUTS } from '../data/shortcutList.ts'

const SOURCE = new URL('../', import.meta.url)

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(new URL(name, SOURCE), 'utf8') }))

const listed: readonly string[] = SHORTCUTS.flatMap(({ keys }) => keys.flatMap(({ press }) => press))

/** What is found in the code, once each. */
const all = (pattern: RegExp): string[] => [
  ...new Set(files.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, found = '']) => found))),
]

const alone = all(/isShortcut\([\w.]+, '(.)'\)/g)
const withCtrl = all(/isCtrlKey\(event, '(.)'\)/g)
const compared = all(/\bkey [!=]== '([^'\\])'/g)

it('Every key of a letter or a sign that the portal listens to is in the list of shortcuts', () => {
  expect(alone.length + withCtrl.length + compared.length).toBeGreaterThan(8)
  for (const key of [...alone, ...compared]) expect(listed).toContain(key)
  for (const key of withCtrl) expect(listed).toContain(`Ctrl+${key}`)
})

it('Everything in the list does something: the portal listens to it, or it is handled where its name is', () => {
  const letters = listed.filter((press) => /^(Ctrl\+)?[^+]$/.test(press))
  const heard = [...alone, ...compared, ...withCtrl.map((key) => `Ctrl+${key}`)]
  const inLists = all(/= \['(\w)', 'Arrow\w+'\] as const/g)
  expect(letters.filter((press) => !heard.includes(press) && !inLists.includes(press))).toEqual([])
})

it('What a button tells of its key is in the list too', () => {
  const told = all(/(?:aria-keyshortcuts|shortcut)="([^"]+)"/g).flatMap((keys) => keys.split(' '))
  const named = told
    .filter((key) => !key.startsWith('Meta+'))
    .map((key) => key.replace('Control+K', 'Ctrl+k').replace('Space', ' '))
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((key) => !listed.includes(key))).toEqual([])
})

it('No view asks by itself for Ctrl and a letter', () => {
  const asking = files.filter(
    ({ name, code }) => name !== 'data/shortcuts.ts' && /\bkey [!=]== '\w'/.test(code),
  )
  expect(asking.map(({ name }) => name)).toEqual([])
})
