import { loadEveryText } from '../src/data/everyText.ts'
import { checkTranslations } from '../src/texts/checkTranslations.ts'

/**
 * The English texts, all loaded before Vite closes what runs this module, and their check. Vite runs it by its path.
 *
 * @public
 */
export const portalTexts = { english: await loadEveryText('en'), checkTranslations }
