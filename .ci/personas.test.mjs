import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path) => readFileSync(new URL(`../e2e/${path}`, import.meta.url), 'utf8')

const rows = [...read('README.md').matchAll(/^\| `([\w-]+)` +\| (mouse|keys) +\| `(\w+)`: (.+?) +\|$/gm)].map(
  ([, persona, by, file, title]) => ({ persona, by, file, title }),
)

/** What a journey does: from its title to the next test of its file. */
const bodyOf = ({ file, title }) => {
  const [, after] = read(`journeys/${file}.spec.ts`).split(`test('${title}'`)
  return after?.split(/^ *test\(/m)[0]
}

/** Playwright calls that a journey by keyboard alone must not make. */
const BY_MOUSE = /\.(click|dblclick|check|selectOption|fill|setInputFiles|hover)\(|\.mouse\./

it('Each persona of a customer has a journey by the mouse and one by the keyboard alone', () => {
  expect([...new Set(rows.map(({ persona, by }) => `${persona} ${by}`))].toSorted()).toEqual(
    ['driver', 'driver-empty', 'entity', 'fleet'].flatMap((persona) => [
      `${persona} keys`,
      `${persona} mouse`,
    ]),
  )
})

it.each(rows)('$file: $persona by $by', (row) => {
  const body = bodyOf(row)
  expect(body, 'the journey is there').toBeDefined()
  expect(body).toContain(`signInAs('${row.persona}'`)
  expect(BY_MOUSE.test(body ?? '')).toBe(row.by === 'mouse')
})
