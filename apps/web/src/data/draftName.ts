import { selectUserInfo, selectViewed } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import type { PortalSystem } from '../app/portalSystem.ts'
import { readWizardDraft } from '../services/wizardDraft.ts'

/** The relation for which a stored draft was begun; undefined where it does not say. */
const relationIn = (stored: unknown): unknown => {
  const { draft } = (stored ?? {}) as { readonly draft?: unknown }
  const { customerId, ownRelationId } = (draft ?? {}) as {
    readonly customerId?: unknown
    readonly ownRelationId?: unknown
  }
  return customerId ?? ownRelationId
}

/** Wizards whose draft is for the relation that is chosen in the relation selector: an installation asks whose it is. */
const FOR_CHOSEN: readonly string[] = ['request']

/**
 * The name under which the draft of a wizard is kept: one for each relation for which the person acts. The own one has
 * that of the wizard, as all drafts once had, unless a draft that another relation left is there; that one keeps it.
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
 * The relation for which a person orders who does not do so for their own: the one chosen in the relation selector, which
 * other screens do not show (S2), else the one through whose eyes they look.
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
