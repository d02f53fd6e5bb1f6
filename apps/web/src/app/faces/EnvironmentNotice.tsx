import { Notice } from '../../ui/Notice.tsx'
import { useConfig, useI18n } from '../context.ts'

/** Under the top bar: which environment this is when it is not production (S1). */
export const EnvironmentNotice = () => {
  const { t } = useI18n()
  const { environment } = useConfig()
  return (
    <Notice banner kind="warning" live="off">
      {t('shell.environment', { environment })}
    </Notice>
  )
}
