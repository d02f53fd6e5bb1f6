import { selectChosenRelation } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useSystem, useUserInfo } from '../app/context.ts'

/** The relation that is chosen in the relation filter; undefined for all that the person may see. */
export const useChosenRelation = (): RelationEntry | undefined =>
  useSelector(useSystem().overlays().relationFilter, selectChosenRelation)

/**
 * Id of the relation whose records, and those of all below it, a list shows: the one chosen in the relation filter, else
 * the own one, for operators too, as at the list of chargers.
 */
export const useShownRelation = (): string => {
  const chosen = useChosenRelation()?.Id
  const { Relation } = useUserInfo()
  return chosen ?? Relation.Id
}
