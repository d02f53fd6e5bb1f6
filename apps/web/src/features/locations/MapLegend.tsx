import { Check, Info, SquareParking, TriangleAlert, WifiOff, Zap } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import type { Icon } from '../../ui/icon.ts'

const STATES: readonly (readonly [
  'AVAILABLE' | 'CHARGING' | 'PARKING' | 'ERROR' | 'OFFLINE',
  Icon,
  string,
])[] = [
  ['AVAILABLE', Check, 'bg-ok'],
  ['CHARGING', Zap, 'bg-charge'],
  ['PARKING', SquareParking, 'bg-park'],
  ['ERROR', TriangleAlert, 'bg-err'],
  ['OFFLINE', WifiOff, 'bg-off'],
]

/** Legend for the rings on the map. Initially collapsed on phones. */
export const MapLegend = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useI18n()
  return (
    <details
      open={isOpen}
      data-over-map
      className="absolute bottom-12 left-17 max-w-[calc(100%-5.5rem)] rounded-control bg-surface text-xs text-ink-2 max-md:left-4 max-md:max-w-[calc(100%-6rem)]"
    >
      <summary className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2 font-medium pointer-coarse:min-h-11">
        <Info size={16} /> {t('locations.map.legend.title')}
      </summary>
      <ul className="px-2.5 pb-1">
        {STATES.map(([status, StateIcon, look]) => (
          <li key={status} className="flex items-center gap-2 py-0.5">
            <span aria-hidden="true" data-swatch className={`size-2.5 shrink-0 rounded-full ${look}`} />
            <StateIcon size={14} className="shrink-0" />
            {t(`status.${status}`)}
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-2.5 py-1.5">{t('locations.map.legend')}</p>
    </details>
  )
}
