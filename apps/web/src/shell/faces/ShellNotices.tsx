import { useConfig, useSpeech } from '../../portal/context.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Under the top bar: which environment this is when it is not production (S1), and that a language did not come. */
export const ShellNotices = ({ isTest, hasNoLanguage }: { isTest: boolean; hasNoLanguage: boolean }) => {
  const { t } = useSpeech()
  const { environment } = useConfig()
  return (
    <>
      {isTest && (
        <Notice banner kind="warning" live="off">
          {t('shell.environment', { environment })}
        </Notice>
      )}
      {hasNoLanguage && (
        <Notice banner kind="error">
          {t('shell.language.failed')}
        </Notice>
      )}
    </>
  )
}
