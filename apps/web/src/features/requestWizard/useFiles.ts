import { type AttachmentsRef, selectFiles, selectRefusedFiles } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { RequestWizard } from './look.ts'
import { filesOf } from './wiring.ts'

/** The files of the draft; their chart is undefined until it is known what was kept. */
export const useFiles = ({ actor }: RequestWizard) => {
  const files = filesOf(actor)
  return { files, attachments: useSyncExternalStore(files.onActor, files.actor) }
}

export const useFileList = (attachments: AttachmentsRef) => ({
  files: useSelector(attachments, selectFiles),
  refused: useSelector(attachments, selectRefusedFiles),
})
