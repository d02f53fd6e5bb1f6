import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { shortened } from '../texts/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { IconTile } from '../ui/IconTile.tsx'

export interface MissingRecordProps {
  title: string
  /** Why it is not here. */
  code: string
  /** The way on: a primary button or link. */
  way: ReactNode
  onRetry: () => void
  busy?: boolean
  /** Level of its heading: 3 below a heading of the screen. */
  level?: 2 | 3
}

/** Shown when the record does not exist, or not for this person: why, the way on, and a retry. */
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
