import { expect, it } from 'vitest'
import { isReady, problemsOf, type TypeDraft } from './draft.ts'

const draft: TypeDraft = {
  relation: 'R00003',
  relationName: 'Noordzee Logistics',
  code: 'FAN',
  description: '',
  fee: 4.9,
  creg: true,
  tariffs: ['WORK'],
}

it.each([
  [4.9, true],
  [0, true],
  [10_000, true],
  [undefined, false],
  [-1, false],
  [10_001, false],
  [Number.NaN, false],
])('isReady checks if a draft with a fee of %j is ready (%j)', (fee, ready) => {
  expect(isReady({ ...draft, fee })).toBe(ready)
})

it('problemsOf reports a missing relation, fee and tariff', () => {
  expect(isReady(draft)).toBe(true)
  expect(problemsOf({ ...draft, relation: '', fee: Number.NaN, tariffs: [] })).toEqual({
    relation: true,
    fee: true,
    tariffs: true,
  })
})
