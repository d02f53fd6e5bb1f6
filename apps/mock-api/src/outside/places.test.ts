import { describe, expect, it } from 'vitest'
import { searchPlaces } from './places.ts'

const names = (text: string, limit?: number) =>
  searchPlaces(text, limit).features.map(
    (feature) => (feature as { properties: { name: string } }).properties.name,
  )

describe('The search for places', () => {
  it('finds a town by the start of its name, ignoring accents, and by its postal code', () => {
    expect(names('lieg')[0]).toBe('Liège')
    expect(names('9000')[0]).toBe('Gent')
  })

  it('lists all matching towns before any street, so that streets of the first town do not hide other towns', () => {
    expect(names('gen', 2).toSorted()).toEqual(['Genk', 'Gent'])
  })

  it('finds a street in a town, with or without a house number', () => {
    const [street] = names('gent').slice(1)
    expect(names(`${street} 12, Gent`)).toEqual([street])
  })

  it('responds in the format of Photon, limited to the requested number', () => {
    const { type, features } = searchPlaces('Brussel', 1)
    expect(type).toBe('FeatureCollection')
    expect(features).toEqual([
      expect.objectContaining({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] },
        properties: expect.objectContaining({ name: 'Brussel', postcode: '1000', countrycode: 'BE' }),
      }),
    ])
    expect(names('')).toEqual([])
    expect(names('Atlantis')).toEqual([])
  })
})
