import { MINUTE_MS } from '@portal/schemas'
import { useI18n } from '../app/context.ts'
import { useNow } from '../data/useNow.ts'
import { shortened } from '../texts/index.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

export interface OlderDataProps {
  /** Server time of the stale data. */
  at: number
  failure: { readonly code: string } | undefined
  onRetry: () => void
  busy?: boolean
}

/** Notice above stale data: its age and why the refresh failed. */
export const OlderData = ({ at, failure, onRetry, busy = false }: OlderDataProps) => {
  const { t, formats, errorText } = useI18n()
  const now = useNow()
  // Updates once per minute, because a live region that changes every second is noise.
  const minutes = Math.floor((now - at) / MINUTE_MS)
  const age = minutes < 1 ? t('reads.soon') : formats.age(at, at + minutes * MINUTE_MS)
  return (
    <div className="mb-4">
      <Notice
        kind="warning"
        title={t('reads.older', { age })}
        actions={
          <Button size="sm" busy={busy} onClick={onRetry}>
            {t('faces.retry')}
          </Button>
        }
      >
        {failure && (
          <>
            {errorText(failure.code)}{' '}
            <span className="text-xs">{t('reads.code', { code: shortened(failure.code) })}</span>
          </>
        )}
      </Notice>
    </div>
  )
}
