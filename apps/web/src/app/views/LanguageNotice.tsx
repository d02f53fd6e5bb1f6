import { type Failure, NEW_VERSION } from '@portal/machines'
import { useMissingCode } from '../../components/missingCode.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useI18n } from '../context.ts'

/**
 * Shown below the top bar if a language fails to load (S1). The user retries from the language menu, or reloads the
 * page after a deployment.
 */
export const LanguageNotice = ({ failure }: { failure: Failure }) => {
  const { t } = useI18n()
  const { title, text, action } = useMissingCode(failure, () => undefined)
  if (failure.code !== NEW_VERSION)
    return (
      <Notice banner kind="error">
        {t('shell.language.failed')}
      </Notice>
    )
  return (
    <Notice
      banner
      title={title}
      actions={
        <Button size="sm" variant="primary" onClick={action.onPress}>
          {action.label}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
