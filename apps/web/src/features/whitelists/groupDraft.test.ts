import { expect, it } from 'vitest'
import { asCode, copyCode, isCode, isNamed } from './groupDraft.ts'

it.each([
  ['NOORDZEE#DEPOT', true],
  [' NOORDZEE#DEPOT ', true],
  ['A.B-C_1#2', true],
  ['NOORDZEE', false],
  ['NOORDZEE#', false],
  ['#DEPOT', false],
  ['A#B#C', false],
  ['noordzee#depot', false],
  [`${'A'.repeat(40)}#${'B'.repeat(20)}`, false],
])('isCode checks if %s is a valid code (%s)', (code, isTaken) => {
  expect(isCode(code)).toBe(isTaken)
})

it('asCode trims the start of a code and converts it to upper case', () => {
  expect(asCode(' noordzee#de')).toBe('NOORDZEE#DE')
})

it('isNamed requires a code and a description', () => {
  expect(isNamed({ code: 'A#B', description: 'Depot' })).toBe(true)
  expect(isNamed({ code: 'A#B', description: '  ' })).toBe(false)
  expect(isNamed({ code: 'A', description: 'Depot' })).toBe(false)
})

it.each([
  ['FLEET#A', 'FLEET#A-2'],
  ['FLEET#A-2', 'FLEET#A-3'],
  ['NOORDZEE-R00003#FLEET', 'NOORDZEE-R00003#FLEET-2'],
])('copyCode suggests for a copy of %s the code %s', (code, copy) => {
  expect(copyCode(code)).toBe(copy)
})
