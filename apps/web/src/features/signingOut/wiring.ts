import type { PortalSystem } from '../../app/portalSystem.ts'
import { draftOwner } from '../../data/draftOwner.ts'
import { wizardDraftsOf } from '../../services/draftKeys.ts'
import { dropFiles } from '../../services/fileKeep.ts'
import { removeWizardDraft } from '../../services/wizardDraft.ts'

/** Timeout for deleting files. Afterwards the sign-out continues, and the remaining files stay on the device. */
export const WIPE_TIMEOUT_MS = 5_000

/** Returns the names of the wizards that have a draft of the user on this device. */
export const draftsOnDevice = (system: PortalSystem): readonly string[] => {
  const person = draftOwner(system)
  return person === undefined ? [] : wizardDraftsOf(person)
}

/** Deletes drafts of the user with their files. Resolves no later than the timeout, and never rejects. */
export const wipeDrafts = async (system: PortalSystem, drafts: readonly string[]): Promise<void> => {
  const person = draftOwner(system)
  if (person === undefined) return
  for (const wizard of drafts) removeWizardDraft(wizard, person)
  await Promise.race([
    Promise.allSettled(drafts.map((wizard) => dropFiles(`${wizard}:${person}`))),
    new Promise<void>((resolve) => {
      setTimeout(resolve, WIPE_TIMEOUT_MS)
    }),
  ])
}
