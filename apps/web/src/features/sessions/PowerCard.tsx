import { genericCalls, MINUTE_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import { AREA_HEIGHT, AreaChart } from '../../ui/AreaChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'

const { one: oneCharger } = genericCalls('chargepoint', 'Chargepoint')
const timeOf = (date: string | undefined) => Date.parse(date ?? '') || undefined

/** Returns the maximum power of the connector; undefined while loading, and if the user cannot see the charger. */
const useMaxPower = (session: ReadSession): number | undefined => {
  const isSeen = linkedRecord(session, 'ChargePoint') !== undefined
  const { data } = useQuery(
    oneCharger,
    isSeen ? { params: { id: session.ChargePointId }, query: {} } : undefined,
  )
  return data?.Connectors.find(({ Id }) => Id === session.ConnectorId)?.MaxPowerKw
}

/** Cost, energy, durations and power of a session from plug-in to unplug, including the time parked after charging. */
export const PowerCard = ({ session }: { session: ReadSession }) => {
  const { t, formats } = useI18n()
  const maxPower = useMaxPower(session)
  const { PowerKw } = session
  const points = (session.MeterValues ?? []).map(({ At, PowerKw: value }) => ({ at: Date.parse(At), value }))
  const most = Math.max(0, ...points.map(({ value }) => value))
  const start = timeOf(session.Start)
  const parked = (session.DurationSeconds ?? 0) - (session.ChargingSeconds ?? 0)
  const stop = timeOf(session.Stop)
  const charged = points.at(-1)?.at ?? 0
  // While the car is parked, the axis ends now: at the start plus the time plugged in.
  const until =
    stop ??
    (PowerKw === undefined && start !== undefined
      ? start + (session.DurationSeconds ?? 0) * 1_000
      : undefined)
  const hasParked = until !== undefined && parked > 0 && until - charged >= MINUTE_MS
  const afterwards = hasParked
    ? t('sessions.curve.parked', { time: formats.duration(until - charged) })
    : undefined
  return (
    <Card title={t('sessions.power')}>
      <MeasureRow>
        <Measure
          label={t(session.Stop === undefined ? 'sessions.costSoFar' : 'sessions.cost')}
          value={formats.money(session.Price)}
        />
        <Measure label={t('sessions.energy')} value={formats.decimal(session.EnergyKwh)} unit="kWh" />
        <Measure label={t('sessions.connected')} value={formats.seconds(session.DurationSeconds)} />
        <Measure label={t('sessions.charged')} value={formats.seconds(session.ChargingSeconds)} />
        {PowerKw !== undefined && (
          <Measure label={t('sessions.power.now')} value={formats.decimal(PowerKw)} unit="kW" />
        )}
      </MeasureRow>
      {points.length > 1 ? (
        <div className="mt-4">
          <AreaChart
            points={points}
            label={[t('sessions.curve', { most: formats.power(most) }), afterwards]
              .filter(Boolean)
              .join('. ')}
            headers={[t('sessions.curve.time'), t('sessions.curve.power')]}
            formatAt={formats.time}
            formatValue={formats.power}
            formatTick={formats.tick}
            unit="kW"
            from={start}
            until={until}
            afterwards={afterwards}
            {...(maxPower !== undefined && { most: maxPower })}
            {...(PowerKw !== undefined && { nowLabel: t('sessions.curve.now') })}
          />
        </div>
      ) : (
        <div className="mt-4">
          <ChartAxes unit="kW" height={AREA_HEIGHT}>
            {t('sessions.curve.none')}
          </ChartAxes>
        </div>
      )}
    </Card>
  )
}
