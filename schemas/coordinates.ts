/** WGS 84 coordinates in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Maximum degrees north or south, and east or west. */
export const MAX_DEGREES = { latitude: 90, longitude: 180 } as const

/**
 * Returns the coordinates of a place; undefined if one is missing or out of range, or if both are the default 0,
 * which lies in the sea off Africa.
 */
export const coordinatesOf = (latitude: unknown, longitude: unknown): Coordinates | undefined => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  const isOnEarth = Math.abs(latitude) <= MAX_DEGREES.latitude && Math.abs(longitude) <= MAX_DEGREES.longitude
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined
}
