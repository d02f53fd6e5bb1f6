import { FileList } from '../../components/files/FileList.tsx'
import type { RequestStepProps } from './look.ts'
import { useFiles } from './useFiles.ts'

/** How far each file is while the request is sent; nothing where there is none. */
export const UploadProgress = ({ wizard }: RequestStepProps) => {
  const { files, attachments } = useFiles(wizard)
  if (!attachments) return null
  return <FileList files={files} attachments={attachments} isFixed className="border-t border-line p-3" />
}
