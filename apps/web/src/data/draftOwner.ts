import { selectSignIn, selectUser } from '@portal/machines'
import { useSyncExternalStore } from 'react'
import { useSystem } from '../app/context.ts'
import type { PortalSystem } from '../app/portalSystem.ts'
import { onWizardDrafts, readWizardDraft } from '../services/wizardDraft.ts'

/** Whose drafts they are; undefined while signed out. */
export const draftOwner = ({ portal }: PortalSystem): string | undefined => {
  const signIn = selectSignIn(portal.getSnapshot())
  return signIn && selectUser(signIn.getSnapshot())?.sub
}

const kindIn = (stored: unknown): string | undefined =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && typeof stored.kind === 'string'
    ? stored.kind
    : undefined

/** The kind of the person's draft of a wizard, without the wizard; undefined where there is no draft. */
export const useDraftKind = (name: string): string | undefined => {
  const system = useSystem()
  return useSyncExternalStore(onWizardDrafts, () => {
    const owner = draftOwner(system)
    return owner === undefined ? undefined : kindIn(readWizardDraft(name, owner))
  })
}
