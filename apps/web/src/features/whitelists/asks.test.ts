import { expect, it } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { cardNamed, readGroups } from './asks.ts'

type Call = (
  id: string,
  query: { readonly filter?: string },
) => { readonly Data: readonly object[]; readonly Results?: number }

const bcoOf = (answer: Call) => {
  const call = async ({ id }: { id: string }, { query }: { query: { filter?: string } }) => {
    const { Data, Results = Data.length } = answer(id, query)
    return { data: { Data, Page: { PageCount: 1, PageNumber: 1, Results } }, at: 7 }
  }
  return { call } as unknown as Bco
}

const CARD = { Id: 'T1', PrintedNumber: 'BEBCA0120428', Number: 'BE-BCA-012042-8' }
const withCard = bcoOf((_, { filter = '' }) => ({
  Data: [CARD].filter((card) =>
    Object.entries(card).some(([field, value]) => filter === `(${field} EX "${value}")`),
  ),
}))

it.each([
  ['BEBCA0120428', 'T1'],
  ['be-bca-012042-8', 'T1'],
  ['BE BCA 0120428', 'T1'],
  ['BE-BCA-012042-8', 'T1'],
  ['T9', 'T9'],
])('cardNamed resolves the card number or id %s to %s', async (typed, id) => {
  expect(await cardNamed(withCard, 'R1', typed, undefined)).toBe(id)
})

it('readGroups adds the chargers of each group, or undefined if they cannot be read', async () => {
  const bco = bcoOf((id, { filter = '' }) => {
    if (id === 'filteredWhitelistGroup') return { Data: [{ Code: 'A#B' }, { Code: 'C#D' }] }
    if (filter.includes('C#D')) throw new Error('lost')
    return { Data: [{ Links: { ChargePoint: { Id: 'CP1', Description: 'Bay 1' } } }], Results: 3 }
  })
  const { data } = await readGroups(bco, {} as never, new AbortController().signal)
  expect(data.Data.map(({ users }) => users)).toEqual([
    { count: 3, first: { Id: 'CP1', Description: 'Bay 1' } },
    undefined,
  ])
})
