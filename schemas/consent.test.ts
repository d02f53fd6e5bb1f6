import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_COOKIES,
  CONSENT_LIFETIME_MS,
  type CookieChoices,
  formatConsent,
  ONLY_NECESSARY,
  parseConsent,
} from './consent.ts'
import { COOKIE_CATEGORIES } from './constants.ts'
import { DAY_MS } from './localDay.ts'

const NOW = Date.UTC(2026, 10, 21, 10)
const good = formatConsent(ONLY_NECESSARY, NOW + DAY_MS)

describe('cookie consent', () => {
  it('survives a round trip with any choices', () => {
    const choice = fc.constantFrom('yes' as const, 'no' as const)
    const choices = fc
      .record(Object.fromEntries(COOKIE_CATEGORIES.map((category) => [category, choice])))
      .map((chosen) => ({ ...chosen, necessary: 'yes' }) as CookieChoices)
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: CONSENT_LIFETIME_MS }), (chosen, remainingMs) => {
        const value = formatConsent(chosen, NOW + remainingMs)
        expect(parseConsent(value, NOW)).toEqual({ choices: chosen, remainingMs })
      }),
    )
  })

  it('is valid for seven days to the millisecond (S9)', () => {
    const written = formatConsent(ALL_COOKIES, NOW + CONSENT_LIFETIME_MS)
    expect(CONSENT_LIFETIME_MS).toBe(7 * DAY_MS)
    expect(parseConsent(written, NOW)?.remainingMs).toBe(7 * DAY_MS)
    expect(parseConsent(written, NOW + 7 * DAY_MS - 1)?.remainingMs).toBe(1)
    expect(parseConsent(written, NOW + 7 * DAY_MS)).toBeUndefined()
    expect(parseConsent(written, NOW - 1)).toBeUndefined()
  })

  it('expires within the 2^31 ms limit of a browser timer', () => {
    expect(CONSENT_LIFETIME_MS).toBeLessThan(2 ** 31)
  })

  it('allows only necessary cookies by default', () => {
    expect(ONLY_NECESSARY).toEqual({
      necessary: 'yes',
      analytical: 'no',
      functional: 'no',
      performance: 'no',
      other: 'no',
      ads: 'no',
      nonNecessary: 'no',
    })
    expect(Object.values(ALL_COOKIES)).toEqual(COOKIE_CATEGORIES.map(() => 'yes'))
  })

  it.each([
    ['no value', ''],
    ['viewed set to no', good.replace('viewed=yes', 'viewed=no')],
    ['no viewed flag', good.replace('viewed=yes&', '')],
    ['necessary cookies set to no', good.replace('necessary=yes', 'necessary=no')],
    ['a missing category', good.replace('&ads=no', '')],
    ['an unknown category', `${good}&more=yes`],
    ['a repeated category', good.replace('&ads=no', '&ads=no&ads=yes')],
    ['a value other than yes or no', good.replace('ads=no', 'ads=maybe')],
    ['no expiry', good.replace(/until=\d+/, 'until=')],
    ['an expiry too far ahead', good.replace(/until=\d+/, 'until=999999999999999')],
    ['an expiry that is not a number', good.replace(/until=\d+/, 'until=Infinity')],
    ['an expiry with a leading zero', good.replace('until=', 'until=0')],
    ['JSON', JSON.stringify({ viewed: true })],
    ['a script', '<script>alert(1)</script>'],
  ])('ignores a cookie with %s', (_, value) => {
    expect(parseConsent(value, NOW)).toBeUndefined()
  })

  it('ignores arbitrary text', () => {
    fc.assert(fc.property(fc.string(), (value) => parseConsent(value, NOW) === undefined))
  })
})
