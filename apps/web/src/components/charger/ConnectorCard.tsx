import { getChargesession, POLL_OPEN_MS } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { connectorStatusValue } from '../../data/chargerState.ts'
import { useQuery } from '../../data/query.ts'
import type { ReadCharger, ReadConnector } from '../../services/readers/chargers.ts'
import { AREA_HEIGHT } from '../../ui/AreaChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChargerBadge } from '../ChargerBadge.tsx'
import { ReadFailure } from '../ReadFailure.tsx'
import { SkippedRecords } from '../SkippedRecords.tsx'
import { ConnectorCommands, ConnectorFacts } from './Connector.tsx'
import { PowerChart } from './PowerChart.tsx'

export interface ConnectorCardProps {
  charger: ReadCharger
  connector: ReadConnector
  sessionLink?: (id: string) => ReactNode
}

/** State and commands of one connector, with a power curve during a session. */
export const ConnectorCard = ({ charger, connector, sessionLink }: ConnectorCardProps) => {
  const { t } = useI18n()
  return (
    <Card
      title={t('charger.connector', { number: connector.ConnectorNumber ?? '–' })}
      note={
        <>
          <ConnectorFacts connector={connector} />
          {sessionLink && connector.SessionId !== undefined && <> · {sessionLink(connector.SessionId)}</>}
        </>
      }
      action={<ChargerBadge status={connectorStatusValue(connector)} lastSeen={charger.LastHeartbeat} />}
    >
      {connector.SessionId !== undefined && (
        <LiveSession sessionId={connector.SessionId} maxPowerKw={connector.MaxPowerKw} />
      )}
      <div className="flex flex-wrap gap-2.5 not-first:mt-4">
        <ConnectorCommands charger={charger} connector={connector} />
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
  // Undefined while the charger is offline; the other figures are then the last known ones.
  const power = PowerKw === undefined ? undefined : formats.power(PowerKw)
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
      <div className="mt-4">
        <PowerChart
          session={session}
          label={t('charger.curve', { now: power ?? '–', max: formats.maxPower(maxPowerKw) })}
          maxPowerKw={maxPowerKw}
          isNow={power !== undefined}
        />
      </div>
      <SkippedRecords answer={session} />
    </>
  )
}
