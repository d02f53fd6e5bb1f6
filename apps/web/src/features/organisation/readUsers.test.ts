import { FIRST_VIEW, queryOf } from '@portal/machines'
import { expect, it } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { arrived } from '../../services/readers/index.ts'
import { readUsers } from './readUsers.ts'

it('People of another relation that is called the same are not among the users of this one', async () => {
  const person = (Id: string, Relation: string | undefined) => ({
    Id,
    Name: `Person ${Id}`,
    Email: `${Id}@example.test`,
    ...(Relation && { Relation: { Id: Relation, Description: 'Garage Peeters' } }),
  })
  const Page = { PageCount: 1, PageNumber: 1, Results: 3, pagesize: 10, pagenumber: 1 }
  const answer = { Data: [person('RC1', 'R1'), person('RC2', 'R2'), person('RC3', undefined)], Page }
  let asked: object | undefined
  const bco = {
    call: async (_: object, input: object) => {
      asked = input
      return { data: arrived('listRelationContacts', answer), at: 5 }
    },
  } as unknown as Pick<Bco, 'call'>
  const fixed = [{ field: 'Relation', operator: 'EX', value: 'Garage Peeters' }] as const
  const query = queryOf(fixed, FIRST_VIEW)
  const { data, at } = await readUsers(bco, 'R2', query, new AbortController().signal)
  expect(data.Data.map(({ Id }) => Id)).toEqual(['RC2', 'RC3'])
  expect(at).toBe(5)
  // The server leaves out the other one already, and counts without it.
  expect(asked).toMatchObject({ query: { filter: query.filter, relid: 'R2' } })
})
