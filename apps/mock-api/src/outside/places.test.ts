import { describe, expect, it } from 'vitest'
import { searchPlaces } from './places.ts'

const names = (text: string, limit?: number) =>
  searchPlaces(text, limit).features.map(
    (feature) => (feature as { properties: { name: string } }).properties.name,
  )

describe('The search for places', () => {
  it('finds a town by the beginning of its name, whatever its accents, and by its postal code', () => {
    expect(names('lieg')[0]).toBe('Liège')
    expect(names('9000')[0]).toBe('Gent')
  })

  it('finds every town that begins so before any street: the few that are shown are not the streets of the first one', () => {
    expect(names('gen', 2).toSorted()).toEqual(['Genk', 'Gent'])
  })

  it('finds a street in a town, with a house number too', () => {
    const [street] = names('gent').slice(1)
    expect(names(`${street} 12, Gent`)).toEqual([street])
  })

  it('answers in the shape of Photon, at most as many as asked for', () => {
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
