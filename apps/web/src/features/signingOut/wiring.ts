import type { PortalSystem } from '../../app/portalSystem.ts'
import { draftOwner } from '../../data/draftOwner.ts'
import { wizardDraftsOf } from '../../services/draftKeys.ts'
import { dropFiles } from '../../services/fileKeep.ts'
import { removeWizardDraft } from '../../services/wizardDraft.ts'

/** Files that take longer to delete stay on the device: the sign-out does not wait for them. */
export const WIPE_TIMEOUT_MS = 5_000

/** Wizards in which the person has a draft on this device. */
export const draftsOnDevice = (system: PortalSystem): readonly string[] => {
  const person = draftOwner(system)
  return person === undefined ? [] : wizardDraftsOf(person)
}

/** Deletes drafts of the person with their files. Resolves after the time limit at the latest, and never rejects. */
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
