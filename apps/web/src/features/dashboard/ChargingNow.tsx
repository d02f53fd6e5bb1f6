import { listChargesessions, POLL_OPEN_MS } from '@portal/schemas'
import { Zap } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import type { Prefetch } from '../../app/route.ts'
import { CommandButton } from '../../components/commands/CommandButton.tsx'
import { ReadFailure } from '../../components/ReadFailure.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { chargerState } from '../../data/chargerState.ts'
import { stopCommand } from '../../data/commandRequests.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import { Card } from '../../ui/Card.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { InParts } from '../../ui/InParts.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { runningFilter } from './summary.ts'

const LIMIT = 5
/** Invisible placeholder that reserves the space of a loading session. */
const STAND_IN: RunningSessionProps['session'] = {
  Id: '',
  Description: '',
  ConnectorId: '',
  ChargePointId: '',
  ConnectorNumber: 1,
  TokenNumber: 'BE-XXX-C00000000-0',
  Start: '',
  EnergyKwh: 0,
  DurationSeconds: 0,
  Price: 0,
  PowerKw: 0,
  MeterValues: [0, 1].map((PowerKw) => ({ At: '2026-01-01', PowerKw })),
}
const RUNNING = paths.sessions({ filter: '(Status EX "CHARGING")' })

const newest = (filter: string) => ({
  query: { filter, orderby: 'Start desc', pagesize: LIMIT, DataCategories: 'BASIC,STATE,TECH' },
})

/** Prefetches a customer's running sessions. Not for operators, who start on another screen. */
export const prefetchRunningSessions = (prefetch: Prefetch): void =>
  prefetch(listChargesessions, newest(runningFilter()))

export const useRunningSessions = () =>
  useQuery(listChargesessions, newest(runningFilter(useUserInfo())), { refreshInterval: POLL_OPEN_MS })

/** Running sessions, newest first, each on one line if it fits. */
export const ChargingNow = ({ chargers }: { chargers: readonly ReadCharger[] }) => {
  const { t } = useI18n()
  const read = useRunningSessions()
  const { data, error } = read
  const charging = chargers.filter((charger) => chargerState(charger) === 'charging').slice(0, LIMIT)
  const ownNameOf = (session: ReadSession) =>
    chargers.find(({ Id }) => Id === session.ChargePointId)?.Description
  // Hidden if there are none, because the summary at the top already says so.
  if (!error && (data ? data.Data : charging).length === 0) return null
  const total = data?.Page.Results ?? 0

  return (
    <Card
      title={t('dashboard.now')}
      {...(data && { note: total })}
      {...(total > LIMIT && {
        action: <TextLink href={RUNNING}>{t('common.viewAll', { count: total })}</TextLink>,
      })}
      padded={false}
    >
      {error && (
        <div className="px-4.5">
          <ReadFailure read={read} title={t('reads.sessionsFailed')} />
        </div>
      )}
      {data && (
        <ul className="running-list">
          {data.Data.map((session) => (
            <li key={session.Id} className="running-row">
              <RunningSession session={session} ownCharger={ownNameOf(session)} />
            </li>
          ))}
        </ul>
      )}
      <SkippedRecords answer={data} />
      {!data && !error && (
        <div inert className="running-list relative">
          {charging.map(({ Id }) => (
            <div key={Id} className="running-row *:invisible">
              <RunningSession session={STAND_IN} ownCharger={Id} />
            </div>
          ))}
          <Skeleton className="absolute inset-x-4.5 top-1 bottom-4.5" />
        </div>
      )}
    </Card>
  )
}

interface RunningSessionProps {
  session: Pick<
    ReadSession,
    | 'Id'
    | 'Description'
    | 'ChargePointId'
    | 'ConnectorId'
    | 'ConnectorNumber'
    | 'TokenNumber'
    | 'Start'
    | 'EnergyKwh'
    | 'DurationSeconds'
    | 'Price'
    | 'PowerKw'
    | 'MeterValues'
  >
  /** Name of the user's own charger; undefined on another network, where the portal cannot stop a session. */
  ownCharger: string | undefined
}

const RunningSession = ({ session, ownCharger }: RunningSessionProps) => {
  const { t, formats } = useI18n()
  const power = session.PowerKw ?? 0
  // A charger on another network is not in the charger list, so use the description of the session.
  const name = ownCharger ?? session.Description
  const points = (session.MeterValues ?? []).map(({ At, PowerKw }) => ({
    at: Date.parse(At),
    value: PowerKw,
  }))
  return (
    <>
      <IconTile icon={Zap} tone="charge" />
      <div className="min-w-0 grow basis-40">
        {session.ChargePointId === '' ? (
          <span className="font-semibold wrap-anywhere">{name}</span>
        ) : (
          <TextLink
            className="max-w-full font-semibold wrap-anywhere text-ink"
            href={paths.charger(session.ChargePointId)}
          >
            <span className="min-w-0">{name}</span>
          </TextLink>
        )}
        <p className="text-xs wrap-anywhere text-ink-3">
          <InParts>
            {t('dashboard.now.detail', { card: session.TokenNumber, time: formats.time(session.Start) })}
          </InParts>
        </p>
      </div>
      <dl className="running-figures">
        <Figure label={t('dashboard.now.power')}>{formats.power(power)}</Figure>
        <Figure label={t('dashboard.now.energy')}>{formats.energy(session.EnergyKwh)}</Figure>
        <Figure label={t('dashboard.now.connected')}>{formats.seconds(session.DurationSeconds)}</Figure>
        <Figure label={t('dashboard.now.cost')}>{formats.money(session.Price)}</Figure>
      </dl>
      <div className="running-curve">
        {points.length > 1 && (
          <Sparkline
            live
            height={40}
            points={points}
            label={t('dashboard.now.curve', { power: formats.power(power) })}
          />
        )}
        <SkippedRecords answer={session.MeterValues} />
      </div>
      {ownCharger !== undefined && (
        <CommandButton size="sm" variant="danger" request={stopCommand(session, ownCharger)} />
      )}
    </>
  )
}

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className="font-semibold whitespace-nowrap tabular-nums">{children}</dd>
  </div>
)
