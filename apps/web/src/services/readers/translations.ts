import { id, number, optionalText, record } from './read.ts'

/** What operators wrote for a text of the portal, in each language. */
export const readTranslation = record({
  Id: id,
  Version: number,
  Key: id,
  En: optionalText,
  Fr: optionalText,
  Nl: optionalText,
})
export type ReadTranslation = ReturnType<typeof readTranslation>
