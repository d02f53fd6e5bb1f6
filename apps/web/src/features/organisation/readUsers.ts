import { FIRST_VIEW, queryOf, type TableQuery } from '@portal/machines'
import { FIRST_PAGE, genericCalls, listRelationContacts, MAX_PAGE_SIZE } from '@portal/schemas'
import type { RelationName } from '../../components/people/wiring.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { skippedIn, withSkips } from '../../data/records.ts'
import type { Answer, Bco } from '../../services/bco.ts'
import type { ReadTable } from '../../services/readers/index.ts'
import type { ReadContact } from '../../services/readers/relations.ts'

const RELATIONS = genericCalls('relation', 'Relation')

/**
 * Reads a page of the users of a relation. The filter matches relations by name (S5), and `relid` limits the rows to
 * this relation and its sub-organisations, so users of a sub-organisation with the same name can only be dropped here.
 * If there is such a sub-organisation, reads all users to get full pages and the correct total.
 */
export const readUsers = async (
  bco: Pick<Bco, 'call'>,
  relation: Pick<RelationName, 'Id' | 'Description'>,
  query: TableQuery & PeriodQuery,
  signal: AbortSignal,
): Promise<Answer<ReadTable<ReadContact>>> => {
  const options = { signal } as const
  const readPage = (page: typeof query) =>
    bco.call(
      listRelationContacts,
      { query: { ...page, relid: relation.Id, DataCategories: 'BASIC,STATE' } },
      options,
    )
  // The query was limited to this relation, so a row without a relation belongs to it.
  const isTheirs = ({ Relation }: ReadContact) => !Relation || Relation.Id === relation.Id
  const first = await readPage(query)
  const { Page } = first.data
  if (Page.PageCount > 1 && !(await hasNamesake(bco, relation, signal))) return first
  const all = first.data.Data.filter(isTheirs)
  if (Page.PageCount <= 1)
    return withPage(first, withSkips(all, skippedIn(first.data)), {
      ...Page,
      Results: Page.Results - first.data.Data.length + all.length,
    })
  const theirs: ReadContact[] = []
  let skipped = 0
  for (let pagenumber = FIRST_PAGE; ; pagenumber += 1) {
    const { data } = await readPage({ ...query, pagesize: MAX_PAGE_SIZE, pagenumber })
    theirs.push(...data.Data.filter(isTheirs))
    skipped += skippedIn(data)
    if (pagenumber >= data.Page.PageCount || data.Data.length === 0) break
  }
  const from = (query.pagenumber - FIRST_PAGE) * query.pagesize
  return withPage(first, withSkips(theirs.slice(from, from + query.pagesize), skipped), {
    ...Page,
    Results: theirs.length,
    PageCount: Math.ceil(theirs.length / query.pagesize),
  })
}

const withPage = (
  { data, at }: Answer<ReadTable<ReadContact>>,
  Data: readonly ReadContact[],
  Page: ReadTable<ReadContact>['Page'],
): Answer<ReadTable<ReadContact>> => ({ data: { ...data, Data, Page }, at })

/** True if a sub-organisation has the same name. Returns false if the read fails, because the case is rare. */
const hasNamesake = async (
  bco: Pick<Bco, 'call'>,
  { Id, Description }: Pick<RelationName, 'Id' | 'Description'>,
  signal: AbortSignal,
): Promise<boolean> => {
  const called = [{ field: 'Description', operator: 'EX', value: Description }] as const
  const { filter } = queryOf(called, FIRST_VIEW)
  const query = { ...(filter && { filter }), relid: Id, pagesize: 1, pagenumber: FIRST_PAGE }
  try {
    const { data } = await bco.call(RELATIONS.filtered, { query }, { signal })
    return data.Page.Results > 1
  } catch {
    return false
  }
}
