import type { RecordFields } from '@portal/machines'
import { formatFilter, getChargesession, listChargesessions, POLL_OPEN_MS } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../../app/context.ts'
import { CardView } from '../../../components/CardView.tsx'
import { PowerChart, type PowerChartProps } from '../../../components/charger/PowerChart.tsx'
import { paths } from '../../../data/paths.ts'
import { useQuery } from '../../../data/query.ts'
import type { ReadCharger } from '../../../services/readers/chargers.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

/** Height of the last session's curve, in px. Taller than the curve of a running session, because it stands alone. */
const LAST_HEIGHT = 260

/** Power during the last session, because no endpoint returns the power of a charge point over time. */
export const LastCurve = ({ charger }: { charger: ReadCharger }) => {
  const { t, formats } = useI18n()
  const read = useQuery(listChargesessions, {
    query: {
      filter: formatFilter([{ field: 'ChargePointId', operator: 'EX', value: charger.Id }]),
      orderby: 'Start desc',
      pagesize: 1,
      DataCategories: 'BASIC,STATE',
    },
  })
  const last = read.data?.Data[0]
  return (
    <Card
      title={t('network.curve.last')}
      padded={false}
      {...(last && {
        action: <TextLink href={paths.netSession(last.Id)}>{t('network.curve.session')}</TextLink>,
      })}
    >
      <CardView read={read} failed={t('network.curve.failed')} height="h-52">
        {() =>
          last ? (
            <Curve
              id={last.Id}
              isRunning={false}
              maxPowerKw={charger.Connectors.find(({ Id }) => Id === last.ConnectorId)?.MaxPowerKw}
              height={LAST_HEIGHT}
            >
              <p className="mb-1 text-sm text-ink-3 tabular-nums">
                {formats.dateTime(last.Start)} · {formats.energy(last.EnergyKwh)}
              </p>
            </Curve>
          ) : (
            <p className="px-4.5 pb-4.5 text-ink-2">{t('network.recent.none')}</p>
          )
        }
      </CardView>
    </Card>
  )
}

export const SessionCurve = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  return (
    <Card title={t('record.PowerKw')} padded={false}>
      <Curve id={String(record['Id'])} isRunning={!record['Stop']} />
    </Card>
  )
}

interface CurveProps extends Pick<PowerChartProps, 'height'> {
  id: string
  isRunning: boolean
  maxPowerKw?: number | undefined
  children?: ReactNode
}

/** Power of a session, polled while it runs. */
const Curve = ({ id, isRunning, maxPowerKw, children, ...size }: CurveProps) => {
  const { t, formats } = useI18n()
  const read = useQuery(
    getChargesession,
    { params: { id }, query: {} },
    { refreshInterval: isRunning ? POLL_OPEN_MS : 0 },
  )
  return (
    <CardView read={read} failed={t('network.curve.failed')} height="h-52">
      {(session) => (
        <div className="px-4.5 pb-4.5">
          {children}
          <PowerChart
            session={session}
            maxPowerKw={maxPowerKw}
            isNow={isRunning}
            label={t('network.curve.label', {
              most: formats.power(Math.max(0, ...session.MeterValues.map(({ PowerKw }) => PowerKw))),
            })}
            {...size}
          />
        </div>
      )}
    </CardView>
  )
}
