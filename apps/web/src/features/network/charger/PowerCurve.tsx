import type { RecordFields } from '@portal/machines'
import { formatFilter, getChargesession, listChargesessions, POLL_OPEN_MS } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import { CardView } from '../../../components/CardView.tsx'
import { PowerChart, type PowerChartProps } from '../../../components/charger/PowerChart.tsx'
import { paths } from '../../../data/paths.ts'
import { useQuery } from '../../../data/query.ts'
import type { ReadCharger } from '../../../services/readers/chargers.ts'
import { AREA_HEIGHT } from '../../../ui/AreaChart.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

/** Height of a single curve, in px. It is taller than one of several, because there is room next to the log. */
const ALONE_HEIGHT = 260

/** Power of each running session, or of the latest session if none is running. */
export const PowerCurves = ({ charger }: { charger: ReadCharger }) => {
  const running = charger.Connectors.flatMap(({ SessionId }) => (SessionId === undefined ? [] : [SessionId]))
  return running.length === 0 ? (
    <LastCurve charger={charger} />
  ) : (
    <div className="grid gap-4">
      {running.map((id) => (
        <Curve
          key={id}
          id={id}
          charger={charger}
          height={running.length === 1 ? ALONE_HEIGHT : AREA_HEIGHT}
        />
      ))}
    </div>
  )
}

/** Power during the last session, because no endpoint returns the power of a charge point over time. */
const LastCurve = ({ charger }: { charger: ReadCharger }) => {
  const { t } = useI18n()
  const read = useQuery(listChargesessions, {
    query: {
      filter: formatFilter([{ field: 'ChargePointId', operator: 'EX', value: charger.Id }]),
      orderby: 'Start desc',
      pagesize: 1,
      DataCategories: 'BASIC',
    },
  })
  const last = read.data?.Data[0]
  if (last) return <Curve id={last.Id} charger={charger} height={ALONE_HEIGHT} />
  return (
    <Card title={t('network.curve.last')} padded={false}>
      <CardView read={read} failed={t('network.curve.failed')} height="h-52">
        {() => <p className="px-4.5 pb-4.5 text-ink-2">{t('network.recent.none')}</p>}
      </CardView>
    </Card>
  )
}

interface CurveProps {
  id: string
  charger: ReadCharger
  height: number
}

const Curve = ({ id, charger, height }: CurveProps) => {
  const { t, formats } = useI18n()
  const isRunning = charger.Connectors.some(({ SessionId }) => SessionId === id)
  const read = useQuery(
    getChargesession,
    { params: { id }, query: {} },
    { refreshInterval: isRunning ? POLL_OPEN_MS : 0 },
  )
  const number = read.data?.ConnectorNumber
  return (
    <Card
      title={isRunning && number !== undefined ? t('network.curve.now', { number }) : t('network.curve.last')}
      padded={false}
      action={
        <TextLink href={paths.netSession(id)}>
          {t(isRunning ? 'network.charger.session' : 'network.curve.session')}
        </TextLink>
      }
    >
      <CardView read={read} failed={t('network.curve.failed')} height="h-52">
        {(session) => (
          <div className="px-4.5 pb-4.5">
            <p className="mb-1 text-sm text-ink-3 tabular-nums">
              {formats.dateTime(session.Start)} · {formats.energy(session.EnergyKwh)}
            </p>
            <Shape
              session={session}
              maxPowerKw={charger.Connectors.find(({ Id }) => Id === session.ConnectorId)?.MaxPowerKw}
              isNow={isRunning}
              height={height}
            />
          </div>
        )}
      </CardView>
    </Card>
  )
}

export const SessionCurve = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const isRunning = !record['Stop']
  const read = useQuery(
    getChargesession,
    { params: { id: String(record['Id']) }, query: {} },
    { refreshInterval: isRunning ? POLL_OPEN_MS : 0 },
  )
  return (
    <Card title={t('record.PowerKw')} padded={false}>
      <CardView read={read} failed={t('network.curve.failed')} height="h-52">
        {(session) => (
          <div className="px-4.5 pb-4.5">
            <Shape session={session} maxPowerKw={undefined} isNow={isRunning} />
          </div>
        )}
      </CardView>
    </Card>
  )
}

const Shape = (props: Omit<PowerChartProps, 'label'>) => {
  const { t, formats } = useI18n()
  const top = Math.max(0, ...props.session.MeterValues.map(({ PowerKw }) => PowerKw))
  return <PowerChart {...props} label={t('network.curve.label', { most: formats.power(top) })} />
}
