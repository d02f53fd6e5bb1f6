import { useStore } from '../../data/store.ts'
import type { RequestWizard } from './look.ts'

/** Files of the draft; `attachments` is undefined until the kept files are loaded. */
export const useFiles = ({ files }: RequestWizard) => {
  if (!files) throw new Error('A request wizard was opened without files.')
  return { files, attachments: useStore(files.actor) }
}
