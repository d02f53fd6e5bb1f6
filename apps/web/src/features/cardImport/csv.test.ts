import { describe, expect, it } from 'vitest'
import { csvRecords, decodeCsv } from './csv.ts'

const cellsIn = (text: string) => [...csvRecords(text)].map(({ cells }) => cells)

describe('decodeCsv', () => {
  const utf16 = (text: string, isBigEndian: boolean) => {
    const bytes = new DataView(new ArrayBuffer(2 * (text.length + 1)))
    for (const [index, unit] of [0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))].entries())
      bytes.setUint16(2 * index, unit, !isBigEndian)
    return new Uint8Array(bytes.buffer)
  }

  it.each([
    ['UTF-8', new TextEncoder().encode('numéro')],
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFnuméro')],
    ['UTF-16 little endian', utf16('numéro', false)],
    ['UTF-16 big endian', utf16('numéro', true)],
    ['Windows-1252', Uint8Array.from('numéro', (sign) => sign.charCodeAt(0))],
  ])('reads %s', (_, bytes) => {
    expect(decodeCsv(bytes)).toBe('numéro')
  })
})

describe('csvRecords', () => {
  it.each([';', ',', '\t', '|'])('splits at %j', (sign) => {
    expect(cellsIn(['a', 'b'].join(sign))).toEqual([['a', 'b']])
  })

  it('keeps delimiters, quotes and line breaks in quoted cells', () => {
    expect(cellsIn('a;b\r\n"x;""y""\nz";2\r\n')).toEqual([
      ['a', 'b'],
      ['x;"y"\nz', '2'],
    ])
  })

  it('numbers each record by its first line and skips empty records', () => {
    const records = [...csvRecords('a;b\n\n"x\ny";2\n;\n3;4')]
    expect(records.map(({ line }) => line)).toEqual([1, 3, 6])
  })

  it('drops the leading apostrophe from the cells of an exported file', () => {
    expect(cellsIn("a;b\n'0042;'x")).toEqual([
      ['a', 'b'],
      ['0042', 'x'],
    ])
  })
})
