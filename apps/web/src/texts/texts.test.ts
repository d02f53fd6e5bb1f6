import { ERRORS, LANGUAGES } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { loadAllTexts } from './all.ts'
import { createFormats, createTexts, loadTexts, sharedTexts } from './index.ts'

/** Replaces the narrow and non-breaking spaces of fr-FR with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const NOW = Date.parse('2026-11-18T13:08:00Z')

describe('the texts', () => {
  it.each(LANGUAGES)('fill in numbers and select singular or plural in %s', async (language) => {
    const { t } = createTexts(language, await loadAllTexts(language))
    const one = t('chargers.context', { count: 1, locations: 1 })
    const many = t('chargers.context', { count: 40, locations: 9 })
    expect(one).toMatch(/^1 /)
    expect(many).toMatch(/^40 .* 9 /)
    expect(one.replace(/\d+/g, '#')).not.toBe(many.replace(/\d+/g, '#'))
  })

  it('select each plural by its own number', async () => {
    const { t } = createTexts('en', await loadAllTexts('en'))
    const attention = t('dashboard.attention.some', { count: 1 })
    expect(t('dashboard.summary', { charging: 1, available: 30, attention })).toBe(
      '1 charger is charging, 30 are available. 1 needs your attention.',
    )
  })

  it.each(LANGUAGES)('treat a thousand as plural in %s', async (language) => {
    const { t } = createTexts(language, await loadAllTexts(language))
    const many = t('export.done', { rows: 999 }).replace('999', '#')
    expect(plain(t('export.done', { rows: 1000 })).replace(/1[ .,]000/, '#')).toBe(plain(many))
  })

  it('include an error code that has no text of its own, for support', async () => {
    const { errorText } = createTexts('en', await loadAllTexts('en'))
    expect(errorText('Unauthorized')).toBe('You do not have access to this resource.')
    expect(errorText('XYZ_42')).toContain('XYZ_42')
  })

  it('ask the user to contact support if the error code is missing or unexpected (S8)', async () => {
    const { errorText } = createTexts('en', await loadAllTexts('en'))
    for (const code of ['', undefined, 'undefined', 'UNKNOWNERROR', 'UNEXPECTED', 'Error'])
      expect(errorText(code)).toContain('please contact support')
    expect(errorText('')).not.toBe(errorText('undefined'))
  })

  it('are never empty and never contain the word undefined', async () => {
    for (const language of LANGUAGES) {
      for (const text of Object.values(await loadAllTexts(language))) {
        expect(text.trim()).not.toBe('')
        expect(text).not.toContain('undefined')
      }
    }
  })
})

/** Verbatim (S8). */
const QUOTED = {
  INVADDRESS: 'The address needs to be complete !',
  FAILEDTOLOAD: 'This could be a CORS issue or a dropped internet connection.',
  FAILEDTOFIND: '404 Not found',
  Unauthorized: 'You do not have access to this resource.',
  UNAUTHORIZED: 'You do not have access to this resource.',
  InvalidToken: "User isn't signed in.",
  SETUP: "Account hasn't been setup yet.",
  USEREXISTS: 'User already exist',
  SEARCHQUERYINVALID: 'Search field cannot be empty.',
} as const

describe('the text of an error code (S8)', () => {
  it.each(Object.entries(QUOTED))('is quoted verbatim in English for %s', async (code, text) => {
    const { errorText } = createTexts('en', await loadTexts('en', [sharedTexts]))
    expect(errorText(code)).toBe(text)
  })

  it.each([...Object.keys(ERRORS), 'undefined', ''])(
    "is translated into every language for '%s'",
    async (code) => {
      const texts = await Promise.all(
        LANGUAGES.map(async (language) => (await loadTexts(language, [sharedTexts]))[`error.${code}`]),
      )
      for (const text of texts) expect(text?.trim()).toBeTruthy()
      expect(new Set(texts).size).toBe(LANGUAGES.length)
    },
  )

  it.each(LANGUAGES)('belongs to exactly one existing code in %s', async (language) => {
    const texts = Object.fromEntries(
      Object.entries(await loadTexts(language, [sharedTexts])).filter(([key]) => key.startsWith('error.')),
    )
    const expected = [...Object.keys(ERRORS), 'undefined', ''].map((code) => `error.${code}`)
    expect(Object.keys(texts).sort()).toEqual(expected.sort())
    // This code has two spellings, which share a text.
    const { 'error.UNAUTHORIZED': spelledTwice, ...others } = texts
    expect(Object.values(others)).toContain(spelledTwice)
    expect(new Set(Object.values(others)).size).toBe(Object.keys(others).length)
  })
})

describe('formats', () => {
  it('show amounts by the conventions of each language', () => {
    expect(plain(createFormats('en').money(1234.5))).toBe('€1,234.50')
    expect(plain(createFormats('fr').money(1234.5))).toBe('1 234,50 €')
    expect(plain(createFormats('nl').money(1234.5))).toBe('€ 1.234,50')
  })

  it('place the percent sign by the conventions of each language', () => {
    expect(createFormats('en').share(95.24)).toBe('95.2%')
    expect(createFormats('fr').share(95.24)).toMatch(/^95,2\s%$/)
    expect(createFormats('nl').share(100)).toMatch(/^100,0\s?%$/)
    expect(createFormats('en').share(undefined)).toBe('–')
  })

  it('show meter readings to the watt-hour, so the lines of a sum are aligned', () => {
    const { meter } = createFormats('en')
    expect([meter(4910.367), meter(2.88)].map(plain)).toEqual(['4,910.367 kWh', '2.880 kWh'])
    expect(plain(createFormats('fr').meter(5463.9))).toBe('5 463,900 kWh')
  })

  it('show file sizes in kilobytes below 100 kB, otherwise in megabytes', () => {
    expect(plain(createFormats('en').fileSize(1_240_000))).toBe('1.2 MB')
    expect(plain(createFormats('fr').fileSize(1_240_000))).toBe('1,2 Mo')
    expect(plain(createFormats('nl').fileSize(83_001))).toBe('84 kB')
    expect(plain(createFormats('en').fileSize(1))).toBe('1 kB')
  })

  it('use Belgian time in any time zone of the browser', () => {
    expect(createFormats('en').time(NOW)).toBe('14:08')
  })

  it('show ages, and ‘just now’ for a time in the future', () => {
    const { age } = createFormats('en')
    expect(age(NOW - 42 * 60_000, NOW)).toBe('42 min ago')
    expect(age(NOW - 3 * 86_400_000, NOW)).toBe('3 days ago')
    expect(age(NOW + 900, NOW)).toBe('just now')
    expect(age(NOW - 59_000, NOW)).toBe('just now')
    expect(createFormats('fr').age(NOW - 6_000, NOW)).toBe('à l’instant')
    expect(plain(createFormats('fr').age(NOW - 360_000, NOW))).toBe('il y a 6 min')
  })

  it('keep a number and its unit on one line, and group counts', () => {
    for (const language of LANGUAGES) {
      const { power, maxPower, energy, duration, money, count } = createFormats(language)
      const written = [power(11), maxPower(22), energy(4_099.5), duration(7_320_000), money(1_234.5)]
      for (const text of written) expect(text).not.toContain(' ')
      expect(count(4_099)).toMatch(/^4[,.\u202f]099$/u)
    }
  })

  it('show durations in hours and minutes', () => {
    const { duration, seconds } = createFormats('en')
    expect([duration(62 * 60_000), duration(59_000), seconds(14 * 60)].map(plain)).toEqual([
      '1 h 02 min',
      '0 min',
      '14 min',
    ])
    expect(plain(createFormats('fr').duration(52 * 60_000))).toBe('52 min')
    expect(plain(createFormats('nl').duration(122 * 60_000))).toBe('2 u 02 min')
  })
})

/** Names of the roles of S6 in other products. */
const OTHER_ROLE_NAMES = {
  en: /\b(fleet|entity|company|account|site) (admin|administrator|owner)\b|\b(entity|company|account|site) manager\b|\bend user/i,
  fr: /gestionnaire (?!de flotte)|responsable de (flotte|site)|administrateur de (la )?flotte|utilisateur final/i,
  nl: /wagenparkbeheerder|fleet ?manager|accountbeheerder|administrator|eindgebruiker/i,
} as const

it.each(LANGUAGES)('Texts use one name per role in %s', async (language) => {
  const texts = Object.entries(await loadAllTexts(language))
  expect(texts.filter(([, text]) => OTHER_ROLE_NAMES[language].test(text))).toEqual([])
  const named = (role: string) =>
    new Set(texts.filter(([key]) => new RegExp(`[rR]ole\\.${role}$`).test(key)).map(([, text]) => text))
  const roles = ['FleetManager', 'SuperAdmin', 'Operator', 'User', '(EntityManager|administrator)']
  expect(roles.filter((role) => named(role).size !== 1)).toEqual([])
})
