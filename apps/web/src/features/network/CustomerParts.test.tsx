// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { contactsOf } from './CustomerParts.tsx'

it('contactsOf omits contacts of another relation with the same name', () => {
  const person = (Id: string, relation: string) => ({
    Id,
    Relation: { Id: relation, Description: 'Garage Peeters' },
  })
  const found = [person('RC1', 'R1'), person('RC2', 'R2'), { Id: 'RC3', Relation: undefined }]
  expect(contactsOf('R2', found).map(({ Id }) => Id)).toEqual(['RC2'])
})
