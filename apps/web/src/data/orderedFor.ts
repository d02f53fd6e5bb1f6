import { selectLastChosenRelation, selectUserInfo } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import type { PortalSystem } from '../app/portalSystem.ts'

/**
 * The relation for which a person orders who does not do so for their own: the one chosen in the relation selector, which
 * other screens do not show (S2), else the one through whose eyes they look.
 */
export const orderedForOther = ({ portal, viewAs, overlays }: PortalSystem): RelationEntry | undefined => {
  const other = selectLastChosenRelation(overlays().relationFilter.getSnapshot()) ?? viewAs.viewed()
  return other?.Id === selectUserInfo(portal.getSnapshot())?.Relation.Id ? undefined : other
}
