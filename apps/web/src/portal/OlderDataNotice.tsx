import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from './context.ts'
import { useErrorText } from './errorTexts.ts'
import { useNow } from './reads.ts'

const MINUTE_MS = 60_000

export interface OlderDataProps {
  /** Server time of what is shown. */
  at: number
  failure: { readonly code: string } | undefined
  onRetry: () => void
  busy?: boolean
}

/** Older data stays on screen, and this says how old it is and why. */
export const OlderDataNotice = ({ at, failure, onRetry, busy = false }: OlderDataProps) => {
  const { t, formats } = useSpeech()
  const errorText = useErrorText()
  // By the minute: a live region that speaks every second is noise.
  const now = useNow(MINUTE_MS)
  return (
    <div className="mb-4">
      <Notice
        kind="warning"
        title={t('reads.older', { age: formats.age(at, Math.max(now, at)) })}
        actions={
          <Button size="sm" busy={busy} onClick={onRetry}>
            {t('faces.retry')}
          </Button>
        }
      >
        {failure && errorText(failure.code)}
      </Notice>
    </div>
  )
}
