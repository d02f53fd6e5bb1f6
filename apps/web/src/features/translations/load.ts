import { loadEveryText } from '../../data/everyText.ts'
import { translationTool } from './Translations.tsx'

/** Loads the translation tool with all texts of the portal. */
export const loadTranslationTool = async () => {
  const [en, fr, nl] = await Promise.all([loadEveryText('en'), loadEveryText('fr'), loadEveryText('nl')])
  return translationTool({ en, fr, nl })
}
