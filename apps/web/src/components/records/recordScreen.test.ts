import { expect, it } from 'vitest'
import { faultsOf } from './recordScreen.ts'

const CHANGES = { MonthlyFee: Number.NaN, Name: '', Floor: 2 }

it('finds a number that cannot be read', () => {
  expect(faultsOf({}, {}, CHANGES)).toEqual({ MonthlyFee: 'invalid' })
  expect(faultsOf({}, {}, { Floor: 2 })).toEqual({})
})

it('finds the faults of the screen beside it', () => {
  const faults = () => ({ Name: 'required' }) as const
  expect(faultsOf({ faults }, {}, CHANGES)).toEqual({ MonthlyFee: 'invalid', Name: 'required' })
})
