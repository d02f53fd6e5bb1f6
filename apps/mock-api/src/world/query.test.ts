import type { DataCategory } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { queryTable, type TableQuery } from './query.ts'

interface Row {
  readonly Id: string
  readonly City?: string
  readonly Power?: number
  readonly Relation?: { readonly Id: string; readonly Description: string }
  readonly Curve?: readonly number[]
}

const fields: Readonly<Record<keyof Row, DataCategory>> = {
  Id: 'BASIC',
  City: 'BASIC',
  Power: 'STATE',
  Relation: 'BASIC',
  Curve: 'TECH',
}

const rows: readonly Row[] = [
  { Id: '1', City: 'Liège', Power: 11, Relation: { Id: 'a', Description: 'Acme' } },
  { Id: '2', City: 'Gent', Power: 7.4 },
  { Id: '3', City: 'gent', Power: 22 },
  { Id: '4', Power: 50 },
  { Id: '5', City: 'LIEGE "Haut"', Power: 11 },
]

const ask = (query: TableQuery) =>
  queryTable(rows, query, {
    fields,
    defaultOrder: 'Id',
    complete: (row) => ({ ...row, Curve: [Number(row.Id)] }),
  })
const ids = (query: TableQuery) => ask(query).Data.map(({ Id }) => Id)
const refused = (message: string) =>
  expect.objectContaining({ code: 'WRONGFILTER', message: expect.stringContaining(message) })

describe('A table list', () => {
  it('returns the first page in the default order without parameters', () => {
    expect(ask({})).toMatchObject({
      Page: { PageCount: 1, PageNumber: 1, Results: 5, pagesize: 10, pagenumber: 1 },
    })
    expect(ids({})).toEqual(['1', '2', '3', '4', '5'])
  })

  it('finds text ignoring case and accents', () => {
    expect(ids({ filter: '(City SW "liege")' })).toEqual(['1', '5'])
    expect(ids({ filter: '(City EX "GÈNT")' })).toEqual(['2', '3'])
    expect(ids({ filter: '(City CO "\\"haut\\"") AND (Power EX "11")' })).toEqual(['5'])
    expect(ids({ filter: '(Relation CO "acm")' })).toEqual(['1'])
  })

  it('sorts stably, with absent values last in both directions', () => {
    expect(ids({ orderby: 'City' })).toEqual(['2', '3', '1', '5', '4'])
    expect(ids({ orderby: 'City desc' })).toEqual(['5', '1', '2', '3', '4'])
    expect(ids({ orderby: 'Power desc, Id desc' })).toEqual(['4', '3', '5', '1', '2'])
  })

  it('returns no rows past the end, but the requested page number and the true count', () => {
    expect(ask({ pagesize: 2, pagenumber: 9 })).toEqual({
      Data: [],
      Page: { PageCount: 3, PageNumber: 9, Results: 5, pagesize: 2, pagenumber: 9 },
    })
    expect(ids({ pagesize: 2, pagenumber: 3 })).toEqual(['5'])
  })

  it('returns one empty page if there are no results, so that a last page exists', () => {
    expect(ask({ filter: '(City EX "Oslo")' }).Page).toMatchObject({ PageCount: 1, Results: 0 })
  })

  it('returns the requested groups of fields, and always the id', () => {
    expect(ask({ pagesize: 1 }).Data[0]).toEqual({ Id: '1', City: 'Liège', Relation: rows[0]?.Relation })
    expect(ask({ pagesize: 1, DataCategories: 'STATE' }).Data[0]).toEqual({ Id: '1', Power: 11 })
    expect(ask({ pagesize: 1, DataCategories: 'TECH' }).Data[0]).toEqual({ Id: '1', Curve: [1] })
    expect(ask({ pagesize: 1, Fields: 'Power,Curve' }).Data[0]).toEqual({ Id: '1', Power: 11, Curve: [1] })
    expect(ask({ pagesize: 1, DataCategories: 'BASIC', Fields: 'City,Power' }).Data[0]).toEqual({
      Id: '1',
      City: 'Liège',
    })
  })

  it('reports the invalid field or position', () => {
    expect(() => ask({ filter: '(Town EX "x")' })).toThrow(refused("'Town'"))
    expect(() => ask({ filter: '(City EX x)' })).toThrow(refused('position 8'))
    expect(() => ask({ orderby: 'Town' })).toThrow(refused("'Town'"))
    expect(() => ask({ orderby: 'City upwards' })).toThrow(refused("'City upwards'"))
    expect(() => ask({ Fields: 'Id,toString' })).toThrow(refused("'toString'"))
  })
})
