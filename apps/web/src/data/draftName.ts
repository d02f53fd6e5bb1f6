import { selectUserInfo, selectViewed } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import type { PortalSystem } from '../app/portalSystem.ts'
import { readWizardDraft } from '../services/wizardDraft.ts'

/** Returns the relation for which a stored draft was begun; undefined if it has none. */
const relationIn = (stored: unknown): unknown => {
  const { draft } = (stored ?? {}) as { readonly draft?: unknown }
  const { customerId, ownRelationId } = (draft ?? {}) as {
    readonly customerId?: unknown
    readonly ownRelationId?: unknown
  }
  return customerId ?? ownRelationId
}

/** Wizards with one draft per chosen relation. The installation wizard instead has a step for the relation. */
const FOR_CHOSEN: readonly string[] = ['request']

/**
 * Returns the storage name of a wizard draft, one per relation that the user acts for: the wizard name, followed by
 * the relation's id unless that relation is the user's own. Earlier versions never added the id, so the plain name may
 * belong to another relation, which the stored draft names.
 */
export const draftName = (system: PortalSystem, wizard: string, person: string): string => {
  const own = selectUserInfo(system.portal.getSnapshot())?.Relation.Id
  const other = FOR_CHOSEN.includes(wizard)
    ? orderedForOther(system)
    : selectViewed(system.impersonation.getSnapshot())
  const relation = other?.Id ?? own
  if (relation === undefined) return wizard
  const apart = `${wizard}/${relation}`
  if (readWizardDraft(apart, person) !== null) return apart
  const left = relationIn(readWizardDraft(wizard, person)) ?? own
  return left === relation ? wizard : apart
}

/**
 * Returns the relation that a user orders for, if it is not their own: the one chosen in the relation filter, else the
 * viewed one.
 */
export const orderedForOther = ({
  portal,
  impersonation,
  overlays,
}: PortalSystem): RelationEntry | undefined => {
  const other =
    overlays().relationFilter.getSnapshot().context.chosen ?? selectViewed(impersonation.getSnapshot())
  return other?.Id === selectUserInfo(portal.getSnapshot())?.Relation.Id ? undefined : other
}
