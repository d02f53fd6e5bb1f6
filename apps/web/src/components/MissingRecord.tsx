import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { shortened } from '../texts/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { IconTile } from '../ui/IconTile.tsx'

export interface MissingRecordProps {
  title: string
  code: string
  /** Primary button or link to another screen. */
  way: ReactNode
  onRetry: () => void
  busy?: boolean
  /** Heading level: 3 if the screen has a heading above it. */
  level?: 2 | 3
}

/** State of a record that does not exist or is not visible to this user: the reason, a link and a retry. */
export const MissingRecord = ({ title, code, way, onRetry, busy = false, level = 2 }: MissingRecordProps) => {
  const { t, errorText } = useI18n()
  return (
    <EmptyState
      level={level}
      picture={<IconTile icon={SearchX} tone="off" />}
      title={title}
      actions={
        <>
          {way}
          <Button busy={busy} onClick={onRetry}>
            {t('faces.retry')}
          </Button>
        </>
      }
    >
      {errorText(code)}
      <span className="mt-2 block text-xs text-ink-3">{t('reads.code', { code: shortened(code) })}</span>
    </EmptyState>
  )
}
