import { selectChosenRelation } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useSystem, useUserInfo } from '../app/context.ts'

/** Returns the relation of the relation filter; undefined for all visible relations. */
export const useChosenRelation = (): RelationEntry | undefined =>
  useSelector(useSystem().overlays().relationFilter, selectChosenRelation)

/**
 * Returns the id of the relation whose records a list shows, with those of its child relations: the one chosen in the
 * relation filter, else the user's own, for operators too.
 */
export const useListRelation = (): string => {
  const chosen = useChosenRelation()?.Id
  const { Relation } = useUserInfo()
  return chosen ?? Relation.Id
}
