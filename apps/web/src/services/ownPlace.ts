/** A place that the device found a minute ago is good enough for a map. */
const OLDEST_MS = 60_000

/** Degrees, WGS 84. */
export interface DevicePlace {
  readonly latitude: number
  readonly longitude: number
}

/** Asks the device where it is, which lets the browser ask the person. Rejects with a problem that says whether it was refused. */
export const locateDevice = (): Promise<DevicePlace> =>
  new Promise((found, failed) => {
    // Absent on a page that is not secure.
    if (!('geolocation' in navigator)) {
      failed({ problem: 'unavailable' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
      (error) => failed({ problem: error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { maximumAge: OLDEST_MS },
    )
  })
