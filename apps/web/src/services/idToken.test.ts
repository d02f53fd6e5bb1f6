import { describe, expect, it } from 'vitest'
import { CLOCK_TOLERANCE_S, idTokenFault } from './idToken.ts'

const NOW = 1_800_000_000
const expected = { issuer: 'https://login.example', clientId: 'portal', now: NOW }
const good = {
  sub: 'driver',
  iss: 'https://login.example',
  aud: 'portal',
  iat: NOW - 1,
  exp: NOW + 3_600,
}

describe('idTokenFault', () => {
  it.each([
    ['a good token', {}],
    ['an audience among others, with azp', { aud: ['portal', 'api'], azp: 'portal' }],
    ['a list of one audience', { aud: ['portal'] }],
    ['a device clock that is a little fast', { exp: NOW - CLOCK_TOLERANCE_S + 1 }],
    ['a device clock that is a little slow', { iat: NOW + CLOCK_TOLERANCE_S }],
  ])('accepts %s', (_, claims) => {
    expect(idTokenFault({ ...good, ...claims }, expected)).toBeUndefined()
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }, /^iss is https:\/\/evil/],
    ['an issuer that differs by a slash', { iss: 'https://login.example/' }, /^iss/],
    ['no issuer', { iss: undefined }, /^iss/],
    ['another audience', { aud: 'shop' }, /^aud is shop/],
    ['an audience that only contains the name', { aud: 'portal2' }, /^aud/],
    ['no audience', { aud: undefined }, /^aud/],
    ['several audiences without azp', { aud: ['portal', 'api'] }, /^azp/],
    ['another authorised party', { azp: 'shop' }, /^azp is shop/],
    ['a past end', { exp: NOW - CLOCK_TOLERANCE_S }, /^exp/],
    ['an end that is no number', { exp: '9999999999' }, /^exp/],
    ['no end', { exp: undefined }, /^exp/],
    ['an issue in the future', { iat: NOW + CLOCK_TOLERANCE_S + 1 }, /^iat/],
    ['no time of issue', { iat: undefined }, /^iat/],
    ['no person', { sub: undefined }, /^sub is missing/],
    ['an empty person', { sub: '' }, /^sub is missing/],
  ])('refuses %s', (_, claims, reason) => {
    expect(idTokenFault({ ...good, ...claims }, expected)).toMatch(reason)
  })

  it('refuses a renewal for another person', () => {
    expect(idTokenFault(good, { ...expected, sub: 'driver' })).toBeUndefined()
    expect(idTokenFault(good, { ...expected, sub: 'fleet' })).toBe('sub is another person')
  })
})
