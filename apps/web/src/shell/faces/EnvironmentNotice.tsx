import { useConfig, useSpeech } from '../../portal/context.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Under the top bar: which environment this is when it is not production (S1). */
export const EnvironmentNotice = () => {
  const { t } = useSpeech()
  const { environment } = useConfig()
  return (
    <Notice banner kind="warning" live="off">
      {t('shell.environment', { environment })}
    </Notice>
  )
}
