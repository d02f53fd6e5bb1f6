import { describe, expect, it } from 'vitest'
import { importRows, MAX_LINES } from './rows.ts'

const HEADER = 'Number;UID;Description;Customer;Status'
const rowsIn = (...lines: readonly string[]) => [...importRows([HEADER, ...lines].join('\n'))]
const problemOf = (line: string) => rowsIn(line)[0]?.problem

describe('importRows', () => {
  it('reads a card with its number in any notation', () => {
    expect(rowsIn('be bca 012345 5;04:a2:2b;Van 1;R00003;active')).toEqual([
      {
        line: 2,
        number: 'BE-BCA-012345-5',
        uid: '04A22B',
        description: 'Van 1',
        customer: 'R00003',
        state: 'ACTIVE',
        relation: undefined,
        problem: undefined,
      },
    ])
  })

  it('finds columns in any order and language and ignores unknown columns', () => {
    const [row] = importRows('Klant,Notitie,Nummer\nNoordzee,x,BE-BCA-012345-5')
    expect(row).toMatchObject({ customer: 'Noordzee', number: 'BE-BCA-012345-5', problem: undefined })
  })

  it.each(['Number;Description\nBE-BCA-012345-5;x', 'Customer\nR00003', 'uid;uid;customer\n1;2;R1', ''])(
    'rejects %j because of its columns',
    (text) => {
      expect([...importRows(text)]).toMatchObject([{ line: 1, problem: 'columns' }])
    },
  )

  it.each([
    ['cells', ';04A2;x;R00003'],
    ['noNumber', ';;x;R00003;'],
    ['number', 'BE-BCA-12-6;;x;R00003;'],
    ['digit', 'BE-BCA-012345-6;;x;R00003;'],
    ['uid', `;${'4'.repeat(41)};x;R00003;`],
    ['description', `;04A2;${'x'.repeat(256)};R00003;`],
    ['customer', ';04A2;x;;'],
    ['status', ';04A2;x;R00003;GONE'],
  ])('rejects a line with the problem %s', (problem, line) => {
    expect(problemOf(line)).toBe(problem)
  })

  it('rejects a number or UID that an earlier line contains', () => {
    const rows = rowsIn('BE-BCA-012345-5;1;;R1;', 'BEBCA0123455;2;;R1;', ';2;;R1;', ';3;;R1;')
    expect(rows.map(({ problem }) => problem)).toEqual([undefined, 'repeated', 'repeated', undefined])
  })

  it('reads at most the maximum number of lines and rejects the rest', () => {
    const lines = Array.from({ length: MAX_LINES }, (_, index) => `;A${index};;R00003;`)
    const rows = rowsIn(...lines)
    expect(rows.filter(({ problem }) => problem === undefined)).toHaveLength(MAX_LINES - 1)
    expect(rows.at(-1)).toMatchObject({ line: MAX_LINES + 1, problem: 'tooLong' })
  })
})
