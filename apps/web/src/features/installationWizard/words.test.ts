import { expect, it } from 'vitest'
import { shortAnswerOf } from './words.ts'

it('shortAnswerOf lists every way to charge, because the first one alone would look like the only one', () => {
  expect(shortAnswerOf('StepAccess', ['Plug & Charge', 'Guest charging'])).toBe(
    'Plug & Charge · Guest charging',
  )
  expect(shortAnswerOf('StepAccess', [])).toBeUndefined()
})

it('shortAnswerOf returns the first non-empty line of a step other than access', () => {
  expect(shortAnswerOf('StepRelation', ['', 'Noor Maes'])).toBe('Noor Maes')
  expect(shortAnswerOf('StepLocation', ['Depot', 'Kaai 12, 8000 Brugge'])).toBe('Depot')
})
