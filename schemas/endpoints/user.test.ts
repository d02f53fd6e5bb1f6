import { describe, expect, expectTypeOf, it } from 'vitest'
import { endpoints, type OperationInput, type OperationOutput } from '../contract.ts'
import { type IntakePayload, postSetup } from './user.ts'

describe('The intake call', () => {
  it('takes the fields of S3, spelled as there, and no other', () => {
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

  it("says 'company' by '1' or '0', and 'debug' by 1 or not at all", () => {
    expectTypeOf<IntakePayload['iscompany']>().toEqualTypeOf<'0' | '1'>()
    expectTypeOf<OperationInput<'postSetup'>['query']>().toEqualTypeOf<{ debug?: 1 }>()
    expectTypeOf<OperationInput<'postSetup'>['body']>().toEqualTypeOf<IntakePayload>()
    expectTypeOf<OperationOutput<'postSetup'>>().toEqualTypeOf<string>()
  })

  it('goes to the address of S7 and answers in its own envelope', () => {
    expect(`${postSetup.method} ${postSetup.path} ${postSetup.envelope}`).toBe(
      'POST /v3.1/user/BCO/Setup setup',
    )
  })
})
