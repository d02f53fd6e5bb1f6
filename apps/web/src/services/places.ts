import type { Failure, Place } from '@portal/machines'
import { type Config, coordinatesOf } from '@portal/schemas'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Maximum number of places listed below the search field. */
const MOST_PLACES = 5

/** Parses a place of Photon's GeoJSON; undefined if malformed. */
const placeOf = (feature: unknown): Place | undefined => {
  if (!isRecord(feature) || !isRecord(feature.geometry) || !isRecord(feature.properties)) return undefined
  const { name, street, city, postcode, country, countrycode } = feature.properties
  const [longitude, latitude]: unknown[] = Array.isArray(feature.geometry.coordinates)
    ? feature.geometry.coordinates
    : []
  const at = coordinatesOf(latitude, longitude)
  if (typeof name !== 'string' || !at) return undefined
  const detail = [city === name ? undefined : city, postcode, country].filter(
    (part) => typeof part === 'string' && part !== '',
  )
  const isTown = typeof city !== 'string' || city === name
  return {
    name,
    detail: detail.join(' · '),
    ...(!isTown && { street: typeof street === 'string' ? street : name }),
    city: isTown ? name : city,
    ...(typeof postcode === 'string' && { postalCode: postcode }),
    ...(typeof countrycode === 'string' && { country: countrycode.toUpperCase() }),
    ...at,
  }
}

/**
 * Finds places by name, best match first. Returns an empty list without a configured service. Rejects if the service
 * does not respond or the response is invalid.
 */
export const findPlaces = async (
  { places: service }: Config,
  text: string,
  signal: AbortSignal,
): Promise<readonly Place[]> => {
  if (!service) return []
  try {
    const query = new URLSearchParams({ q: text, limit: String(MOST_PLACES) })
    const response = await fetch(`${service.url}?${query}`, {
      signal,
      headers: { accept: 'application/json' },
    })
    const answer: unknown = await response.json()
    if (response.ok && isRecord(answer) && Array.isArray(answer.features))
      return answer.features.flatMap((feature) => placeOf(feature) ?? []).slice(0, MOST_PLACES)
  } catch {
    // Throws below, as for an invalid response.
  }
  throw { code: 'FAILEDTOLOAD', message: 'The place search did not answer.' } satisfies Failure
}
