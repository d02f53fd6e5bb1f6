import type { TableQuery } from '@portal/machines'
import { listRelationContacts } from '@portal/schemas'
import type { Answer, Bco } from '../../services/bco.ts'
import type { ReadTable } from '../../services/readers/index.ts'
import type { ReadContact } from '../../services/readers/relations.ts'

/**
 * A page of the people of a relation. A filter finds a relation by its name (S5); of several that are called the same
 * `relid` leaves this one and those below it, and the id in each row this one alone. No filter leaves out those below, so
 * that of several pages the total may count people of a namesake there; of one page all are here to be counted.
 */
export const readUsers = async (
  bco: Pick<Bco, 'call'>,
  relation: string,
  query: TableQuery,
  signal: AbortSignal,
): Promise<Answer<ReadTable<ReadContact>>> => {
  const { data, at } = await bco.call(
    listRelationContacts,
    { query: { ...query, relid: relation, DataCategories: 'BASIC,STATE' } },
    { signal, shownBy: 'screen' },
  )
  // A server that does not say whose someone is has been asked for those of this relation.
  const isTheirs = ({ Relation }: ReadContact) => !Relation || Relation.Id === relation
  const Data = data.Data.filter(isTheirs)
  const { Page } = data
  const others = Page.PageCount === 1 ? data.Data.length - Data.length : 0
  return { data: { ...data, Data, Page: { ...Page, Results: Page.Results - others } }, at }
}
