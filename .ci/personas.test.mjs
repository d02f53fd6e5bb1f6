import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path) => readFileSync(new URL(`../e2e/${path}`, import.meta.url), 'utf8')

/** Who changes what the mock keeps: persona, by what, and the journey. */
const rows = [
  [
    'driver',
    'mouse',
    'requestWizard',
    'A driver asks for a charger at home with pictures of the place, and finds the request with them',
  ],
  [
    'driver',
    'keys',
    'commands',
    'A driver starts a charge with a chosen card, sees it begin, and stops it by name, by keyboard alone',
  ],
  [
    'driver',
    'keys',
    'commands',
    'From the dashboard and from a session a driver stops a charge too, by keyboard alone',
  ],
  ['driver', 'keys', 'cardActs', 'A driver blocks a card for now, and unblocks it, by keyboard alone'],
  [
    'driver',
    'keys',
    'requestWizardKeys',
    'A driver asks for a charger in French on a phone in the dark, with the survey on site and by pictures, by keyboard alone',
  ],
  [
    'driver-empty',
    'mouse',
    'profile',
    'From the profile one changes the own name and phone number, and sees them at once everywhere',
  ],
  [
    'driver-empty',
    'keys',
    'requestWizardKeys',
    'A driver without chargers asks a question in Dutch on a phone, by keyboard alone',
  ],
  [
    'fleet',
    'mouse',
    'whitelists',
    'A fleet manager makes a group, duplicates it, fills it, authorises a card and moves one to the copy',
  ],
  ['fleet', 'keys', 'whitelists', 'By keyboard alone a card stops charging, and the group gets another name'],
  [
    'fleet',
    'keys',
    'cardActs',
    'A fleet manager changes the type of a subscription, told from when and what it costs, by keyboard alone',
  ],
  ['entity', 'mouse', 'requestActs', 'A remote survey is described, shown in pictures, and handed in'],
  [
    'entity',
    'keys',
    'organisationActs',
    'An administrator of a group opens the tree, adds a sub-organisation and renames it, by keyboard alone',
  ],
].map(([persona, by, file, title]) => ({ persona, by, file, title }))

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
