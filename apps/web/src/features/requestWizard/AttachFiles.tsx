import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { FileChoice } from '../../components/files/FileChoice.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { RequestStepProps } from './look.ts'
import { useFiles } from './useFiles.ts'

/** File choice for the request, once the kept files are loaded. */
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
