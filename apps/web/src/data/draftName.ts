import { selectUserInfo } from '@portal/machines'
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

/**
 * The name under which the draft of a wizard is kept: one for each relation for which the person acts. The own one has
 * that of the wizard, as all drafts once had, unless a draft that another relation left is there.
 */
export const draftName = ({ portal, viewAs }: PortalSystem, wizard: string, person: string): string => {
  const viewed = viewAs.viewed()
  if (viewed) return `${wizard}/${viewed.Id}`
  const own = selectUserInfo(portal.getSnapshot())?.Relation.Id
  if (own === undefined) return wizard
  const apart = `${wizard}/${own}`
  if (readWizardDraft(apart, person) !== null) return apart
  const left = relationIn(readWizardDraft(wizard, person)) ?? own
  return left === own ? wizard : apart
}
