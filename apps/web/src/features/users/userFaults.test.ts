import { describe, expect, it, test } from 'vitest'
import { userFaults } from './userFaults.ts'

const record = {
  Id: 'RC00001',
  Name: 'Lotte Verhaegen',
  Email: 'lotte@example.test',
  Telephone: 'a note from before',
  Country: 'BE',
  PostalCode: '9000',
}

describe('userFaults (S5)', () => {
  test.each([
    ['Name', ' ', 'required'],
    ['Name', '4', 'invalid'],
    ['Name', 'Al', undefined],
    ['Email', '', 'required'],
    ['Email', 'lotte@example', 'invalid'],
    ['Email', `${'l'.repeat(300)}@example.test`, 'invalid'],
    ['Telephone', 'call me', 'invalid'],
    ['Telephone', '+32 470 98 76 54', undefined],
    ['Telephone', '', undefined],
    ['Street', '#', 'invalid'],
    ['Street', 'Kerkstraat', undefined],
    ['HouseNumber', '12/', 'invalid'],
    ['HouseNumber', '12A', undefined],
    ['PostalCode', '90000', 'invalid'],
    ['PostalCode', '9050', undefined],
    ['City', '!', 'invalid'],
    ['Country', 'XX', 'invalid'],
  ])('validates %s %j with the result %s', (field, value, fault) => {
    expect(userFaults(record, { [field]: value })[field]).toBe(fault)
  })

  it('ignores invalid values that are unchanged', () => {
    expect(userFaults(record, {})).toEqual({})
    expect(userFaults(record, { Name: 'Lotte Peeters' })).toEqual({})
  })

  it('rechecks the postal code after a change of country', () => {
    expect(userFaults(record, { Country: 'GB' })).toEqual({ PostalCode: 'invalid' })
  })
})
