import { expect, it } from 'vitest'
import { contactsOf } from './contactsOf.ts'

it('People of another relation that is called the same are left out', () => {
  const person = (Id: string, relation: string) => ({
    Id,
    Relation: { Id: relation, Description: 'Garage Peeters' },
  })
  const found = [person('RC1', 'R1'), person('RC2', 'R2'), { Id: 'RC3', Relation: undefined }]
  expect(contactsOf('R2', found).map(({ Id }) => Id)).toEqual(['RC2'])
})
