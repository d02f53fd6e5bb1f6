import { dropFiles } from '../../services/fileKeep.ts'
import { removeWizardDraft } from '../../services/wizardDraft.ts'

/** Deletes a person's drafts of these wizards from this device, then their files. */
export const wipe = async (wizards: readonly string[], person: string): Promise<void> => {
  for (const wizard of wizards) removeWizardDraft(wizard, person)
  await Promise.all(wizards.map((wizard) => dropFiles(`${wizard}:${person}`)))
}
