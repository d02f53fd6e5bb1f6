import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'

describe('addressOf', () => {
  it('encodes the parameters in path and query', () => {
    expect(
      addressOf('/v3.1/{group}/one/{id}', { group: 'A#1', id: 7 }, { filter: '(A EX "b")', to: undefined }),
    ).toBe('/v3.1/A%231/one/7?filter=%28A+EX+%22b%22%29')
  })

  it('keeps the braces of a missing parameter', () => {
    expect(addressOf('/v3.1/one/{id}')).toBe('/v3.1/one/{id}')
  })
})
