import { describe, expect, it } from 'vitest'
import { mockConfig } from './config.ts'
import { contentSecurityPolicy } from './csp.ts'

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

describe('the Content-Security-Policy', () => {
  const config = {
    ...mockConfig('https://api.example'),
    identity: { authority: 'https://login.example/realm', clientId: 'portal' },
    iban: { url: 'https://iban.example/validate/' },
    vat: { url: 'https://vat.example/' },
    flags: { url: 'https://flags.example/env' },
    analytics: { url: 'https://analytics.example/collect' },
    places: { url: 'https://places.example/api' },
    tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' },
    logo: { url: 'https://brand.example/logo.svg' },
  }

  it('allows connections only to the portal, API, identity provider, validators, flags, analytics and place search', () => {
    expect(directives(contentSecurityPolicy(config))['connect-src']).toEqual([
      "'self'",
      'https://api.example',
      'https://login.example',
      'https://iban.example',
      'https://vat.example',
      'https://flags.example',
      'https://analytics.example',
      'https://places.example',
    ])
  })

  it('omits services that are not configured', () => {
    const { api, identity, productName, environment, topBarColour, support } = config
    const without = { api, identity, productName, environment, topBarColour, support }
    expect(directives(contentSecurityPolicy(without))['connect-src']).toEqual([
      "'self'",
      'https://api.example',
      'https://login.example',
    ])
  })

  it('allows images from the portal, data URLs, the tile and logo servers, and any https server', () => {
    expect(directives(contentSecurityPolicy(config))['img-src']).toEqual([
      "'self'",
      'data:',
      'https:',
      'https://tiles.example',
      'https://brand.example',
    ])
    const bare = directives(contentSecurityPolicy(mockConfig('http://localhost:4010')))
    expect(bare['img-src']).toEqual(["'self'", 'data:', 'https:'])
  })

  it('allows only the portal and the identity provider in frames, and only the portal as a parent', () => {
    const policy = directives(contentSecurityPolicy(config))
    expect(policy['frame-src']).toEqual(["'self'", 'https://login.example'])
    expect(policy['frame-ancestors']).toEqual(["'self'"])
  })

  it('allows only scripts and styles of the portal, and forbids the rest by default', () => {
    const policy = directives(contentSecurityPolicy(config))
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['style-src']).toEqual(["'self'"])
    expect(contentSecurityPolicy(config)).not.toContain('unsafe')
  })

  it('lists an origin once, without a path', () => {
    const policy = directives(contentSecurityPolicy(mockConfig('http://localhost:4010')))
    expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:4010'])
  })
})
