import { selectSignIn, selectUser } from '@portal/machines'
import { useCallback, useSyncExternalStore } from 'react'
import { useSystem } from '../app/context.ts'
import type { PortalSystem } from '../app/portalSystem.ts'
import { onStored } from '../services/storage.ts'
import { readWizardDraft } from '../services/wizardDraft.ts'
import { draftName } from './draftName.ts'

/** Whose drafts they are; undefined while signed out. */
export const draftOwner = ({ portal }: PortalSystem): string | undefined => {
  const signIn = selectSignIn(portal.getSnapshot())
  return signIn && selectUser(signIn.getSnapshot())?.sub
}

const kindIn = (stored: unknown): string | undefined =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && typeof stored.kind === 'string'
    ? stored.kind
    : undefined

/** The kind of the draft of a wizard that the person would go on with, without the wizard; undefined for none. */
export const useDraftKind = (name: string): string | undefined => {
  const system = useSystem()
  const { onClearCaches, overlays } = system
  const subscribe = useCallback(
    (changed: () => void) => {
      // Through other eyes it is another draft; what is chosen counts only after the caches were cleared.
      const choice = overlays().relationFilter.subscribe(changed)
      const ends = [onStored(changed), onClearCaches(changed), () => choice.unsubscribe()]
      return () => {
        for (const end of ends) end()
      }
    },
    [onClearCaches, overlays],
  )
  return useSyncExternalStore(subscribe, () => {
    const owner = draftOwner(system)
    return owner === undefined ? undefined : kindIn(readWizardDraft(draftName(system, name, owner), owner))
  })
}
