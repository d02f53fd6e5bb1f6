import {
  dayText,
  formatFilter,
  genericCalls,
  HOUR_MS,
  listChargesessions,
  localDay,
  MINUTE_MS,
  POLL_COUNTS_MS,
  postChargepointStats,
} from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { type Query, useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { countOf, is } from './countOf.ts'
import { todayAndLastWeek, uptimeOf } from './situation.ts'
import { useLastAnswer, useLatestFigures } from './wiring.ts'

const { filtered: chargers } = genericCalls('chargepoint', 'Chargepoint')

const MINUTES = HOUR_MS / 12

type FigureRead = Pick<Query<unknown>, 'data' | 'at' | 'error'>

/** Current figures, each with a link to its records or to the reports. */
export const FigureLinks = () => {
  const { t, formats } = useI18n()
  const now = useNow(MINUTES)
  const exactly = useNow(MINUTE_MS)
  const { today, lastWeek } = todayAndLastWeek(now)
  const running = useQuery(listChargesessions, countOf(is('CHARGING')), { refreshInterval: POLL_COUNTS_MS })
  const offline = useQuery(chargers, countOf(is('OFFLINE')), { refreshInterval: POLL_COUNTS_MS })
  const energy = useLastAnswer(
    useQuery(postChargepointStats, { body: today }, { refreshInterval: POLL_COUNTS_MS }),
  )
  const before = useLastAnswer(useQuery(postChargepointStats, { body: lastWeek }))
  const latest = useLatestFigures()
  const uptime = latest.data && uptimeOf(latest.data.Groups)

  /**
   * Returns the note on an outdated or missing figure; otherwise the usual note, if any. Figures fail independently.
   */
  const note = ({ error, at }: FigureRead, usual?: string) => {
    const note = error
      ? at === undefined
        ? t('network.home.figureFailed')
        : t('network.home.updated', { age: formats.age(at, exactly) })
      : usual
    return note === undefined ? {} : { note }
  }
  const figure = (read: FigureRead, value: string | undefined) =>
    value ?? (read.error ? '–' : <Skeleton className="h-8 w-16 sm:h-9" />)
  const count = (read: typeof running | typeof offline) =>
    figure(read, read.data && formats.count(read.data.Page.Results))
  const begunToday = { field: 'Start', operator: 'SW', value: dayText(localDay(now)) } as const
  const filter = (value: string) => ({ filter: formatFilter(is(value)) })

  return (
    // On phones, the figures scroll in one row to keep the alarms near the top.
    <ul className="grid gap-3 max-sm:-mx-4 max-sm:auto-cols-[minmax(9.5rem,1fr)] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <FigureLink href={paths.netSessions(filter('CHARGING'))}>
        <StatTile label={t('network.home.sessions')} value={count(running)} {...note(running)} />
      </FigureLink>
      <FigureLink href={paths.netCdrs({ filter: formatFilter([begunToday]) })}>
        <StatTile
          label={t('network.home.energy')}
          value={figure(energy, energy.data && formats.decimal(energy.data.EnergyKwh))}
          {...(energy.data && { unit: 'kWh' })}
          {...note(
            energy,
            before.data && t('network.home.lastWeek', { energy: formats.energy(before.data.EnergyKwh) }),
          )}
        />
      </FigureLink>
      <FigureLink href={paths.netReports()}>
        <StatTile
          label={t('network.home.uptime')}
          value={figure(latest, latest.data && formats.share(uptime))}
          {...note(latest, t('network.home.since', { day: formats.day(latest.since) }))}
        />
      </FigureLink>
      <FigureLink href={paths.netOfflineChargers()}>
        <StatTile label={t('network.home.offline')} value={count(offline)} {...note(offline)} />
      </FigureLink>
    </ul>
  )
}

const FigureLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <li className="grid">
    <Anchor href={href} className="grid rounded-card hover:bg-sunken">
      {children}
    </Anchor>
  </li>
)
