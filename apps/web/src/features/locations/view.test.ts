import type { LocationPoint } from '@portal/machines'
import { describe, expect, it } from 'vitest'
import { distanceKm, type LocationsView, locationsOf, viewFromSearch, viewToSearch } from './view.ts'

const point = (name: string, more: Partial<LocationPoint> = {}): LocationPoint => ({
  id: name,
  name,
  address: 'Steenweg 1',
  city: 'Gent',
  latitude: 51.05,
  longitude: 3.72,
  isPublished: false,
  counts: { available: 0, charging: 1, parking: 0, error: 0, offline: 0 },
  connectors: 1,
  power: { maxKw: 11, hasAc: true, hasDc: false },
  ...more,
})

const GENT = { name: 'Gent', latitude: 51.0543, longitude: 3.7174 }
const EVERYTHING: LocationsView = {
  search: 'Gent Zuid',
  near: GENT,
  filters: ['free', 'dc'],
  chosen: 'L00006',
  shows: 'map',
}
const NOTHING: LocationsView = { search: '', near: undefined, filters: [], chosen: undefined, shows: 'half' }
const names = (points: readonly LocationPoint[]) => points.map(({ name }) => name)

describe('the URL of the locations view', () => {
  it('round-trips a view and keeps other parameters', () => {
    const query = viewToSearch(new URLSearchParams('other=1'), EVERYTHING)
    expect(query.get('other')).toBe('1')
    expect(viewFromSearch(new URLSearchParams(query.toString()))).toEqual(EVERYTHING)
  })

  it.each(['100%25', 'a/b', '<b>', 'Liège'])('preserves the location id %j', (chosen) => {
    const query = viewToSearch(new URLSearchParams(), { ...NOTHING, chosen })
    expect(viewFromSearch(new URLSearchParams(query.toString())).chosen).toBe(chosen)
  })

  it('is empty for the default view', () => {
    expect(viewToSearch(new URLSearchParams('q=x&location=L1&filter=free'), NOTHING).toString()).toBe('')
  })

  it.each([
    'near=here&filter=cheap,__proto__&show=globe',
    'near=99,3,Pole&location=..',
    'near=51,181,Nowhere',
    'near=51,3, ',
  ])('is read without the invalid values in %s', (text) => {
    expect(viewFromSearch(new URLSearchParams(text))).toEqual(NOTHING)
  })
})

describe('locationsOf', () => {
  const quick = point('Fast', { power: { maxKw: 150, hasAc: false, hasDc: true } })
  const free = point('Free', { counts: { available: 2 }, isPublished: true })
  const far = point('Årlon', { latitude: 49.68, longitude: 5.82, city: 'Arlon' })
  const all = [free, quick, far]
  const filtered = (...filters: LocationsView['filters']) =>
    names(locationsOf(all, { near: undefined, filters }, undefined))

  it('applies all filters, but matches either current if both AC and DC are set', () => {
    expect(filtered('free')).toEqual(['Free'])
    expect(filtered('fast')).toEqual(['Fast'])
    expect(filtered('published')).toEqual(['Free'])
    expect(filtered('dc')).toEqual(['Fast'])
    expect(filtered('ac', 'dc')).toHaveLength(3)
    expect(filtered('free', 'fast')).toEqual([])
  })

  it('excludes locations of unknown power if a power filter is set', () => {
    const { power: _power, ...bare } = quick
    expect(locationsOf([bare], { near: undefined, filters: ['dc'] }, undefined)).toEqual([])
  })

  it('searches by name, street and city, ignoring case and accents', () => {
    const found = (text: string) => names(locationsOf(all, { near: undefined, filters: [] }, text))
    expect(found('ARLON')).toEqual(['Årlon'])
    expect(found('steenweg arlon')).toEqual(['Årlon'])
    expect(found('nowhere')).toEqual([])
  })

  it('sorts by distance from a place', () => {
    expect(names(locationsOf([far, free], { near: GENT, filters: [] }, undefined))).toEqual(['Free', 'Årlon'])
    expect(distanceKm(GENT, { latitude: 50.8467, longitude: 4.3525 })).toBeCloseTo(50.1, 0)
  })

  it('puts favourites first, with and without a place', () => {
    const marked = (near: typeof GENT | undefined) =>
      names(
        locationsOf([free, quick, far], { near, filters: [] }, undefined, [far.id + 'x', 'Årlon', 'Fast']),
      )
    expect(marked(undefined)).toEqual(['Fast', 'Årlon', 'Free'])
    expect(marked(GENT)).toEqual(['Fast', 'Årlon', 'Free'])
  })
})
