import { OWN_PLACE_REFUSED, OWN_PLACE_TIMEOUT_MS, type OwnPlace } from '@portal/machines'

/** A place that the device found a minute ago is good enough for a map. */
const OLDEST_MS = 60_000

/** Asks the device where it is, which lets the browser ask the person. Rejects where it is refused or not known. */
export const locateDevice = (): Promise<OwnPlace> =>
  new Promise((found, failed) => {
    // Absent on a page that is not secure.
    if (!('geolocation' in navigator)) {
      failed(new Error('this browser tells no place'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
      (error) => failed(error.code === error.PERMISSION_DENIED ? OWN_PLACE_REFUSED : error),
      { maximumAge: OLDEST_MS, timeout: OWN_PLACE_TIMEOUT_MS },
    )
  })
