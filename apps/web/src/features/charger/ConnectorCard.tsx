import { getChargesession, POLL_OPEN_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { CopyId } from '../../components/CopyId.tsx'
import { CommandButton } from '../../components/commands/CommandButton.tsx'
import { ReadFailure } from '../../components/ReadFailure.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { toldStatus } from '../../data/chargerState.ts'
import { connectorCommand, mayStart } from '../../data/commandRequests.ts'
import { useQuery } from '../../data/query.ts'
import type { ReadCharger, ReadConnector } from '../../services/readers/chargers.ts'
import { AREA_HEIGHT, AreaChart } from '../../ui/AreaChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** State and commands of one connector; during a session also its power curve. */
export const ConnectorCard = ({ charger, connector }: { charger: ReadCharger; connector: ReadConnector }) => {
  const { t, told, formats } = useI18n()
  const isTaken = connector.SessionId !== undefined
  return (
    <Card
      title={t('charger.connector', { number: connector.ConnectorNumber ?? '–' })}
      note={
        <>
          <CopyId id={connector.EvseId} /> ·{' '}
          {t('charger.connector.standard', {
            standard: told(connector.Standard, (known) => t(`charger.standard.${known}`)),
            power: formats.maxPower(connector.MaxPowerKw),
          })}
        </>
      }
      action={<ChargerBadge status={toldStatus(connector)} lastSeen={charger.LastHeartbeat} />}
    >
      {connector.SessionId !== undefined && (
        <LiveSession sessionId={connector.SessionId} maxPowerKw={connector.MaxPowerKw} />
      )}
      <div className="flex flex-wrap gap-2.5 not-first:mt-4">
        {/* One button for START and STOP, so that it keeps the focus when a charge begins or ends. */}
        {(isTaken || mayStart(connector)) && (
          <CommandButton
            variant={isTaken ? 'danger' : 'primary'}
            request={connectorCommand(isTaken ? 'STOP' : 'START', charger, connector)}
          />
        )}
        <CommandButton request={connectorCommand('UNLOCK', charger, connector)} />
      </div>
    </Card>
  )
}

const LiveSession = ({ sessionId, maxPowerKw }: { sessionId: string; maxPowerKw: number | undefined }) => {
  const { t, formats } = useI18n()
  const read = useQuery(
    getChargesession,
    { params: { id: sessionId }, query: {} },
    { refreshInterval: POLL_OPEN_MS },
  )
  const { data: session, error } = read
  if (!session) {
    return error ? (
      <ReadFailure read={read} title={t('charger.session.failed')} />
    ) : (
      <div className="grid gap-4">
        <Skeleton className="h-10" />
        <ChartAxes unit="kW" height={AREA_HEIGHT} />
      </div>
    )
  }
  const { PowerKw } = session
  // An offline charger reports no power, so the session shows its last known values.
  const power = PowerKw === undefined ? undefined : formats.power(PowerKw)
  const points = (session.MeterValues ?? []).map(({ At, PowerKw }) => ({
    at: Date.parse(At),
    value: PowerKw,
  }))
  return (
    <>
      <ReadFailure read={read} title={t('charger.session.failed')} />
      <MeasureRow>
        {PowerKw !== undefined && (
          <Measure label={t('charger.session.power')} value={formats.decimal(PowerKw)} unit="kW" />
        )}
        <Measure label={t('charger.session.energy')} value={formats.decimal(session.EnergyKwh)} unit="kWh" />
        <Measure label={t('charger.session.connected')} value={formats.seconds(session.DurationSeconds)} />
        <Measure label={t('charger.session.cost')} value={formats.money(session.Price)} />
      </MeasureRow>
      {points.length > 1 && (
        <div className="mt-4">
          <AreaChart
            points={points}
            label={t('charger.curve', { now: power ?? '–', max: formats.maxPower(maxPowerKw) })}
            headers={[t('charger.curve.time'), t('charger.curve.power')]}
            formatAt={formats.time}
            formatValue={formats.power}
            formatTick={formats.tick}
            unit="kW"
            from={Date.parse(session.Start ?? '') || undefined}
            {...(maxPowerKw !== undefined && { most: maxPowerKw })}
            {...(power !== undefined && { nowLabel: t('charger.curve.now') })}
          />
        </div>
      )}
      <SkippedRecords answer={session} />
    </>
  )
}
