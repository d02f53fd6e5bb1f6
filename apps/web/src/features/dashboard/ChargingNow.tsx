import { listChargesessions, POLL_OPEN_MS } from '@portal/schemas'
import { Zap } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { CommandButton } from '../../components/CommandButton.tsx'
import { ReadFailure } from '../../components/ReadFailure.tsx'
import { chargerState } from '../../data/chargerState.ts'
import { stopCommand } from '../../data/commandRequests.ts'
import { paths } from '../../data/paths.ts'
import { useOperation } from '../../data/reads.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import { Card } from '../../ui/Card.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { InParts } from '../../ui/InParts.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { runningFilter } from './summary.ts'

const SHOWN = 3
/** Takes the room of a session that is awaited; it is never seen. */
const STAND_IN: RunningSessionProps['session'] = {
  Id: '',
  ConnectorId: '',
  ChargePointId: '',
  EvseId: '',
  ConnectorNumber: 1,
  TokenNumber: 'BE-XXX-C00000000-0',
  Start: '',
  EnergyKwh: 0,
  DurationSeconds: 0,
  Price: 0,
  PowerKw: 0,
  MeterValues: [0, 1].map((PowerKw) => ({ At: '2026-01-01', PowerKw })),
}
/** All of them, in the charging history. */
const RUNNING = paths.sessions({ filter: '(Status EX "CHARGING")' })

/** The newest sessions that charge at this moment. */
export const useRunningSessions = () =>
  useOperation(
    listChargesessions,
    {
      query: {
        filter: runningFilter(useUserInfo()),
        orderby: 'Start desc',
        pagesize: SHOWN,
        DataCategories: 'BASIC,STATE,TECH',
      },
    },
    POLL_OPEN_MS,
  )

/** The sessions that charge at this moment, newest first, with what flows. */
export const ChargingNow = ({ chargers }: { chargers: readonly ReadCharger[] }) => {
  const { t } = useI18n()
  const read = useRunningSessions()
  const { data, error } = read
  const ownNameOf = (session: ReadSession) =>
    chargers.find(({ Id }) => Id === session.ChargePointId)?.Description
  // It comes first on a phone, which leaves it out while nothing is charging: the first sentence of the page says so.
  const isNone = !error && data?.Data.length === 0

  return (
    <Card
      title={t('dashboard.now')}
      {...(isNone && { className: 'max-lg:hidden' })}
      {...(data &&
        data.Page.Results > 0 && {
          action: (
            <TextLink href={RUNNING}>
              {t('dashboard.now.count', { shown: data.Data.length, total: data.Page.Results })}
            </TextLink>
          ),
        })}
      padded={false}
    >
      {!data && !error && <AwaitedSessions chargers={chargers} />}
      {error && (
        <div className="px-4.5">
          <ReadFailure read={read} title={t('reads.sessionsFailed')} />
        </div>
      )}
      {isNone && <p className="px-4.5 pb-4.5 text-ink-2">{t('dashboard.now.none')}</p>}
      <ul>
        {data?.Data.map((session) => (
          <li key={session.Id} className="border-line px-4.5 pt-1 pb-4.5 not-first:border-t not-first:pt-4">
            <RunningSession session={session} ownCharger={ownNameOf(session)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** About as many and as high as the rows to come: nothing below moves. */
const AwaitedSessions = ({ chargers }: { chargers: readonly ReadCharger[] }) => {
  const charging = chargers.filter((charger) => chargerState(charger) === 'charging').slice(0, SHOWN)
  return (
    <div inert className="relative min-h-10">
      {charging.map(({ Id }) => (
        <div key={Id} className="invisible border-line px-4.5 pt-1 pb-4.5 not-first:border-t not-first:pt-4">
          <RunningSession session={STAND_IN} ownCharger={Id} />
        </div>
      ))}
      <Skeleton className="absolute inset-x-4.5 top-1 bottom-4.5" />
    </div>
  )
}

interface RunningSessionProps {
  session: Pick<
    ReadSession,
    | 'Id'
    | 'ChargePointId'
    | 'ConnectorId'
    | 'ConnectorNumber'
    | 'EvseId'
    | 'TokenNumber'
    | 'Start'
    | 'EnergyKwh'
    | 'DurationSeconds'
    | 'Price'
    | 'PowerKw'
    | 'MeterValues'
  >
  /** What the charger is called; one of another network is not listed, and cannot be told to stop. */
  ownCharger: string | undefined
}

const RunningSession = ({ session, ownCharger }: RunningSessionProps) => {
  const { t, formats } = useI18n()
  const power = session.PowerKw ?? 0
  const points = (session.MeterValues ?? []).map(({ At, PowerKw }) => ({
    at: Date.parse(At),
    value: PowerKw,
  }))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <IconTile icon={Zap} tone="charge" />
        <div className="min-w-0 grow basis-48">
          {session.ChargePointId === '' ? (
            <span className="font-semibold">{ownCharger ?? session.EvseId}</span>
          ) : (
            <TextLink
              className="max-w-full font-semibold wrap-anywhere text-ink"
              href={paths.charger(session.ChargePointId)}
            >
              <span className="min-w-0">{ownCharger ?? session.EvseId}</span>
            </TextLink>
          )}
          <p className="text-xs wrap-anywhere text-ink-3">
            <InParts>
              {t('dashboard.now.detail', {
                number: session.ConnectorNumber ?? 1,
                card: session.TokenNumber,
                time: formats.time(session.Start),
              })}
            </InParts>
          </p>
        </div>
        {ownCharger !== undefined && (
          <CommandButton size="sm" variant="danger" request={stopCommand(session, ownCharger)} />
        )}
      </div>
      <div className="mt-3.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <MeasureRow>
          <Measure label={t('dashboard.now.power')} value={formats.decimal(power)} unit="kW" />
          <Measure label={t('dashboard.now.energy')} value={formats.decimal(session.EnergyKwh)} unit="kWh" />
          <Measure label={t('dashboard.now.connected')} value={formats.seconds(session.DurationSeconds)} />
          <Measure label={t('dashboard.now.cost')} value={formats.money(session.Price)} />
        </MeasureRow>
        {points.length > 1 && (
          <div className="w-full sm:w-52">
            <Sparkline
              live
              points={points}
              label={t('dashboard.now.curve', { power: formats.power(power) })}
            />
          </div>
        )}
      </div>
    </>
  )
}
