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
import { cookieConsentMachine, selectConsent, selectIsConsentOpen, selectIsNoticeVisible } from './machine.ts'

const SOME = { ...ONLY_NECESSARY, analytical: 'yes', ads: 'yes' } as const satisfies CookieChoices
const OPTIONAL = COOKIE_CATEGORIES.filter((category) => category !== 'necessary')

const open = (stored?: StoredConsent) => {
  const gates = createGates(cookieConsentMachine, ['watchConsent'])
  const clock = new SimulatedClock()
  const written: { choices: CookieChoices; lifetimeMs: number }[] = []
  const applied: CookieChoices[] = []
  const machine = gates.machine.provide({
    actions: {
      keep: (_, params) => void written.push(params),
      apply: (_, { choices }) => void applied.push(choices),
    },
  })
  const actor = createActor(machine, { input: { stored }, clock }).start()
  const now = () => actor.getSnapshot()
  return {
    clock,
    written,
    send: (
      ...types: readonly ('ACCEPT_ALL' | 'ACCEPT_NECESSARY' | 'OPEN_PREFERENCES' | 'SAVE' | 'CLOSE')[]
    ) => {
      for (const type of types) actor.send({ type })
    },
    toggle: (category: CookieCategory) => actor.send({ type: 'TOGGLE', category }),
    chosenElsewhere: (choices: CookieChoices, remainingMs = CONSENT_LIFETIME_MS) =>
      gates.send('watchConsent', { type: 'CHOSEN_ELSEWHERE', choices, remainingMs }),
    clearedElsewhere: () => gates.send('watchConsent', { type: 'CLEARED_ELSEWHERE' }),
    isNoticeVisible: () => selectIsNoticeVisible(now()),
    isOpen: () => selectIsConsentOpen(now()),
    switches: () => now().context.draft,
    /** Current consent; must equal the last applied one. */
    allowed: () => {
      expect(applied.at(-1)).toEqual(selectConsent(now()))
      return selectConsent(now())
    },
  }
}

describe('cookie consent', () => {
  test('shows the notice until the person answers (S4)', () => {
    const portal = open()
    expect(portal.isNoticeVisible()).toBe(true)
    portal.send('OPEN_PREFERENCES')
    expect(portal.isNoticeVisible()).toBe(true)
    portal.send('CLOSE')
    expect(portal.isNoticeVisible()).toBe(true)
    portal.send('ACCEPT_ALL')
    expect(portal.isNoticeVisible()).toBe(false)
    expect(open({ choices: ONLY_NECESSARY, remainingMs: 1 }).isNoticeVisible()).toBe(false)
  })

  test('allows only necessary cookies until the notice is answered, regardless of the switches', () => {
    const portal = open()
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    portal.send('OPEN_PREFERENCES')
    portal.toggle('analytical')
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    expect(portal.written).toEqual([])
  })

  test('allows all categories with ACCEPT_ALL (S4)', () => {
    const portal = open()
    portal.send('ACCEPT_ALL')
    expect(portal.allowed()).toEqual(ALL_COOKIES)
    expect(Object.values(portal.allowed())).toEqual(COOKIE_CATEGORIES.map(() => 'yes'))
    expect(portal.written).toEqual([{ choices: ALL_COOKIES, lifetimeMs: CONSENT_LIFETIME_MS }])
  })

  test("allows all with 'Accept' in the open preferences, regardless of the switches (S4)", () => {
    const portal = open({ choices: SOME, remainingMs: 1_000 })
    portal.send('OPEN_PREFERENCES')
    portal.toggle('analytical')
    portal.send('ACCEPT_ALL')
    expect(portal.allowed()).toEqual(ALL_COOKIES)
    expect(portal.isOpen()).toBe(false)
  })

  test('allows only necessary cookies with ACCEPT_NECESSARY and stores that choice for the full 7 days', () => {
    const portal = open()
    portal.send('ACCEPT_NECESSARY')
    expect(portal.isNoticeVisible()).toBe(false)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    expect(portal.written).toEqual([{ choices: ONLY_NECESSARY, lifetimeMs: CONSENT_LIFETIME_MS }])
    portal.clock.increment(CONSENT_LIFETIME_MS - 1)
    expect(portal.isNoticeVisible()).toBe(false)
  })

  test("stores the switches with 'Save & Accept' (S4)", () => {
    const portal = open()
    portal.send('OPEN_PREFERENCES')
    portal.toggle('analytical')
    portal.toggle('functional')
    portal.toggle('ads')
    portal.toggle('functional')
    portal.send('SAVE')
    expect(portal.allowed()).toEqual(SOME)
    expect(portal.written).toEqual([{ choices: SOME, lifetimeMs: CONSENT_LIFETIME_MS }])
    expect(portal.isNoticeVisible()).toBe(false)
    expect(portal.isOpen()).toBe(false)
  })

  test('opens the preferences with the stored choice and without the notice (S4)', () => {
    const portal = open({ choices: SOME, remainingMs: 1_000 })
    expect(portal.isOpen()).toBe(false)
    portal.send('OPEN_PREFERENCES')
    expect(portal.isOpen()).toBe(true)
    expect(portal.isNoticeVisible()).toBe(false)
    expect(portal.switches()).toEqual(SOME)
    portal.toggle('ads')
    portal.send('SAVE')
    expect(portal.allowed()).toEqual({ ...SOME, ads: 'no' })
  })

  test('discards the switches when the preferences are closed without saving', () => {
    const portal = open({ choices: SOME, remainingMs: 1_000 })
    portal.send('OPEN_PREFERENCES')
    portal.toggle('functional')
    portal.send('CLOSE')
    expect(portal.allowed()).toEqual(SOME)
    expect(portal.written).toEqual([])
    portal.send('OPEN_PREFERENCES')
    expect(portal.switches()).toEqual(SOME)
  })
})

describe('the seven categories (S3, S9)', () => {
  test('start with only necessary on', () => {
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

  test('do not allow necessary cookies to be turned off', () => {
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

  test.each(OPTIONAL)('include %s, which can be switched independently', (category) => {
    const portal = open()
    portal.send('OPEN_PREFERENCES')
    portal.toggle(category)
    expect(portal.switches()).toEqual({ ...ONLY_NECESSARY, [category]: 'yes' })
    portal.toggle(category)
    expect(portal.switches()).toEqual(ONLY_NECESSARY)
  })
})

describe('a choice', () => {
  test('expires after 7 days: the notice returns and only necessary cookies are allowed (S9)', () => {
    const portal = open()
    portal.send('ACCEPT_ALL')
    portal.clock.increment(CONSENT_LIFETIME_MS - 1)
    expect(portal.isNoticeVisible()).toBe(false)
    expect(portal.allowed()).toEqual(ALL_COOKIES)
    portal.clock.increment(1)
    expect(portal.isNoticeVisible()).toBe(true)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    portal.send('OPEN_PREFERENCES')
    expect(portal.switches()).toEqual(ONLY_NECESSARY)
  })

  test('keeps its expiry on the next visit', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    expect(portal.allowed()).toEqual(SOME)
    expect(portal.written).toEqual([])
    portal.clock.increment(59_999)
    expect(portal.isNoticeVisible()).toBe(false)
    portal.clock.increment(1)
    expect(portal.isNoticeVisible()).toBe(true)
  })

  test('lasts another 7 days when it is made again', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.clock.increment(30_000)
    portal.send('OPEN_PREFERENCES', 'SAVE')
    portal.clock.increment(CONSENT_LIFETIME_MS - 1)
    expect(portal.isNoticeVisible()).toBe(false)
    portal.clock.increment(1)
    expect(portal.isNoticeVisible()).toBe(true)
  })

  test('is not prolonged by opening and closing the preferences', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.clock.increment(30_000)
    portal.send('OPEN_PREFERENCES', 'CLOSE')
    portal.clock.increment(30_000)
    expect(portal.isNoticeVisible()).toBe(true)
  })

  test('leaves the open preferences unchanged when it expires', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.send('OPEN_PREFERENCES')
    portal.toggle('functional')
    portal.clock.increment(60_000)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    expect(portal.isNoticeVisible()).toBe(true)
    expect(portal.isOpen()).toBe(true)
    expect(portal.switches()).toEqual({ ...SOME, functional: 'yes' })
    portal.send('SAVE')
    expect(portal.allowed()).toEqual({ ...SOME, functional: 'yes' })
  })

  test('from another tab is adopted and closes the notice', () => {
    const portal = open()
    portal.chosenElsewhere(SOME)
    expect(portal.isNoticeVisible()).toBe(false)
    expect(portal.allowed()).toEqual(SOME)
    // The other tab has already stored the choice.
    expect(portal.written).toEqual([])
  })

  test('from another tab keeps its expiry', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.clock.increment(30_000)
    portal.chosenElsewhere(ONLY_NECESSARY, 90_000)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    portal.clock.increment(89_999)
    expect(portal.isNoticeVisible()).toBe(false)
    portal.clock.increment(1)
    expect(portal.isNoticeVisible()).toBe(true)
  })

  test('from another tab updates the open preferences', () => {
    const portal = open({ choices: SOME, remainingMs: 60_000 })
    portal.send('OPEN_PREFERENCES')
    portal.toggle('functional')
    portal.chosenElsewhere(ALL_COOKIES)
    expect(portal.isOpen()).toBe(true)
    expect(portal.switches()).toEqual(ALL_COOKIES)
    portal.send('CLOSE')
    expect(portal.allowed()).toEqual(ALL_COOKIES)
  })

  test('shows the notice again when it is deleted in the browser', () => {
    const portal = open({ choices: ALL_COOKIES, remainingMs: 60_000 })
    portal.clearedElsewhere()
    expect(portal.isNoticeVisible()).toBe(true)
    expect(portal.allowed()).toEqual(ONLY_NECESSARY)
    portal.clock.increment(60_000)
    expect(portal.isNoticeVisible()).toBe(true)
  })
})
