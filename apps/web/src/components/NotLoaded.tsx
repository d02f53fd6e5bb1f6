import { type Failure, NEW_VERSION } from '@portal/machines'
import { useI18n } from '../app/context.ts'
import { Button } from '../ui/Button.tsx'
import { useMissingCode } from './missingCode.ts'

/** Inline notice for code that did not load, with an action to fix it. Valid inside a paragraph. */
export const NotLoaded = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const { t } = useI18n()
  const { title, action } = useMissingCode(failure, onRetry)
  return (
    <span role="alert" className="not-loaded">
      {failure.code === NEW_VERSION ? title : t('faces.missing')}
      <Button size="sm" onClick={action.onPress}>
        {action.label}
      </Button>
    </span>
  )
}
