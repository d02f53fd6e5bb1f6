import { LANGUAGES } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createFormats } from './formats.ts'

describe.each(LANGUAGES)('formats in %s', (language) => {
  const formats = createFormats(language)
  const spaced = (text: string) => text.replaceAll(/\s/g, ' ')

  it('round amounts to the cent, and half a cent away from zero', () => {
    expect(formats.money(3.345)).toBe(formats.money(3.35))
    expect(formats.money(1.005)).toBe(formats.money(1.01))
    expect(formats.money(-12.345)).toBe(formats.money(-12.35))
    expect(formats.money(-0.001)).toBe(formats.money(0))
  })

  it.each(['time', 'exactTime', 'dateTime'] as const)(
    'show the zone in both occurrences of the repeated hour: %s',
    (name) => {
      const [summer, winter] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map(formats[name])
      expect(summer).not.toBe(winter)
      expect(summer).toMatch(/CEST|UTC\+2/)
      expect(winter).toMatch(/CET|UTC\+1/)
    },
  )

  it('show no zone outside the repeated hour, even around the missing hour in March', () => {
    const others = [
      '2026-10-24T23:59:00Z',
      '2026-10-25T02:00:00Z',
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:00:00Z',
    ]
    expect(others.map(formats.time)).toEqual(['01:59', '03:00', '01:59', '03:00'])
  })

  it('show a dash for a negative duration', () => {
    expect(formats.seconds(-3_600)).toBe('–')
    expect(formats.duration(-1)).toBe('–')
    expect(spaced(formats.seconds(0))).toBe('0 min')
  })

  it.each([undefined, Number.NaN, Number.NEGATIVE_INFINITY])('show a dash without a unit for %s', (value) => {
    for (const name of ['money', 'unitPrice', 'energy', 'power', 'seconds', 'share', 'count'] as const)
      expect(formats[name](value)).toBe('–')
  })
})
