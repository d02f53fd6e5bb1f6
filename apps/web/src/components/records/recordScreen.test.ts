import { expect, it } from 'vitest'
import { emailFaults, faultsOf } from './recordScreen.ts'

const CHANGES = { MonthlyFee: Number.NaN, Name: '', Floor: 2 }

it('finds a number that cannot be read', () => {
  expect(faultsOf({}, {}, CHANGES)).toEqual({ MonthlyFee: 'invalid' })
  expect(faultsOf({}, {}, { Floor: 2 })).toEqual({})
})

it('finds the faults of the screen beside it', () => {
  const faults = () => ({ Name: 'required' }) as const
  expect(faultsOf({ faults }, {}, CHANGES)).toEqual({ MonthlyFee: 'invalid', Name: 'required' })
})

it.each(['nora', 'nora@', 'nora@post', 'nora @post.example', 'a@b.example, c@d.example'])(
  'names the field of an email address that is none: %s (S5)',
  (Email) => expect(emailFaults({}, { Email })).toEqual({ Email: 'invalid' }),
)

it.each([{ Email: 'nora@post.example' }, { Email: ' ' }, { Email: undefined }, { City: 'Gent' }])(
  'finds no fault with %o',
  (changes) => expect(emailFaults({ Email: 'broken' }, changes)).toEqual({}),
)
