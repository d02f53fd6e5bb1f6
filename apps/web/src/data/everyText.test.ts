import { LANGUAGES } from '@portal/schemas'
import { expect, it } from 'vitest'
import { loadAllTexts } from '../texts/all.ts'
import { loadEveryText } from './everyText.ts'

it.each(LANGUAGES)('every text of all features is there in %s', async (language) => {
  expect(await loadEveryText(language)).toEqual(await loadAllTexts(language))
})
