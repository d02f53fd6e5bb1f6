import { expect, it } from 'vitest'
import { maskedIban, writtenIban } from './RelationCard.tsx'

it('maskedIban masks a bank account except for its last four characters', () => {
  expect(maskedIban('BE68539007547034')).toBe('•••• •••• •••• 7034')
  expect(writtenIban('BE68539007547034')).toBe('BE68 5390 0754 7034')
  expect(maskedIban('NL91ABNA0417164300')).toBe('•••• •••• •••• ••43 00')
})
