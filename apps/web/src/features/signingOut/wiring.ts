import type { PortalSystem } from '../../app/portalSystem.ts'
import { draftOwner } from '../../data/draftOwner.ts'
import { wizardDraftsOf } from '../../services/draftKeys.ts'
import { dropFiles } from '../../services/fileKeep.ts'
import { removeWizardDraft } from '../../services/wizardDraft.ts'

/**
 * Timeout for deleting files. The sign-out does not wait longer; remaining files stay on the
 * device.
 */
export const WIPE_TIMEOUT_MS = 5_000

/** Names of the wizards with a draft of the person on this device. */
export const draftsOnDevice = (system: PortalSystem): readonly string[] => {
  const person = draftOwner(system)
  return person === undefined ? [] : wizardDraftsOf(person)
}

/**
 * Deletes drafts of the person with their files. Resolves at the latest after the timeout and never
 * rejects.
 */
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
