import { useSyncExternalStore } from 'react'
import type { RequestWizard } from './look.ts'
import { filesOf } from './wiring.ts'

/** The files of the draft; their machine is undefined until it is known what was kept. */
export const useFiles = ({ actor }: RequestWizard) => {
  const files = filesOf(actor)
  return { files, attachments: useSyncExternalStore(files.onActor, files.actor) }
}
