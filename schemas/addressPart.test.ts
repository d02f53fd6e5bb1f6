import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromAddressPart, isAddressable, toAddressPart } from './addressPart.ts'

describe('a part of an address', () => {
  it('survives the path and the query of a URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }).filter(isAddressable), (text) => {
        const { pathname, search } = new URL(
          `/a/${toAddressPart(text)}/z?q=${toAddressPart(text)}`,
          'https://a.b',
        )
        const [, , part, last] = pathname.split('/')
        expect([fromAddressPart(part ?? ''), last]).toEqual([text, 'z'])
        expect(new URLSearchParams(search).get('q')).toBe(text)
      }),
    )
  })

  it.each([
    ['\ud83d', '\ufffd'],
    ['a\udd0c', 'a\ufffd'],
    ['\udd0c\ud83d', '\ufffd\ufffd'],
    ['Laadpaal \ud83d', 'Laadpaal \ufffd'],
  ])('replaces the lone surrogate in %j', (text, wellFormed) => {
    expect(fromAddressPart(toAddressPart(text))).toBe(wellFormed)
  })

  it.each(['100%', '%E9', '%'])('is decoded unchanged if it is invalid: %j', (part) => {
    expect(fromAddressPart(part)).toBe(part)
  })

  it.each(['', '.', '..'])('cannot be %j', (text) => {
    expect(isAddressable(text)).toBe(false)
  })
})
