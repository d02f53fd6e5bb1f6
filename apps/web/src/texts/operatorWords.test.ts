import { LANGUAGES } from '@portal/schemas'
import { expect, it, vi } from 'vitest'
import { loadAllTexts } from './all.ts'
import { operatorTexts } from './operatorWords.ts'
import { createTexts } from './translate.ts'

const placeholders = (text: string) => (text.match(/(?<!\{)\{\w+\}/g) ?? []).join(' ')
const wordsOf = (text: string) => text.replaceAll(/\{\w+\}/g, '')

/** What a charger is not called by operators, in the terms of each language. */
const NOT_THEIRS = {
  en: /charger|charging (point|station)|chargepoint(?! monitor)/i,
  fr: /chargeur|point de (re)?charge|station de recharge/i,
  nl: /\blader|laadpunt|laadstation|oplaadpunt/i,
}

it.each(LANGUAGES)('no text that operators can read in %s has a word of others for it', async (language) => {
  const dictionary = await loadAllTexts(language)
  const { textOf } = operatorTexts(createTexts(language, dictionary))
  const read = Object.keys(dictionary).map((key) => [key, textOf(key) ?? ''] as const)
  expect(read.filter(([, text]) => NOT_THEIRS[language].test(wordsOf(text)))).toEqual([])
  expect(read.filter(([key, text]) => placeholders(text) !== placeholders(dictionary[key] ?? ''))).toEqual([])
})

const TEXTS = {
  'command.RESET': 'Restart charger',
  'command.at': '{charger}, connector {number}',
  'whitelists.users.count': '{count} {{charger|chargers}}',
  'error.UnknownChargePoint': 'We can’t find this charger.',
}

it('a text is filled in as ever, and what is filled in stays as it is', () => {
  const { t, errorText, textOf } = operatorTexts(createTexts('en', TEXTS))
  expect(t('command.RESET')).toBe('Restart charge point')
  expect(t('command.at', { charger: 'Fast chargers', number: 2 })).toBe('Fast chargers, connector 2')
  expect(t('whitelists.users.count', { count: 1 })).toBe('1 charge point')
  expect(t('whitelists.users.count', { count: 3 })).toBe('3 charge points')
  expect(errorText('UnknownChargePoint')).toBe('We can’t find this charge point.')
  expect(textOf('no.text', 'command.RESET')).toBe('Restart charge point')
})

it('a text that was not loaded is told once, and a key stays a key', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(operatorTexts(createTexts('en', {})).t('command.RESET')).toBe('command.RESET')
  expect(told).toHaveBeenCalledTimes(1)
  told.mockRestore()
  const keys = new Proxy<Record<string, string>>({}, { get: (_, key) => key })
  expect(operatorTexts(createTexts('en', keys)).t('shell.chargers')).toBe('shell.chargers')
})
