import {
  formatFilter,
  genericRoutes,
  listChargesessions,
  POLL_COUNTS_MS,
  postChargepointStats,
} from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { networkPaths } from '../../data/networkPaths.ts'
import { HOUR_MS, useNow, useOperation } from '../../data/reads.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { countOf, is } from './countOf.ts'
import { todayAndLastWeek, uptimeOf } from './situation.ts'
import { useKept, useLatestFigures } from './wiring.ts'

const { filtered: chargers } = genericRoutes('chargepoint', 'Chargepoint')
const { filtered: requests } = genericRoutes('request', 'Request')
const { filtered: orders } = genericRoutes('chargepassrequest', 'ChargePassRequest')

const MINUTES = HOUR_MS / 12

/** Current figures; each links to what it counts. */
export const FigureLinks = () => {
  const { t, formats } = useI18n()
  const now = useNow(MINUTES)
  const { today, lastWeek } = todayAndLastWeek(now)
  const running = useOperation(listChargesessions, countOf(is('CHARGING')), POLL_COUNTS_MS)
  const offline = useOperation(chargers, countOf(is('OFFLINE')), POLL_COUNTS_MS)
  const asked = useOperation(requests, countOf(is('SUBMITTED')), POLL_COUNTS_MS)
  const ordered = useOperation(orders, countOf(is('SUBMITTED')), POLL_COUNTS_MS)
  const energy = useKept(useOperation(postChargepointStats, { body: today }, POLL_COUNTS_MS))
  const before = useKept(useOperation(postChargepointStats, { body: lastWeek }))
  const latest = useLatestFigures()
  const uptime = latest.data && uptimeOf(latest.data.Groups)

  const figure = (read: { data: unknown; error: unknown }, value: string | undefined) =>
    value ?? (read.error ? '–' : <Skeleton className="h-8 w-16 sm:h-9" />)
  const count = (read: typeof running | typeof offline | typeof asked | typeof ordered) =>
    figure(read, read.data && formats.count(read.data.Page.Results))
  const filter = (value: string) => ({ filter: formatFilter(is(value)) })

  return (
    // On a phone one row that scrolls: the alarms come first there.
    <ul className="grid gap-3 max-sm:-mx-4 max-sm:auto-cols-[minmax(9.5rem,1fr)] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:grid-cols-3 sm:gap-4 2xl:grid-cols-6">
      <FigureLink href={networkPaths.netSessions(filter('CHARGING'))}>
        <StatTile label={t('network.home.sessions')} value={count(running)} />
      </FigureLink>
      <FigureLink href={networkPaths.netCdrs()}>
        <StatTile
          label={t('network.home.energy')}
          value={figure(energy, energy.data && formats.decimal(energy.data.EnergyKwh))}
          {...(energy.data && { unit: 'kWh' })}
          {...(before.data && {
            note: t('network.home.lastWeek', { energy: formats.energy(before.data.EnergyKwh) }),
          })}
        />
      </FigureLink>
      <FigureLink href={networkPaths.netReports()}>
        <StatTile
          label={t('network.home.uptime')}
          value={figure(latest, latest.data && (uptime === undefined ? '–' : `${formats.decimal(uptime)} %`))}
          note={t('network.home.since', { day: formats.day(latest.since) })}
        />
      </FigureLink>
      <FigureLink href={networkPaths.netOfflineChargers()}>
        <StatTile label={t('network.home.offline')} value={count(offline)} />
      </FigureLink>
      <FigureLink href={networkPaths.netRequests(filter('SUBMITTED'))}>
        <StatTile label={t('network.home.requests')} value={count(asked)} />
      </FigureLink>
      <FigureLink href={networkPaths.netCardRequests(filter('SUBMITTED'))}>
        <StatTile label={t('network.home.orders')} value={count(ordered)} />
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
