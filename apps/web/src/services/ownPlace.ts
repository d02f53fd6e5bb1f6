import type { Coordinates } from '@portal/schemas'

/** Maximum age of a cached position; a minute is recent enough for a map. */
const OLDEST_MS = 60_000

/** Reason for a missing position: refused by the user or the browser, or not available on the device. */
export type OwnPlaceProblem = 'refused' | 'unavailable'

export type OwnPlaceAnswer = { readonly place: Coordinates } | { readonly problem: OwnPlaceProblem }

/** Requests the position of the device, for which the browser may ask permission. */
export const locateDevice = (): Promise<OwnPlaceAnswer> =>
  new Promise((answer) => {
    if (!('geolocation' in navigator)) {
      answer({ problem: 'unavailable' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ place: { latitude, longitude } }),
      (error) => answer({ problem: error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { maximumAge: OLDEST_MS },
    )
  })
