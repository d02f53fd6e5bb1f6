import { streetsOf, TOWNS, type Town } from '@portal/fixtures'
import { normalizeText } from '@portal/schemas'

const DEFAULT_LIMIT = 15
const MAX_LIMIT = 50
const COUNTRIES: Readonly<Record<Town['country'], string>> = {
  BE: 'Belgium',
  NL: 'Netherlands',
  LU: 'Luxembourg',
}
/** Radius of the circle of streets around the centre, degrees. */
const SPREAD = 0.01

interface Place {
  readonly words: string
  readonly feature: object
}

const feature = (
  town: Town,
  name: string,
  key: 'place' | 'highway',
  [lon, lat]: readonly [number, number],
) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties: {
    osm_key: key,
    osm_value: key === 'place' ? 'city' : 'residential',
    type: key === 'place' ? 'city' : 'street',
    name,
    ...(key === 'highway' && { city: town.city }),
    postcode: town.postalCode,
    country: COUNTRIES[town.country],
    countrycode: town.country,
  },
})

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Returns all towns, followed by their streets, which lie on a circle around the centre because they are invented. */
const gazetteer = (): readonly Place[] => {
  const towns = Object.values(TOWNS)
  return [
    ...towns.map((town) => ({
      words: normalizeText(`${town.city} ${town.postalCode}`),
      feature: feature(town, town.city, 'place', [town.longitude, town.latitude]),
    })),
    ...towns.flatMap((town) => {
      const streets = streetsOf(town)
      return streets.map((street, index) => {
        const angle = (index / streets.length) * 2 * Math.PI
        const at = [
          rounded(town.longitude + SPREAD * Math.cos(angle)),
          rounded(town.latitude + SPREAD * Math.sin(angle)),
        ] as const
        return {
          words: normalizeText(`${street} ${town.city} ${town.postalCode}`),
          feature: feature(town, street, 'highway', at),
        }
      })
    }),
  ]
}

let places: readonly Place[] | undefined

/**
 * Returns the places whose words start with the words of a text, towns first, in Photon's response format. Ignores
 * house numbers.
 */
export const searchPlaces = (text: string, limit = DEFAULT_LIMIT) => {
  places ??= gazetteer()
  const prefixes = normalizeText(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !/^\d{1,3}[a-z]?$/.test(word))
  const found =
    prefixes.length === 0
      ? []
      : places.filter(({ words }) => {
          const parts = words.split(' ')
          return prefixes.every((word) => parts.some((part) => part.startsWith(word)))
        })
  const count = Math.max(1, Math.min(MAX_LIMIT, Math.floor(limit)))
  return { type: 'FeatureCollection', features: found.slice(0, count).map((place) => place.feature) }
}
