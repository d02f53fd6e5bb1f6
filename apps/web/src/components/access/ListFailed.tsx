import type { Failure } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export interface ListFailedProps {
  /** Defaults to a generic title for lists. */
  title?: string
  failure: Failure
  onRetry: () => void
}

export const ListFailed = ({ title, failure, onRetry }: ListFailedProps) => {
  const { t, errorText } = useI18n()
  return (
    <Notice
      kind="error"
      title={title ?? t('install.listFailed')}
      actions={<Button onClick={onRetry}>{t('faces.retry')}</Button>}
    >
      {errorText(failure.code)}
    </Notice>
  )
}
