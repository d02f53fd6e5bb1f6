import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SHORTCUTS } from '../data/shortcutList.ts'

const SOURCE = new URL('../', import.meta.url)

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(new URL(name, SOURCE), 'utf8') }))

const listed: readonly string[] = SHORTCUTS.flatMap(({ keys }) => keys.flatMap(({ press }) => press))

const all = (pattern: RegExp): string[] => [
  ...new Set(files.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, found = '']) => found))),
]

const alone = all(/isShortcut\([\w.]+, '(.)'\)/g)
const withCtrl = all(/isCtrlKey\(event, '(.)'\)/g)
const compared = all(/\bkey [!=]== '([^'\\])'/g)

describe('the shortcut list', () => {
  it('contains every letter or sign that the portal handles as a shortcut', () => {
    expect(alone.length + withCtrl.length + compared.length).toBeGreaterThan(8)
    for (const key of [...alone, ...compared]) expect(listed).toContain(key)
    for (const key of withCtrl) expect(listed).toContain(`Ctrl+${key}`)
  })

  it('contains only letters and signs that are handled', () => {
    const letters = listed.filter((press) => /^(Ctrl\+)?[^+]$/.test(press))
    const handled = [...alone, ...compared, ...withCtrl.map((key) => `Ctrl+${key}`)]
    const inLists = all(/= \['(\w)', 'Arrow\w+'\] as const/g)
    expect(letters.filter((press) => !handled.includes(press) && !inLists.includes(press))).toEqual([])
  })

  it('contains every key shown on a button', () => {
    const announced = all(/(?:aria-keyshortcuts|shortcut)="([^"]+)"/g).flatMap((keys) => keys.split(' '))
    const named = announced
      .filter((key) => !key.startsWith('Meta+'))
      .map((key) => key.replace('Control+K', 'Ctrl+k').replace('Space', ' '))
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((key) => !listed.includes(key))).toEqual([])
  })

  it('is not bypassed: no module compares letters itself', () => {
    const asking = files.filter(
      ({ name, code }) => name !== 'data/shortcuts.ts' && /\bkey [!=]== '\w'/.test(code),
    )
    expect(asking.map(({ name }) => name)).toEqual([])
  })
})
