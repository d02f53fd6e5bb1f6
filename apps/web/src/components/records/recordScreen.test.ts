import { expect, it } from 'vitest'
import { faultsOf } from './recordScreen.ts'

it('finds a number that cannot be read beside the faults of the screen', () => {
  const changes = { MonthlyFee: Number.NaN, Name: '', Floor: 2 }
  expect(faultsOf({}, {}, changes)).toEqual({ MonthlyFee: 'invalid' })
  expect(faultsOf({ faults: () => ({ Name: 'required' }) }, {}, changes)).toEqual({
    MonthlyFee: 'invalid',
    Name: 'required',
  })
  expect(faultsOf({}, {}, { Floor: 2 })).toEqual({})
})
