import { useStore } from '../../data/store.ts'
import type { RequestWizard } from './look.ts'

/** The files of the draft; their machine is undefined until it is known what was kept. */
export const useFiles = ({ files }: RequestWizard) => {
  if (!files) throw new Error('A request wizard was opened without files.')
  return { files, attachments: useStore(files.actor) }
}
