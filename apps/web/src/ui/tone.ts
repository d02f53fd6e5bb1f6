/** The hues of states; each has a strong, a soft and an ink value in tokens.css. */
export type Tone = 'ok' | 'charge' | 'occ' | 'park' | 'res' | 'fin' | 'err' | 'off' | 'accent'

// The classes are put together here; styles/main.css names them to Tailwind, which finds only whole ones.

/** Ink on its own soft ground. */
export const softTone = (tone: Tone) => `bg-${tone}-soft text-${tone}-ink`

/** The strong value as a fill, for bars and dots. */
export const strongTone = (tone: Tone) => `bg-${tone}`
