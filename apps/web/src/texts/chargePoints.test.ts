import { LANGUAGES } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { loadAllTexts } from './all.ts'
import { instead } from './chargePoints.ts'
import { createTexts, mergeTexts } from './index.ts'

const placeholders = (text = '') => (text.match(/(?<!\{)\{\w+\}/g) ?? []).join(' ')

const NOT_THEIRS = {
  en: /charger|charging (point|station)|chargepoint(?! monitor)/i,
  fr: /chargeur|point de (re)?charge|station de recharge/i,
  nl: /\blader|laadpunt|laadstation|oplaadpunt/i,
}

describe('operator texts', () => {
  it.each(LANGUAGES)('use one word for a charger in %s', async (language) => {
    const texts = await loadAllTexts(language)
    const read = Object.entries(mergeTexts([language === 'en' ? { texts, instead } : { texts }]))
    expect(read.filter(([, text]) => NOT_THEIRS[language].test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })

  it('replace existing texts with different ones that have the same placeholders', async () => {
    const texts = await loadAllTexts('en')
    for (const [key, text] of Object.entries(instead)) {
      expect(texts[key]).toBeTypeOf('string')
      expect(text).not.toBe(texts[key])
      expect([key, placeholders(text)]).toEqual([key, placeholders(texts[key])])
    }
  })

  it('still replace a text whose feature is loaded later', () => {
    const replacing = { texts: {}, instead: { 'command.RESET': 'Restart charge point' } }
    const { t } = createTexts(
      'en',
      mergeTexts([replacing, { texts: { 'command.RESET': 'Restart charger' } }]),
    )
    expect(t('command.RESET')).toBe('Restart charge point')
  })
})
