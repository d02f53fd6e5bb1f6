import type { Chargesession } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { AreaChart } from '../../ui/AreaChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'

const SECOND_MS = 1_000

/** What flowed, and how fast. */
export const PowerCard = ({ session }: { session: Chargesession }) => {
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
        <Measure
          label={t('sessions.connected')}
          value={formats.duration(session.DurationSeconds * SECOND_MS)}
        />
        <Measure
          label={t('sessions.charged')}
          value={formats.duration(session.ChargingSeconds * SECOND_MS)}
        />
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
