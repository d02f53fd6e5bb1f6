import { entitySchemas } from '@portal/schemas/contract'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUserInfo } from './userInfo.ts'

const answer = {
  role: ['FleetManager'],
  Relation: { Id: 'R1', Description: 'Noordzee Logistics', IsCompany: 1 },
  RelationContact: { Id: 'C1', Name: 'Sofie Claes', Email: 'sofie@noordzee.example', City: 'Gent' },
}

describe('user info from a server', () => {
  it('is read unchanged if it matches the contract', () => {
    expect(readUserInfo(answer)).toEqual(answer)
  })

  it.each([
    ['an unknown field', { ...answer, Avatar: 'a.png', Relation: { ...answer.Relation, Vat: '1' } }],
    ['a missing list of roles', { ...answer, role: undefined }],
    ['a role outside a list', { ...answer, role: 'FleetManager' }],
    ['no description and no name', { ...answer, Relation: { Id: 'R1' }, RelationContact: { Id: 'C1' } }],
    [
      'null instead of strings',
      { ...answer, RelationContact: { Id: 'C1', Name: null, Email: null, City: null } },
    ],
  ])('is accepted with %s', (_, data) => {
    const validate = new Ajv().compile(entitySchemas.UserInfo)
    validate(readUserInfo(data))
    expect(validate.errors).toBeNull()
  })

  it('keeps an unknown role', () => {
    expect(readUserInfo({ ...answer, role: ['Auditor'] }).role).toEqual(['Auditor'])
  })

  it.each([
    [2, 1],
    ['1', 1],
    [true, 1],
    [0, 0],
    ['0', 0],
    [null, 0],
    [-1, 0],
  ])('reads IsCompany %j as %j: a value above 0 is a company (S6)', (sent, read) => {
    expect(
      readUserInfo({ ...answer, Relation: { ...answer.Relation, IsCompany: sent } }).Relation.IsCompany,
    ).toBe(read)
  })

  it('fails with UNEXPECTED if person or relation is missing', () => {
    const failure = (junk: unknown): unknown => {
      try {
        readUserInfo(junk)
        return undefined
      } catch (error) {
        return error
      }
    }
    const expected = { code: 'UNEXPECTED', message: expect.stringContaining('has no') }
    fc.assert(
      fc.property(fc.jsonValue(), (junk) => {
        expect(failure(junk) ?? expected).toEqual(expected)
      }),
    )
    expect(() => readUserInfo({ ...answer, Relation: null })).toThrow(
      expect.objectContaining({ code: 'UNEXPECTED' }),
    )
  })
})
