import { mockConfig } from '@portal/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findPlaces } from './places.ts'

const config = mockConfig('http://localhost:4010')
const { signal } = new AbortController()

const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const feature = (properties: object, coordinates: unknown = [3.7174, 51.0543]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})

describe('the search for places', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('returns each place with its position and drops malformed ones', async () => {
    const fetched = answering({
      features: [
        feature({ name: 'Gent', city: 'Gent', postcode: '9000', country: 'Belgium' }),
        feature({ name: 'Veldstraat', city: 'Gent' }),
        feature({ name: 'Nowhere' }, ['x', 'y']),
        feature({ name: 'Null Island' }, [0, 0]),
        feature({ osm_id: 1 }),
        null,
      ],
    })
    expect(await findPlaces(config, 'Gent & co', signal)).toEqual([
      {
        name: 'Gent',
        detail: '9000 · Belgium',
        city: 'Gent',
        postalCode: '9000',
        latitude: 51.0543,
        longitude: 3.7174,
      },
      {
        name: 'Veldstraat',
        detail: 'Gent',
        street: 'Veldstraat',
        city: 'Gent',
        latitude: 51.0543,
        longitude: 3.7174,
      },
    ])
    expect(fetched.mock.calls[0]?.[0]).toBe('http://localhost:4010/outside/places/api?q=Gent+%26+co&limit=5')
  })

  it('returns nothing and sends no request without a configured service', async () => {
    const fetched = answering({ features: [] })
    const { places: _places, ...without } = config
    expect(await findPlaces(without, 'Gent', signal)).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['an invalid response', { features: 'none' }, 200],
    ['a failed response', { features: [] }, 503],
  ])('rejects %s', async (_, body, status) => {
    answering(body, status)
    await expect(findPlaces(config, 'Gent', signal)).rejects.toMatchObject({ code: 'FAILEDTOLOAD' })
  })
})
