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
    ['a valid token', {}],
    ['one of several audiences, with azp', { aud: ['portal', 'api'], azp: 'portal' }],
    ['a list of one audience', { aud: ['portal'] }],
    ['a device clock that is a little fast', { exp: NOW - CLOCK_TOLERANCE_S + 1 }],
    ['a device clock that is a little slow', { iat: NOW + CLOCK_TOLERANCE_S }],
  ])('accepts %s', (_, claims) => {
    expect(idTokenFault({ ...good, ...claims }, expected)).toBeUndefined()
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }, /^iss is https:\/\/evil/],
    ['an issuer that differs by a slash', { iss: 'https://login.example/' }, /^iss/],
    ['a missing issuer', { iss: undefined }, /^iss/],
    ['another audience', { aud: 'shop' }, /^aud is shop/],
    ['an audience that only starts with the client id', { aud: 'portal2' }, /^aud/],
    ['a missing audience', { aud: undefined }, /^aud/],
    ['several audiences without azp', { aud: ['portal', 'api'] }, /^azp/],
    ['another authorised party', { azp: 'shop' }, /^azp is shop/],
    ['a past expiry', { exp: NOW - CLOCK_TOLERANCE_S }, /^exp/],
    ['an expiry that is not a number', { exp: '9999999999' }, /^exp/],
    ['a missing expiry', { exp: undefined }, /^exp/],
    ['an issue time in the future', { iat: NOW + CLOCK_TOLERANCE_S + 1 }, /^iat/],
    ['a missing issue time', { iat: undefined }, /^iat/],
    ['a missing subject', { sub: undefined }, /^sub is missing/],
    ['an empty subject', { sub: '' }, /^sub is missing/],
  ])('refuses %s', (_, claims, reason) => {
    expect(idTokenFault({ ...good, ...claims }, expected)).toMatch(reason)
  })

  it('refuses a renewal for another user', () => {
    expect(idTokenFault(good, { ...expected, sub: 'driver' })).toBeUndefined()
    expect(idTokenFault(good, { ...expected, sub: 'fleet' })).toBe('sub is another user')
  })
})
