import type { TileChange } from '@portal/machines'
import { displayState } from '@portal/schemas'
import { memo } from 'react'
import { useI18n } from '../../app/context.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { tileName } from './boardWords.ts'

/** Log of the latest changes for screen readers. New changes are last, so screen readers announce them. */
export const ChangeLog = memo(({ changes }: { changes: readonly TileChange[] }) => {
  const { t, formats } = useI18n()
  return (
    <VisuallyHidden as="div">
      <div role="log" aria-label={t('monitor.log')}>
        {changes.toReversed().map(({ tile, before }) => (
          <p key={`${tile.connectorId} ${tile.changedAt} ${tile.status}`}>
            {t('monitor.change', {
              time: formats.exactTime(tile.changedAt),
              name: tileName(tile),
              before: t(`display.${displayState(before)}`),
              after: t(`display.${displayState(tile.status)}`),
            })}
          </p>
        ))}
      </div>
    </VisuallyHidden>
  )
})
