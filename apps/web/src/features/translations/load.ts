import { loadEveryText } from '../../data/everyText.ts'
import { translationTool } from './Translations.tsx'

export const loadTranslationTool = async () => {
  const [en, fr, nl] = await Promise.all([loadEveryText('en'), loadEveryText('fr'), loadEveryText('nl')])
  return translationTool({ en, fr, nl })
}
