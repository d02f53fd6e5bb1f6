import { expect, it } from 'vitest'
import { emailMistake } from './emailMistake.ts'

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['jan@', 'invalid'],
  ['jan@depot', 'invalid'],
  [' jan@depot.example ', undefined],
] as const)('Of the address %j to invite someone by is said: %s', (email, mistake) => {
  expect(emailMistake(email)).toBe(mistake)
})
