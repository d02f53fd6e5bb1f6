import { formatFilter, listRelationContacts, MAX_PAGE_SIZE } from '@portal/schemas'
import { useUserInfo } from '../../../app/context.ts'
import { useQuery } from '../../../data/query.ts'

/** Names of the people of the own organisation; none while they are awaited, or where they cannot be read. */
export const useColleagues = (): readonly string[] => {
  const { Relation } = useUserInfo()
  const { data } = useQuery(listRelationContacts, {
    query: {
      filter: formatFilter([{ field: 'Relation', operator: 'EX', value: Relation.Description }]),
      orderby: 'Name',
      pagesize: MAX_PAGE_SIZE,
      DataCategories: 'BASIC',
    },
  })
  return (data?.Data ?? []).filter(({ isUnreadable }) => isUnreadable !== true).map(({ Name }) => Name)
}
