import type { Language } from '@portal/schemas'
import { expect, it } from 'vitest'
import { loadAllTexts } from '../../../texts/all.ts'
import { createTexts } from '../../../texts/index.ts'
import { readCron } from './cron.ts'
import { cronWords } from './words.ts'

const wordsOf = async (text: string, language: Language) => {
  const cron = readCron(text)
  return cron?.fields && cronWords(cron.fields, createTexts(language, await loadAllTexts(language)))
}

it.each([
  ['* * * * *', 'Every minute'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['0 * * * *', 'Every hour at :00'],
  ['30 */6 * * *', 'Every 6 hours at :30, every day'],
  ['0 2 * * *', 'At 02:00 UTC, every day'],
  ['0 2,14 * * *', 'At 02:00 and 14:00 UTC, every day'],
  ['30 3 * * 0', 'At 03:30 UTC, on Sunday'],
  ['15 4 * * 1,7', 'At 04:15 UTC, on Monday and Sunday'],
  ['0 9 * * 1-5', 'At 09:00 UTC, on working days'],
  ['0 0 1 1,7 *', 'At 00:00 UTC, on day 1 of the month, in January and July'],
  ['0 8 1 * 2', 'At 08:00 UTC, on day 1 of the month or on Tuesday'],
  ['0 0 * 12 *', 'At 00:00 UTC, in December'],
  [
    '*/10 8-17 * * *',
    'At minutes 00, 10, 20, 30, 40 and 50 of hours 8, 9, 10, 11, 12, 13, 14, 15, 16 and 17 UTC, every day',
  ],
])('cronWords describes %s in English as ‘%s’', async (text, words) => {
  expect(await wordsOf(text, 'en')).toBe(words)
})

it.each([
  ['fr', 'À 03:30 UTC, le dimanche'],
  ['nl', 'Om 03:30 UTC, op zondag'],
] as const)('cronWords describes a weekly schedule in %s', async (language, words) => {
  expect(await wordsOf('30 3 * * 0', language)).toBe(words)
})

it.each(['0 0 L * *', '0 0 15W * *', '0 0 LW * *', '0 0 * * 5L', '0 0 * * FRI#2', '0 8 1 * +2'])(
  'readCron returns no fields for %s, because numbers cannot express its days',
  async (text) => {
    expect(readCron(text)?.runsAfter(0, 1)).toHaveLength(1)
    expect(await wordsOf(text, 'en')).toBeUndefined()
  },
)
