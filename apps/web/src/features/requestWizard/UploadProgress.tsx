import { FileList } from '../../components/files/FileList.tsx'
import type { RequestStepProps } from './look.ts'
import { useFiles } from './useFiles.ts'

/** Upload progress of each file; renders nothing without files. */
export const UploadProgress = ({ wizard }: RequestStepProps) => {
  const { files, attachments } = useFiles(wizard)
  if (!attachments) return null
  return <FileList files={files} attachments={attachments} isFixed className="border-t border-line p-3" />
}
