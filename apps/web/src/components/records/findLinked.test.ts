import { describe, expect, it } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { findLinked } from './findLinked.ts'

const CONTRACTS = [
  {
    Id: 'CC1',
    Description: 'Operation of depots',
    ContractNumber: 'CPO-804605',
    Relation: 'Noordzee Logistics',
  },
  { Id: 'CC2', Description: 'Noordzee pilot', ContractNumber: 'CPO-100000', Relation: 'Noordzee Logistics' },
  { Id: 'CC3', Description: 'Operation of offices', ContractNumber: 'CPO-200000', Relation: 'Meridiaan' },
] as const

/** Answers a filter with one condition, such as `(Relation CO "noord")`. */
const server = () => {
  const asked: string[] = []
  const bco = {
    callWhole: (_: object, { query: { filter = '' } }: { query: { filter?: string } }) => {
      asked.push(filter)
      const [, field = 'Id', value = ''] = /^\((\w+) CO "(.*)"\)$/.exec(filter) ?? []
      const Data = CONTRACTS.filter((one) =>
        String(Reflect.get(one, field)).toLowerCase().includes(value.toLowerCase()),
      )
      return Promise.resolve({ data: { Data, Page: {} }, at: 5 })
    },
  } as unknown as Bco
  return { bco, asked }
}
const idsOf = async (sought: string) =>
  (await findLinked(server().bco, 'cpocontract', sought)).data.map(({ Id }) => Id)

describe('findLinked', () => {
  it('finds a contract by its description, its number or its customer, and lists it once', async () => {
    expect(await idsOf('offices')).toEqual(['CC3'])
    expect(await idsOf('804605')).toEqual(['CC1'])
    expect(await idsOf('noord')).toEqual(['CC2', 'CC1'])
    expect(await idsOf('quagga')).toEqual([])
  })

  it('sends a single request if the search text is empty or the class is searched only by description', async () => {
    const { bco, asked } = server()
    expect((await findLinked(bco, 'cpocontract', '')).data).toHaveLength(CONTRACTS.length)
    await findLinked(bco, 'chargelocation', 'depot')
    expect(asked).toEqual(['', '(Description CO "depot")'])
  })
})
