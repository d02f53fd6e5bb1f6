import { selectSignIn, selectUser } from '@portal/machines'
import { useCallback, useSyncExternalStore } from 'react'
import { useSystem } from '../app/context.ts'
import type { PortalSystem } from '../app/portalSystem.ts'
import { onStored } from '../services/storage.ts'
import { readWizardDraft } from '../services/wizardDraft.ts'
import { draftName } from './draftName.ts'

/** Returns the subject of the user who owns the drafts; undefined while signed out. */
export const draftOwner = ({ portal }: PortalSystem): string | undefined => {
  const signIn = selectSignIn(portal.getSnapshot())
  return signIn && selectUser(signIn.getSnapshot())?.sub
}

const kindIn = (stored: unknown): string | undefined =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && typeof stored.kind === 'string'
    ? stored.kind
    : undefined

/** Returns the kind of a wizard's current draft without starting the wizard; undefined without a draft. */
export const useDraftKind = (name: string): string | undefined => {
  const system = useSystem()
  const { onClearCaches, overlays } = system
  const subscribe = useCallback(
    (changed: () => void) => {
      // A change of user or relation selects another draft and clears the caches. The relation filter updates only
      // after that, so it is observed too.
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
