import { FIRST_VIEW, queryOf } from '@portal/machines'
import { listRelationContacts } from '@portal/schemas'
import { expect, it } from 'vitest'
import { skippedIn } from '../../data/records.ts'
import type { Bco } from '../../services/bco.ts'
import { arrived } from '../../services/readers/index.ts'
import { readUsers } from './readUsers.ts'

const RELATION = { Id: 'R2', Description: 'Garage Peeters' }
const person = (Id: string, Relation: string | undefined) => ({
  Id,
  Name: `Person ${Id}`,
  Email: `${Id}@example.test`,
  ...(Relation && { Relation: { Id: Relation, Description: RELATION.Description } }),
})

interface QueryInput {
  readonly query: { readonly pagesize: number; readonly pagenumber: number; readonly filter?: string }
}

/** Returns a fake server with these people. `relations` is the number of relations with the same name. */
const serverOf = (people: readonly (ReturnType<typeof person> | null)[], relations: number | 'refused') => {
  const inputs: QueryInput[] = []
  const bco = {
    call: async ({ id }: { id: string }, input: QueryInput) => {
      const { pagesize, pagenumber } = input.query
      const pageOf = (Results: number) => ({
        Results,
        PageCount: Math.ceil(Results / pagesize),
        PageNumber: pagenumber,
        pagesize,
        pagenumber,
      })
      if (id !== listRelationContacts.id) {
        if (relations === 'refused') throw new Error('refused')
        return { data: { Data: [], Page: pageOf(relations) }, at: 5 }
      }
      inputs.push(input)
      const from = (pagenumber - 1) * pagesize
      const answer = { Data: people.slice(from, from + pagesize), Page: pageOf(people.length) }
      return { data: arrived('listRelationContacts', answer), at: 5 }
    },
  } as unknown as Pick<Bco, 'call'>
  return { bco, inputs }
}

const fixed = [{ field: 'Relation', operator: 'EX', value: RELATION.Description }] as const
const pageOf = (page: number, pageSize: number) => queryOf(fixed, { ...FIRST_VIEW, page, pageSize })
const { signal } = new AbortController()
const idsOf = (data: readonly { Id: string }[]) => data.map(({ Id }) => Id)

it('readUsers omits people of another relation with the same name from the rows and the total', async () => {
  const people = [person('RC1', 'R1'), person('RC2', 'R2'), person('RC3', undefined)]
  const { bco, inputs } = serverOf(people, 2)
  const query = pageOf(1, 10)
  const { data, at } = await readUsers(bco, RELATION, query, signal)
  expect(idsOf(data.Data)).toEqual(['RC2', 'RC3'])
  expect(data.Page.Results).toBe(2)
  expect(at).toBe(5)
  // `relid` excludes people outside this relation and its sub-organisations from both the rows and the total.
  expect(inputs).toMatchObject([{ query: { filter: query.filter, relid: 'R2' } }])
})

const MANY = Array.from({ length: 7 }, (_, at) => person(`RC${at}`, at % 3 === 0 ? 'R9' : 'R2'))

it('readUsers omits people of a sub-organisation with the same name from the total, and still fills each page', async () => {
  const { bco } = serverOf(MANY, 2)
  const first = await readUsers(bco, RELATION, pageOf(1, 3), signal)
  const second = await readUsers(bco, RELATION, pageOf(2, 3), signal)
  expect(idsOf(first.data.Data)).toEqual(['RC1', 'RC2', 'RC4'])
  expect(idsOf(second.data.Data)).toEqual(['RC5'])
  expect(first.data.Page).toMatchObject({ Results: 4, PageCount: 2 })
})

it.each([1, 'refused'] as const)(
  'readUsers reads only one page if no other relation is known to have the same name (relations: %s)',
  async (relations) => {
    const theirs = MANY.map(({ Id }) => person(Id, 'R2'))
    const { bco, inputs } = serverOf(theirs, relations)
    const { data } = await readUsers(bco, RELATION, pageOf(2, 3), signal)
    expect(idsOf(data.Data)).toEqual(['RC3', 'RC4', 'RC5'])
    expect(data.Page.Results).toBe(7)
    expect(inputs).toHaveLength(1)
  },
)

it.each([10, 3])('readUsers counts unreadable entries on pages of %i', async (pageSize) => {
  const { bco } = serverOf([null, ...MANY], 2)
  const { data } = await readUsers(bco, RELATION, pageOf(1, pageSize), signal)
  expect(idsOf(data.Data)).not.toContain('RC0')
  expect(skippedIn(data)).toBe(1)
})
