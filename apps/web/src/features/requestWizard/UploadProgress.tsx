import { LateFileList } from '../../components/files/LateFileList.tsx'
import type { RequestStepProps } from './look.ts'
import { useFileList, useFiles } from './useFiles.ts'

/** How far each file is while the request is sent; nothing where there is none. */
export const UploadProgress = ({ wizard }: RequestStepProps) => {
  const { files, attachments } = useFiles(wizard)
  return attachments ? <Uploads files={files} attachments={attachments} /> : null
}

const Uploads = (props: {
  files: ReturnType<typeof useFiles>['files']
  attachments: NonNullable<ReturnType<typeof useFiles>['attachments']>
}) => {
  const { files } = useFileList(props.attachments)
  if (files.length === 0) return null
  return (
    <div className="border-t border-line p-3">
      <LateFileList {...props} isFixed />
    </div>
  )
}
