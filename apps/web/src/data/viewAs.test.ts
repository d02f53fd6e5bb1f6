// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { createViewAs } from './viewAs.ts'

const RELATION = { Id: 'R7', Description: 'Haven Gent', IsCompany: 1 } as const

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

/** The portal as a document of this tab starts it. */
const start = (person = 'tine') =>
  createViewAs({
    load: () => new Promise(() => {}),
    person: () => person,
    clearCaches: () => undefined,
  })

it('Looking through other eyes goes on in the next document of the tab', () => {
  start().begin(RELATION)
  expect(start().viewed()).toEqual(RELATION)
})

it('It ends with the tab: another tab knows nothing of it', () => {
  start().begin(RELATION)
  // A new tab has a storage of its own, and shares only what outlives tabs.
  window.sessionStorage.clear()
  expect(window.localStorage).toHaveLength(0)
  expect(start().viewed()).toBeUndefined()
})

it('It is no one else’s: who signs in next in the tab sees with their own eyes', () => {
  start().begin(RELATION)
  expect(start('karim').viewed()).toBeUndefined()
  expect(start().viewed()).toEqual(RELATION)
})

it('Once it is stopped it is not there again', () => {
  const viewAs = start()
  viewAs.begin(RELATION)
  viewAs.end()
  expect(viewAs.viewed()).toBeUndefined()
  expect(start().viewed()).toBeUndefined()
})
