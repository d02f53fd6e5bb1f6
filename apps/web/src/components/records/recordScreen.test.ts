import { describe, expect, it } from 'vitest'
import { emailFaults, faultsOf } from './recordScreen.ts'

const CHANGES = { MonthlyFee: Number.NaN, Name: '', Floor: 2 }

describe('faultsOf', () => {
  it('reports a number that cannot be parsed', () => {
    expect(faultsOf({}, {}, CHANGES)).toEqual({ MonthlyFee: 'invalid' })
    expect(faultsOf({}, {}, { Floor: 2 })).toEqual({})
  })

  it('includes the faults that the screen reports', () => {
    const faults = () => ({ Name: 'required' }) as const
    expect(faultsOf({ faults }, {}, CHANGES)).toEqual({ MonthlyFee: 'invalid', Name: 'required' })
  })
})

describe('emailFaults', () => {
  it.each(['nora', 'nora@', 'nora@post', 'nora @post.example', 'a@b.example, c@d.example'])(
    'reports the field of an invalid email address: %s (S5)',
    (Email) => expect(emailFaults({}, { Email })).toEqual({ Email: 'invalid' }),
  )

  it.each([{ Email: 'nora@post.example' }, { Email: ' ' }, { Email: undefined }, { City: 'Gent' }])(
    'reports no fault for %o',
    (changes) => expect(emailFaults({ Email: 'broken' }, changes)).toEqual({}),
  )
})
