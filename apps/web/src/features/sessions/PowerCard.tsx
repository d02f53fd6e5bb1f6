import { useI18n } from '../../app/context.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import { AreaChart } from '../../ui/AreaChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'

/** What flowed, and how fast. */
export const PowerCard = ({ session }: { session: ReadSession }) => {
  const { t, formats } = useI18n()
  const { PowerKw } = session
  const points = (session.MeterValues ?? []).map(({ At, PowerKw: value }) => ({ at: Date.parse(At), value }))
  const most = Math.max(0, ...points.map(({ value }) => value))
  return (
    <Card title={t('sessions.power')}>
      <MeasureRow>
        {PowerKw !== undefined && (
          <Measure label={t('sessions.power.now')} value={formats.decimal(PowerKw)} unit="kW" />
        )}
        <Measure label={t('sessions.energy')} value={formats.decimal(session.EnergyKwh)} unit="kWh" />
        <Measure label={t('sessions.connected')} value={formats.seconds(session.DurationSeconds)} />
        <Measure label={t('sessions.charged')} value={formats.seconds(session.ChargingSeconds)} />
      </MeasureRow>
      {points.length > 1 ? (
        <div className="mt-4">
          <AreaChart
            points={points}
            label={t('sessions.curve', { most: formats.power(most) })}
            headers={[t('sessions.curve.time'), t('sessions.curve.power')]}
            formatAt={formats.time}
            formatValue={formats.power}
            formatTick={formats.maxPower}
            {...(PowerKw !== undefined && { nowLabel: t('sessions.curve.now') })}
          />
        </div>
      ) : (
        <p className="mt-4 text-sm text-ink-2">{t('sessions.curve.none')}</p>
      )}
    </Card>
  )
}
