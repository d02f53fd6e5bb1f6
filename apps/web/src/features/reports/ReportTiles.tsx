import { useI18n } from '../../app/context.ts'
import type { ReadReportGroup } from '../../services/readers/reports.ts'
import { StatTile, type StatTileProps } from '../../ui/StatTile.tsx'
import { growth, totalsOf } from './totals.ts'

export interface ReportTilesProps {
  groups: readonly ReadReportGroup[]
  earlier: readonly ReadReportGroup[] | undefined
  /** True while the previous period loads; then the tiles reserve its lines to avoid a layout shift. */
  isAwaited: boolean
}

/** Totals of a report, each with its change since the previous period. */
export const ReportTiles = ({ groups, earlier, isAwaited }: ReportTilesProps) => {
  const { t, formats } = useI18n()
  const totals = totalsOf(groups)
  const before = earlier && totalsOf(earlier)
  const trendOf = (ratio: number | undefined): Pick<StatTileProps, 'trend' | 'note'> => {
    // Render the real note, because it may need two lines.
    if (ratio === undefined)
      return isAwaited ? { note: <AwaitedTrend>{t('reports.trend.note')}</AwaitedTrend> } : {}
    const direction = Math.abs(ratio) < 0.005 ? 'flat' : ratio > 0 ? 'up' : 'down'
    return {
      trend: {
        direction,
        amount: formats.percent(Math.abs(ratio)),
        spoken: t(`reports.trend.${direction}`),
      },
      note: t('reports.trend.note'),
    }
  }
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile
        label={t('reports.measure.energy')}
        value={formats.decimal(totals.energy)}
        unit="kWh"
        {...trendOf(growth(totals.energy, before?.energy))}
      />
      <StatTile
        label={t('reports.measure.revenue')}
        value={formats.money(totals.revenue)}
        {...trendOf(growth(totals.revenue, before?.revenue))}
      />
      <StatTile
        label={t('reports.measure.sessions')}
        value={formats.count(totals.sessions)}
        {...trendOf(growth(totals.sessions, before?.sessions))}
      />
      <StatTile
        label={t('reports.measure.uptime')}
        value={formats.share(totals.uptime)}
        {...(before
          ? { note: t('reports.trend.was', { value: formats.share(before.uptime) }) }
          : isAwaited && { note: '\u00a0' })}
      />
    </div>
  )
}

const AwaitedTrend = ({ children }: { children: string }) => (
  <>
    <span className="inline-block w-10" /> {children}
  </>
)
