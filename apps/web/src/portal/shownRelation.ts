import { useUserInfo } from './context.ts'
import { useChosenRelation } from './relationFilter.ts'

/**
 * Id of the relation whose records, and those of all below it, a list shows: the one chosen in the relation filter, else
 * the own one, for operators too, as at the list of chargers.
 */
export const useShownRelation = (): string => {
  const chosen = useChosenRelation()?.Id
  const { Relation } = useUserInfo()
  return chosen ?? Relation.Id
}
