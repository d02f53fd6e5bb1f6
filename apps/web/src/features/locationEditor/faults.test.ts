import { describe, expect, it } from 'vitest'
import { faultsOf, NEW_LOCATION } from './faults.ts'

const FILLED = {
  RelationId: 'R00003',
  Description: 'Depot Aalst',
  Street: 'Kerkstraat',
  HouseNumber: '12',
  PostalCode: '9300',
  City: 'Aalst',
  Latitude: 50.93,
  Longitude: 4.03,
}

describe('faultsOf', () => {
  it('requires all mandatory fields of a new location', () => {
    expect(faultsOf(NEW_LOCATION, {})).toEqual({
      RelationId: 'required',
      Description: 'required',
      Street: 'required',
      HouseNumber: 'required',
      PostalCode: 'required',
      City: 'required',
      Latitude: 'place',
      Longitude: 'place',
    })
    expect(faultsOf(NEW_LOCATION, FILLED)).toEqual({})
  })

  it('requires a position other than the default 0/0', () => {
    expect(faultsOf(NEW_LOCATION, { ...FILLED, Latitude: 0, Longitude: 0 })).toEqual({
      Latitude: 'place',
      Longitude: 'place',
    })
  })

  it.each([
    ['HouseNumber', '12 bus 3'],
    ['PostalCode', '930'],
    ['City', '9300'],
    ['Phone', 'call me'],
    ['Mobile', '12'],
    ['Email', 'depot@aalst'],
    ['Latitude', 91],
    ['Latitude', Number.NaN],
    ['Longitude', -181],
  ])('rejects the %s %s', (field, value) => {
    expect(faultsOf(NEW_LOCATION, { ...FILLED, [field]: value })).toEqual({ [field]: 'invalid' })
  })

  it('accepts unchanged invalid fields, but revalidates the postal code after a change of country', () => {
    const record = { Id: 'L1', ...FILLED, Country: 'BE', HouseNumber: '12 bus 3' }
    expect(faultsOf(record, { Floor: '2' })).toEqual({})
    expect(faultsOf(record, { Country: 'NL' })).toEqual({ PostalCode: 'invalid' })
    expect(faultsOf(record, { Email: '' })).toEqual({})
  })
})
