/** Colours of states; each has a strong, a soft and an ink value in tokens.css. */
export type Tone = 'ok' | 'charge' | 'occ' | 'park' | 'res' | 'fin' | 'err' | 'off' | 'accent'

// Class names are composed here. Tailwind finds only whole names, so styles/main.css lists them.

/** Returns the classes for ink on the soft background of the same tone. */
export const softTone = (tone: Tone) => `bg-${tone}-soft text-${tone}-ink`

/** Returns the class of a strong background, for bars and dots. */
export const strongTone = (tone: Tone) => `bg-${tone}`
