import type { TableQuery } from '@portal/machines'
import { listRelationContacts } from '@portal/schemas'
import type { Answer, Bco } from '../../services/bco.ts'
import type { ReadTable } from '../../services/readers/index.ts'
import type { ReadContact } from '../../services/readers/relations.ts'

/**
 * A page of the people of a relation. A filter finds a relation by its name (S5); of several that are called the same
 * `relid` leaves this one and those below it, and the id in each row this one alone.
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
  return { data: { ...data, Data: data.Data.filter(isTheirs) }, at }
}
