import type { Failure, Place } from '@portal/machines'
import { type Config, coordinatesOf } from '@portal/schemas'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** So many places are worth reading below a search field. */
const MOST_PLACES = 5

/** A place of Photon's answer (GeoJSON); undefined for a malformed one. */
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

/** Places of a name, best first; none where no search is configured. Rejects when it cannot be reached or answers nonsense. */
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
    // Said below: to the person it is the same.
  }
  throw { code: 'FAILEDTOLOAD', message: 'The search for places could not be asked.' } satisfies Failure
}
