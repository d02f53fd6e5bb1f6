import type { Tile } from '@portal/machines'
import { memo } from 'react'
import { useI18n } from '../../app/context.ts'
import { useNow } from '../../data/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { clockAge, tileName } from './boardWords.ts'
import { useReason } from './useReason.ts'

/**
 * Maximum number of rows. A screen reader would need hours for 50,000 rows, and each update would rerender them. The
 * filter finds the others.
 */
const MOST = 100
/** Update interval of the ages, which are shown in minutes. */
const TICK_MS = 60_000

/** Table of the most urgent connectors for screen readers, because the board is virtualized. */
export const WorstTable = memo(({ tiles }: { tiles: readonly Tile[] }) => {
  const { t } = useI18n()
  const now = useNow(TICK_MS)
  const worst = tiles.slice(0, MOST)
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{t('monitor.worst', { count: worst.length, total: tiles.length })}</caption>
        <thead>
          <tr>
            {(['connector', 'status', 'since', 'place'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`monitor.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...worst.entries()].map(([place, tile]) => (
            // Keyed by position, so a new first row only changes texts, which is cheaper than inserting a row.
            <WorstRow key={place} tile={tile} now={now} />
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
})

const WorstRow = memo(({ tile, now }: { tile: Tile; now: number }) => {
  const { t } = useI18n()
  const reasonOf = useReason()
  return (
    <tr>
      <th scope="row">{tileName(tile)}</th>
      <td>{reasonOf(tile)}</td>
      <td>{clockAge(tile.changedAt, now, (count) => t('monitor.days', { count }))}</td>
      <td>{tile.place}</td>
    </tr>
  )
})
