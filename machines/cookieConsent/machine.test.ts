import { createGates } from '@portal/paths'
import {
  ALL_COOKIES,
  CONSENT_LIFETIME_MS,
  COOKIE_CATEGORIES,
  type CookieCategory,
  type CookieChoices,
  ONLY_NECESSARY,
  type StoredConsent,
} from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { cookieConsentMachine, selectConsent, selectIsConsentAsked, selectIsConsentOpen } from './machine.ts'

const SOME = { ...ONLY_NECESSARY, analytical: 'yes', ads: 'yes' } as const satisfies CookieChoices
const OPTIONAL = COOKIE_CATEGORIES.filter((category) => category !== 'necessary')

const open = (stored?: StoredConsent) => {
  const gates = createGates(cookieConsentMachine, ['watchConsent'])
  const clock = new SimulatedClock()
  const kept: { choices: CookieChoices; lifetimeMs: number }[] = []
  const applied: CookieChoices[] = []
  const machine = gates.machine.provide({
    actions: {
      keep: (_, params) => void kept.push(params),
      apply: (_, { choices }) => void applied.push(choices),
    },
  })
  const actor = createActor(machine, { input: { stored }, clock }).start()
  const now = () => actor.getSnapshot()
  return {
    clock,
    kept,
    send: (
      ...types: readonly ('ACCEPT_ALL' | 'ACCEPT_NECESSARY' | 'OPEN_PREFERENCES' | 'SAVE' | 'CLOSE')[]
    ) => {
      for (const type of types) actor.send({ type })
    },
    toggle: (category: CookieCategory) => actor.send({ type: 'TOGGLE', category }),
    chosenElsewhere: (choices: CookieChoices, remainingMs = CONSENT_LIFETIME_MS) =>
      gates.send('watchConsent', { type: 'CHOSEN_ELSEWHERE', choices, remainingMs }),
    forgottenElsewhere: () => gates.send('watchConsent', { type: 'FORGOTTEN_ELSEWHERE' }),
    isAsked: () => selectIsConsentAsked(now()),
    isOpen: () => selectIsConsentOpen(now()),
    switches: () => now().context.draft,
    /** The consent in force, and the last one told to its consumers. */
    allowed: () => {
      expect(applied.at(-1)).toEqual(selectConsent(now()))
      return selectConsent(now())
    },
  }
}

describe('the cookie notice', () => {
  test('shows until a viewed flag is set (S4)', () => {
    const portal = open()
    expect(portal.isAsked()).toBe(true)
    portal.send('OPEN_PREFERENCES')
    expect(portal.isAsked()).toBe(true)
    portal.send('CLOSE')
    expect(portal.isAsked()).toBe(true)
    portal.send('ACCEPT_ALL')
    expect(portal.isAsked()).toBe(false)
    expect(open({ choices: ONLY_NECESSARY, remainingMs: 1 }).isAsked()).toBe(false)
  })

  test('allows only necessary cookies until it is answered, whatever the switches show', () => {
    const portal = open()
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    portal.send('OPEN_PREFERENCES')
    portal.toggle('analytical')
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    expect(portal.kept).toEqual([])
  })

  test('sets all categories to yes when a person accepts all (S4)', () => {
    const portal = open()
    portal.send('ACCEPT_ALL')
    expect(portal.allowed()).toEqual(ALL_COOKIES)
    expect(Object.values(portal.allowed())).toEqual(COOKIE_CATEGORIES.map(() => 'yes'))
    expect(portal.kept).toEqual([{ choices: ALL_COOKIES, lifetimeMs: CONSENT_LIFETIME_MS }])
  })

  test("sets all to yes by 'Accept' in the open preferences too, whatever the switches show (S4)", () => {
    const portal = open({ choices: SOME, remainingMs: 1_000 })
    portal.send('OPEN_PREFERENCES')
    portal.toggle('analytical')
    portal.send('ACCEPT_ALL')
    expect(portal.allowed()).toEqual(ALL_COOKIES)
    expect(portal.isOpen()).toBe(false)
  })

  test('is answered by one press when a person allows only necessary cookies, and that is kept as long', () => {
    const portal = open()
    portal.send('ACCEPT_NECESSARY')
    expect(portal.isAsked()).toBe(false)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    expect(portal.kept).toEqual([{ choices: ONLY_NECESSARY, lifetimeMs: CONSENT_LIFETIME_MS }])
    portal.clock.increment(CONSENT_LIFETIME_MS - 1)
    expect(portal.isAsked()).toBe(false)
  })

  test("stores the chosen toggles by 'Save & Accept' (S4)", () => {
    const portal = open()
    portal.send('OPEN_PREFERENCES')
    portal.toggle('analytical')
    portal.toggle('functional')
    portal.toggle('ads')
    portal.toggle('functional')
    portal.send('SAVE')
    expect(portal.allowed()).toEqual(SOME)
    expect(portal.kept).toEqual([{ choices: SOME, lifetimeMs: CONSENT_LIFETIME_MS }])
    expect(portal.isAsked()).toBe(false)
    expect(portal.isOpen()).toBe(false)
  })

  test("is reopened by a 'Cookies preferences' button, with what was chosen (S4)", () => {
    const portal = open({ choices: SOME, remainingMs: 1_000 })
    expect(portal.isOpen()).toBe(false)
    portal.send('OPEN_PREFERENCES')
    expect(portal.isOpen()).toBe(true)
    expect(portal.isAsked()).toBe(false)
    expect(portal.switches()).toEqual(SOME)
    portal.toggle('ads')
    portal.send('SAVE')
    expect(portal.allowed()).toEqual({ ...SOME, ads: 'no' })
  })

  test('closed without saving changes nothing, and forgets the switches', () => {
    const portal = open({ choices: SOME, remainingMs: 1_000 })
    portal.send('OPEN_PREFERENCES')
    portal.toggle('functional')
    portal.send('CLOSE')
    expect(portal.allowed()).toEqual(SOME)
    expect(portal.kept).toEqual([])
    portal.send('OPEN_PREFERENCES')
    expect(portal.switches()).toEqual(SOME)
  })
})

describe('the seven categories (S3, S9)', () => {
  test('are those of the preferences: necessary is on, the others are not', () => {
    const portal = open()
    portal.send('OPEN_PREFERENCES')
    expect(portal.switches()).toEqual({
      necessary: 'yes',
      analytical: 'no',
      functional: 'no',
      performance: 'no',
      other: 'no',
      ads: 'no',
      nonNecessary: 'no',
    })
  })

  test('have necessary always on: no one switches it off', () => {
    const portal = open()
    portal.send('OPEN_PREFERENCES')
    portal.toggle('necessary')
    expect(portal.switches().necessary).toBe('yes')
    portal.send('SAVE', 'OPEN_PREFERENCES')
    portal.toggle('necessary')
    expect(portal.switches().necessary).toBe('yes')
    portal.send('SAVE')
    expect(portal.allowed().necessary).toBe('yes')
  })

  test.each(OPTIONAL)('have %s switched on and off by itself', (category) => {
    const portal = open()
    portal.send('OPEN_PREFERENCES')
    portal.toggle(category)
    expect(portal.switches()).toEqual({ ...ONLY_NECESSARY, [category]: 'yes' })
    portal.toggle(category)
    expect(portal.switches()).toEqual(ONLY_NECESSARY)
  })
})

describe('a choice', () => {
  test('lives 7 days: then it is asked again, and nothing more is allowed (S9)', () => {
    const portal = open()
    portal.send('ACCEPT_ALL')
    portal.clock.increment(CONSENT_LIFETIME_MS - 1)
    expect(portal.isAsked()).toBe(false)
    expect(portal.allowed()).toEqual(ALL_COOKIES)
    portal.clock.increment(1)
    expect(portal.isAsked()).toBe(true)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    portal.send('OPEN_PREFERENCES')
    expect(portal.switches()).toEqual(ONLY_NECESSARY)
  })

  test('of an earlier visit lives for the rest of its time: another visit does not prolong it', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    expect(portal.allowed()).toEqual(SOME)
    expect(portal.kept).toEqual([])
    portal.clock.increment(59_999)
    expect(portal.isAsked()).toBe(false)
    portal.clock.increment(1)
    expect(portal.isAsked()).toBe(true)
  })

  test('made again counts for 7 days from then on', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.clock.increment(30_000)
    portal.send('OPEN_PREFERENCES', 'SAVE')
    portal.clock.increment(CONSENT_LIFETIME_MS - 1)
    expect(portal.isAsked()).toBe(false)
    portal.clock.increment(1)
    expect(portal.isAsked()).toBe(true)
  })

  test('that is only looked at is not prolonged', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.clock.increment(30_000)
    portal.send('OPEN_PREFERENCES', 'CLOSE')
    portal.clock.increment(30_000)
    expect(portal.isAsked()).toBe(true)
  })

  test('that ends while someone changes it leaves the switches as they were set', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.send('OPEN_PREFERENCES')
    portal.toggle('functional')
    portal.clock.increment(60_000)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    expect(portal.isAsked()).toBe(true)
    expect(portal.isOpen()).toBe(true)
    expect(portal.switches()).toEqual({ ...SOME, functional: 'yes' })
    portal.send('SAVE')
    expect(portal.allowed()).toEqual({ ...SOME, functional: 'yes' })
  })

  test('of another tab is taken over: the question is answered', () => {
    const portal = open()
    portal.chosenElsewhere(SOME)
    expect(portal.isAsked()).toBe(false)
    expect(portal.allowed()).toEqual(SOME)
    // The other tab stored it.
    expect(portal.kept).toEqual([])
  })

  test('of another tab ends with its own time', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.clock.increment(30_000)
    portal.chosenElsewhere(ONLY_NECESSARY, 90_000)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    portal.clock.increment(89_999)
    expect(portal.isAsked()).toBe(false)
    portal.clock.increment(1)
    expect(portal.isAsked()).toBe(true)
  })

  test('of another tab is what the open preferences show', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.send('OPEN_PREFERENCES')
    portal.toggle('functional')
    portal.chosenElsewhere(ALL_COOKIES)
    expect(portal.isOpen()).toBe(true)
    expect(portal.switches()).toEqual(ALL_COOKIES)
    portal.send('CLOSE')
    expect(portal.allowed()).toEqual(ALL_COOKIES)
  })

  test('that someone cleared from the browser is asked for again', () => {
    const portal = open({ choices: ALL_COOKIES, remainingMs: 60_000 })
    portal.forgottenElsewhere()
    expect(portal.isAsked()).toBe(true)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    portal.clock.increment(60_000)
    expect(portal.isAsked()).toBe(true)
  })
})
