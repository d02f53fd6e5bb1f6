import { describe, expect, expectTypeOf, it } from 'vitest'
import { endpoints, type OperationInput, type OperationOutput } from '../contract.ts'
import { type IntakePayload, postSetup } from './user.ts'

describe('the intake call', () => {
  it('accepts exactly the fields of S3', () => {
    const { body } = endpoints.postSetup
    expect(Object.keys(body.properties)).toEqual([
      'vatnr',
      'name',
      'iscompany',
      'companytype',
      'telephone',
      'street',
      'phone',
      'description',
      'city',
      'country',
      'housenumber',
      'postalcode',
      'bankaccount',
    ])
    expect(body.required).toEqual(Object.keys(body.properties))
  })

  it("accepts '1' or '0' as iscompany, and 1 or nothing as debug", () => {
    expectTypeOf<IntakePayload['iscompany']>().toEqualTypeOf<'0' | '1'>()
    expectTypeOf<OperationInput<'postSetup'>['query']>().toEqualTypeOf<{ debug?: 1 }>()
    expectTypeOf<OperationInput<'postSetup'>['body']>().toEqualTypeOf<IntakePayload>()
    expectTypeOf<OperationOutput<'postSetup'>>().toEqualTypeOf<string>()
  })

  it('has the path of S7 and its own envelope', () => {
    expect(`${postSetup.method} ${postSetup.path} ${postSetup.envelope}`).toBe(
      'POST /v3.1/user/BCO/Setup setup',
    )
  })
})
