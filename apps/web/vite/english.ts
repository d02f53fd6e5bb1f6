import { loadEveryText } from '../src/data/everyText.ts'

export { checkTranslations } from '../src/texts/checkTranslations.ts'

/** The English texts, all loaded before Vite closes what runs this module. */
export const english = await loadEveryText('en')
