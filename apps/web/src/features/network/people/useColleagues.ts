import { formatFilter, listRelationContacts, MAX_PAGE_SIZE } from '@portal/schemas'
import { useUserInfo } from '../../../app/context.ts'
import { useQuery } from '../../../data/query.ts'

/** Returns the names of the people in the user's organisation; empty while loading or after a failure. */
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
