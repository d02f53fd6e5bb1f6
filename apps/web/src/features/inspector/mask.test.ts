import { describe, expect, it } from 'vitest'
import { isSecretName, MASK, maskSecrets } from './mask.ts'

const IBAN = 'BE71 0961 2345 6769'
const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkcml2ZXIifQ.c2lnbmF0dXJl'

describe('inspector mask', () => {
  it.each([
    'token',
    'accessToken',
    'access_token',
    'refreshToken',
    'refresh_token',
    'idToken',
    'id_token',
    'password',
    'currentPassword',
    'newPassword',
    'client_secret',
    'Authorization',
    'code_verifier',
    'iban',
    'bankaccount',
    'vat',
    'vatnr',
    'VATNumber',
  ])('masks %s', (name) => {
    expect(maskSecrets({ [name]: 'hidden-from-all' })).toEqual({ [name]: MASK })
  })

  it.each(['private', 'isTokenUsable', 'street', 'renovation', 'tokenCount'])('does not mask %s', (name) => {
    expect(isSecretName(name)).toBe(false)
  })

  it('masks secrets in nested values, lists and actor outputs', () => {
    const event = {
      type: 'xstate.done.actor.restoreUser',
      output: [{ user: { sub: 'driver', accessToken: JWT } }],
    }
    expect(maskSecrets(event)).toEqual({ ...event, output: [{ user: { sub: 'driver', accessToken: MASK } }] })
  })

  it('masks a value whose name is in a sibling field', () => {
    expect(maskSecrets({ type: 'CHANGE', field: 'vatnr', value: '0123' })).toEqual({
      type: 'CHANGE',
      field: 'vatnr',
      value: MASK,
    })
    expect(maskSecrets({ type: 'CHANGE', field: 'city', value: 'Gent' })).toMatchObject({ value: 'Gent' })
  })

  it.each([IBAN, IBAN.replaceAll(' ', ''), 'NL91ABNA0417164300', 'BE 0123.456.749', 'NL123456782B12', JWT])(
    'masks %s inside other text',
    (secret) => {
      const masked = JSON.stringify(maskSecrets({ message: `refused: ${secret}!` }))
      expect(masked).toContain(MASK)
      expect(masked).not.toContain(secret)
    },
  )

  it('does not mask empty values or booleans', () => {
    expect(maskSecrets({ token: undefined, iban: '', isToken: true })).toEqual({
      token: undefined,
      iban: '',
      isToken: true,
    })
  })

  it('returns plain JSON, with actors by name and without functions or cycles', () => {
    const circle: Record<string, unknown> = { name: 'circle' }
    circle.self = circle
    const masked = maskSecrets({
      circle,
      ref: { sessionId: 'x:1', send: () => {} },
      run: () => {},
      size: 1n,
      map: new Map([['a', 1]]),
    })
    expect(JSON.parse(JSON.stringify(masked))).toMatchObject({ ref: 'actor x:1', size: '1', map: [['a', 1]] })
    expect(masked).not.toHaveProperty('run')
  })
})
