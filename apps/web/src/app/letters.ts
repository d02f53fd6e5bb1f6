import { readChoice, writeChoice } from '../services/storage.ts'

/** What asks for the file of Inter, and for what holds every letter that the portal's own words need. */
const INTER = '1em "Inter Variable"'
/** After this long the first screen has what it asked for: until then its data has the whole line. */
const FIRST_SCREEN_MS = 1_000

let isHere = false
let isDrawn = false

const draw = () => {
  document.documentElement.dataset.letters = 'inter'
}

const fetchInter = async () => {
  // Not where tests run without a browser.
  if (!('fonts' in document)) return
  const faces = await document.fonts.load(INTER)
  if (faces.length === 0) return
  isHere = true
  writeChoice('letters', 'inter')
  if (!isDrawn) draw()
}

/** What does not come is asked for again by the next document. */
const ask = () => {
  fetchInter().catch(() => undefined)
}

/**
 * The portal is drawn with Inter once this device has it, from the first paint on. On a first visit it is fetched beside the
 * sign-in, or after the first screen, and no words move under a reader's eyes: it is used from the next screen on.
 */
export const startLetters = (isSignedIn: boolean): void => {
  if (readChoice('letters', ['inter'])) {
    isHere = true
    draw()
  } else if (!isSignedIn) ask()
}

/** A screen is drawn: the first one of this document, or the next. */
export const screenDrawn = (isFirst: boolean): void => {
  isDrawn = true
  if (isHere) draw()
  else if (isFirst) setTimeout(ask, FIRST_SCREEN_MS)
}
