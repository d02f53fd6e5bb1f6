import {
  formatFilter,
  genericCalls,
  HOUR_MS,
  MAX_PAGE_SIZE,
  MINUTE_MS,
  POLL_COUNTS_MS,
} from '@portal/schemas'
import { CalendarClock, ClipboardList, CreditCard, Pause, TriangleAlert } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { CardView } from '../../components/CardView.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { paths } from '../../data/paths.ts'
import { type Query, useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadJob } from '../../services/readers/network.ts'
import { Card } from '../../ui/Card.tsx'
import type { Icon } from '../../ui/icon.ts'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { countOf, is } from './countOf.ts'
import { type JobQueue, jobQueue } from './jobs.ts'
import { useChanged } from './wiring.ts'

const { filtered: requests } = genericCalls('request', 'Request')
const { filtered: orders } = genericCalls('chargepassrequest', 'ChargePassRequest')
const { filtered: schedules } = genericCalls('schedule', 'Schedule')

/** Maximum number of failed jobs shown; the list contains all of them. */
const NAMED = 3
const ALL_JOBS = { query: { pagesize: MAX_PAGE_SIZE, DataCategories: 'BASIC,STATE' } }
const WAITING = { filter: formatFilter(is('SUBMITTED')) }
const PAUSED = { filter: formatFilter([{ field: 'IsPaused', operator: 'EX', value: 'true' }]) }

/** Work that waits for operators: requests, card orders and jobs. The parts load and fail independently. */
export const QueueCard = () => {
  const { t } = useI18n()
  const now = useNow(MINUTE_MS)
  const submitted = useQuery(requests, countOf(is('SUBMITTED')), { refreshInterval: POLL_COUNTS_MS })
  const ordered = useQuery(orders, countOf(is('SUBMITTED')), { refreshInterval: POLL_COUNTS_MS })
  const jobs = useQuery(schedules, ALL_JOBS, { refreshInterval: POLL_COUNTS_MS })
  return (
    <Card title={t('network.home.queue')} padded={false}>
      <Count
        read={{ ...submitted, data: submitted.data?.Page.Results }}
        href={paths.netRequests(WAITING)}
        icon={ClipboardList}
        title={t('network.home.requests')}
        failed={t('network.home.requestsFailed')}
      />
      <Count
        read={{ ...ordered, data: ordered.data?.Page.Results }}
        href={paths.netCardRequests(WAITING)}
        icon={CreditCard}
        title={t('network.home.orders')}
        failed={t('network.home.ordersFailed')}
      />
      <div className="border-t border-line">
        <CardView
          read={{ ...jobs, data: jobs.data && jobQueue(jobs.data.Data, now) }}
          failed={t('network.home.jobsFailed')}
          height="h-12"
        >
          {(queue) => <Jobs queue={queue} now={now} />}
        </CardView>
        <SkippedRecords answer={skippedOf(jobs.data?.Data ?? [])} />
      </div>
    </Card>
  )
}

/** Returns the jobs together with their runs, to count the skipped rows of both. */
const skippedOf = (rows: readonly ReadJob[]) => ({ rows, ...rows.map(({ Results }) => Results) })

interface CountProps {
  read: Query<number>
  href: string
  icon: Icon
  title: string
  failed: string
}

const Count = ({ read, failed, ...row }: CountProps) => (
  <div className="border-line not-first-of-type:border-t">
    <CardView read={read} failed={failed} height="h-12">
      {(count) => <CountRow count={count} {...row} />}
    </CardView>
  </div>
)

const CountRow = ({ count, ...row }: { count: number } & Omit<CountProps, 'read' | 'failed'>) => {
  const { formats } = useI18n()
  const isChanged = useChanged([[row.href, String(count)]])
  return (
    <ul>
      <LinkRow
        {...row}
        tone={count > 0 ? 'accent' : 'off'}
        aside={<span className="font-semibold tabular-nums">{formats.count(count)}</span>}
        isChanged={isChanged(row.href)}
      />
    </ul>
  )
}

const Jobs = ({ queue: { failed, paused, next }, now }: { queue: JobQueue; now: number }) => {
  const { t, formats } = useI18n()
  const named = failed.slice(0, NAMED)
  const isChanged = useChanged(named.map(({ id, at }) => [id, String(at)]))
  if (failed.length === 0 && paused === 0 && !next)
    return <p className="px-4.5 py-3 text-ink-2">{t('network.home.jobs.none')}</p>
  return (
    <ul>
      {named.map(({ id, name, at }) => (
        <LinkRow
          key={id}
          href={paths.netSchedule(id)}
          icon={TriangleAlert}
          tone="err"
          title={name}
          detail={
            <>
              {t('network.home.jobs.failed')} · <Age at={at} />
            </>
          }
          isChanged={isChanged(id)}
        />
      ))}
      {failed.length > NAMED && (
        <LinkRow
          href={paths.netSchedules()}
          icon={TriangleAlert}
          tone="err"
          title={t('network.home.jobs.moreFailed', { count: failed.length - NAMED })}
        />
      )}
      {paused > 0 && (
        <LinkRow
          href={paths.netSchedules(PAUSED)}
          icon={Pause}
          tone="off"
          title={t('network.home.jobs.paused')}
          aside={<span className="font-semibold tabular-nums">{formats.count(paused)}</span>}
        />
      )}
      {next && (
        <LinkRow
          href={paths.netSchedule(next.id)}
          icon={CalendarClock}
          title={next.name}
          detail={t('network.home.jobs.next', {
            time: next.at - now < HOUR_MS * 12 ? formats.time(next.at) : formats.dateTime(next.at),
          })}
        />
      )}
    </ul>
  )
}
