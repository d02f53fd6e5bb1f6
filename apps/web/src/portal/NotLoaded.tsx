import { Button } from '../ui/Button.tsx'
import { useSpeech } from './context.ts'

/** Stands where the code or the words of a view did not come; all of it is there from the start. May stand in a paragraph. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useSpeech()
  return (
    <span role="alert" className="not-loaded">
      {t('faces.missing')}
      <Button size="sm" onClick={onRetry}>
        {t('faces.retry')}
      </Button>
    </span>
  )
}
