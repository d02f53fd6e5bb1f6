import { useI18n } from '../app/context.ts'
import { Button } from '../ui/Button.tsx'

/** Says that a part did not load, with a retry button. May be inside a paragraph. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useI18n()
  return (
    <span role="alert" className="not-loaded">
      {t('faces.missing')}
      <Button size="sm" onClick={onRetry}>
        {t('faces.retry')}
      </Button>
    </span>
  )
}
