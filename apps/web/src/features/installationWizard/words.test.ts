import { expect, it } from 'vitest'
import { shortAnswerOf } from './words.ts'

it('The list of steps names every way to charge: the first alone would read as the only one', () => {
  expect(shortAnswerOf('StepAccess', ['Plug & Charge', 'Guest charging'])).toBe(
    'Plug & Charge · Guest charging',
  )
  expect(shortAnswerOf('StepAccess', [])).toBeUndefined()
})

it('Of another step it has the first line that is there', () => {
  expect(shortAnswerOf('StepRelation', ['', 'Noor Maes'])).toBe('Noor Maes')
  expect(shortAnswerOf('StepLocation', ['Depot', 'Kaai 12, 8000 Brugge'])).toBe('Depot')
})
