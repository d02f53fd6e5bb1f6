import type { Coordinates } from '@portal/schemas'

/** A place that the device found a minute ago is good enough for a map. */
const OLDEST_MS = 60_000

/** Why the device does not say where it is: the person or the browser refused it, or it does not know. */
export type OwnPlaceProblem = 'refused' | 'unavailable'

export type OwnPlaceAnswer = { readonly place: Coordinates } | { readonly problem: OwnPlaceProblem }

/** Asks the device where it is, which lets the browser ask the person. */
export const locateDevice = (): Promise<OwnPlaceAnswer> =>
  new Promise((answer) => {
    // Absent on a page that is not secure.
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
