import { FIRST_VIEW, queryOf } from '@portal/machines'
import { expect, it } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { arrived } from '../../services/readers/index.ts'
import { readUsers } from './readUsers.ts'

/** The users of R2, of this page of a namesake's, of its own, and of someone's whose relation is not said. */
const usersOf = async (Page: { PageCount: number; Results: number }) => {
  const person = (Id: string, Relation: string | undefined) => ({
    Id,
    Name: `Person ${Id}`,
    Email: `${Id}@example.test`,
    ...(Relation && { Relation: { Id: Relation, Description: 'Garage Peeters' } }),
  })
  const answer = {
    Data: [person('RC1', 'R1'), person('RC2', 'R2'), person('RC3', undefined)],
    Page: { ...Page, PageNumber: 1, pagesize: 3, pagenumber: 1 },
  }
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
  return { data, at, asked, filter: query.filter }
}

it('People of another relation that is called the same are not among the users of this one, nor counted', async () => {
  const { data, at, asked, filter } = await usersOf({ PageCount: 1, Results: 3 })
  expect(data.Data.map(({ Id }) => Id)).toEqual(['RC2', 'RC3'])
  expect(data.Page.Results).toBe(2)
  expect(at).toBe(5)
  // The server leaves out one that is not below this one, and counts without it.
  expect(asked).toMatchObject({ query: { filter, relid: 'R2' } })
})

it('Of several pages the total stays what the server says', async () => {
  const { data } = await usersOf({ PageCount: 4, Results: 11 })
  expect(data.Data).toHaveLength(2)
  expect(data.Page.Results).toBe(11)
})
