import { formatFilter, getChargesession, listChargesessions, POLL_OPEN_MS } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import { CardFace } from '../../../components/CardFace.tsx'
import { networkPaths } from '../../../data/networkPaths.ts'
import { useOperation } from '../../../data/reads.ts'
import type { ReadCharger } from '../../../services/readers/chargers.ts'
import type { ReadSession } from '../../../services/readers/sessions.ts'
import { AREA_HEIGHT, AreaChart } from '../../../ui/AreaChart.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ChartAxes } from '../../../ui/ChartAxes.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

/** How power flowed: in each session that runs, else in the last one. */
export const PowerCurves = ({ charger }: { charger: ReadCharger }) => {
  const running = charger.Connectors.flatMap(({ SessionId }) => (SessionId === undefined ? [] : [SessionId]))
  return running.length === 0 ? (
    <LastCurve charger={charger} />
  ) : (
    <div className="grid gap-4">
      {running.map((id) => (
        <Curve key={id} id={id} charger={charger} />
      ))}
    </div>
  )
}

/** No call has the power of a charge point over time: it is that of its sessions. */
const LastCurve = ({ charger }: { charger: ReadCharger }) => {
  const { t } = useI18n()
  const read = useOperation(listChargesessions, {
    query: {
      filter: formatFilter([{ field: 'ChargePointId', operator: 'EX', value: charger.Id }]),
      orderby: 'Start desc',
      pagesize: 1,
      DataCategories: 'BASIC',
    },
  })
  const last = read.data?.Data[0]
  if (last) return <Curve id={last.Id} charger={charger} />
  return (
    <Card title={t('network.curve.last')} padded={false}>
      <CardFace read={read} failed={t('network.curve.failed')} height="h-52">
        {() => <p className="px-4.5 pb-4.5 text-ink-2">{t('network.recent.none')}</p>}
      </CardFace>
    </Card>
  )
}

const Curve = ({ id, charger }: { id: string; charger: ReadCharger }) => {
  const { t } = useI18n()
  const isRunning = charger.Connectors.some(({ SessionId }) => SessionId === id)
  const read = useOperation(getChargesession, { params: { id }, query: {} }, isRunning ? POLL_OPEN_MS : 0)
  const number = read.data?.ConnectorNumber
  return (
    <Card
      title={isRunning && number !== undefined ? t('network.curve.now', { number }) : t('network.curve.last')}
      padded={false}
      action={
        <TextLink href={networkPaths.netSession(id)}>
          {t(isRunning ? 'network.charger.session' : 'network.curve.session')}
        </TextLink>
      }
    >
      <CardFace read={read} failed={t('network.curve.failed')} height="h-52">
        {(session) => (
          <div className="px-4.5 pb-4.5">
            <Shape session={session} charger={charger} isRunning={isRunning} />
          </div>
        )}
      </CardFace>
    </Card>
  )
}

interface ShapeProps {
  session: ReadSession
  charger: ReadCharger
  isRunning: boolean
}

const Shape = ({ session, charger, isRunning }: ShapeProps) => {
  const { t, formats } = useI18n()
  const points = session.MeterValues.map(({ At, PowerKw }) => ({ at: Date.parse(At), value: PowerKw }))
  const maxPower = charger.Connectors.find(({ Id }) => Id === session.ConnectorId)?.MaxPowerKw
  if (points.length < 2)
    return (
      <ChartAxes unit="kW" height={AREA_HEIGHT}>
        {t('network.curve.none')}
      </ChartAxes>
    )
  const top = Math.max(...points.map(({ value }) => value))
  return (
    <>
      <p className="mb-1 text-sm text-ink-3 tabular-nums">
        {formats.dateTime(session.Start)} · {formats.energy(session.EnergyKwh)}
      </p>
      <AreaChart
        points={points}
        label={t('network.curve.label', { most: formats.power(top) })}
        headers={[t('record.At'), t('record.PowerKw')]}
        formatAt={formats.time}
        formatValue={formats.power}
        formatTick={formats.tick}
        unit="kW"
        {...(maxPower !== undefined && { most: maxPower })}
        {...(isRunning && { nowLabel: t('network.curve.until') })}
      />
    </>
  )
}
