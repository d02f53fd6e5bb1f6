import { expect, it } from 'vitest'
import { feeOf, isReady, problemsOf, type TypeDraft } from './draft.ts'

const draft: TypeDraft = {
  relation: 'R00003',
  relationName: 'Noordzee Logistics',
  code: 'FAN',
  description: '',
  fee: '4,90',
  creg: true,
  tariffs: ['WORK'],
}

it.each([
  ['4.9', 4.9],
  [' 4,90 ', 4.9],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['10001', undefined],
  ['four', undefined],
])('reads the fee %j as %j', (text, fee) => {
  expect(feeOf(text)).toBe(fee)
})

it('is ready with a relation, a fee and a tariff', () => {
  expect(isReady(draft)).toBe(true)
  expect(problemsOf({ ...draft, relation: '', fee: 'x', tariffs: [] })).toEqual({
    relation: true,
    fee: true,
    tariffs: true,
  })
})
