import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { FileChoice } from '../../components/files/FileChoice.tsx'
import { FileList } from '../../components/files/FileList.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { RequestStepProps, RequestWizard } from './look.ts'

/** Returns the files of the draft. `attachments` is undefined until the stored files are loaded. */
const useFiles = ({ files }: RequestWizard) => {
  if (!files) throw new Error('The request wizard has no files')
  return { files, attachments: useSelector(files.actor, ({ children }) => children.attachments) }
}

export const AttachFiles = ({ wizard, error }: RequestStepProps & { error?: ReactNode }) => {
  const { t } = useI18n()
  const { files, attachments } = useFiles(wizard)
  if (!attachments)
    return (
      <Loading label={t('requestWizard.files.loading')}>
        <Skeleton className="h-32" />
      </Loading>
    )
  return <FileChoice files={files} attachments={attachments} error={error} />
}

/** Upload progress of each file. Renders nothing until the stored files are loaded. */
export const UploadProgress = ({ wizard }: RequestStepProps) => {
  const { files, attachments } = useFiles(wizard)
  if (!attachments) return null
  return <FileList files={files} attachments={attachments} isFixed className="border-t border-line p-3" />
}
