import { selectWritingViewState, selectWritten, type WritingRef } from '@portal/machines'
import { acknowledgeAlarms, listAlarmGroups, MINUTE_MS, POLL_COUNTS_MS } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { SkippedRecords } from '../../../components/SkippedRecords.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { queryOfSpan, usePeriod } from '../../../data/period.ts'
import { useQuery } from '../../../data/query.ts'
import { useNow } from '../../../data/useNow.ts'
import { sendNow, useWriting } from '../../../data/writing.ts'
import type { ReadAlarmGroup } from '../../../services/readers/alarmGroups.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'

/** Alarms to acknowledge together: a whole group, or its alarms at one location. */
interface Chosen {
  readonly code: string
  readonly raised: string
  readonly location?: string
}

/** Maximum number of groups shown, largest first. */
const LIMIT = 5

/**
 * Groups of related alarms in the list's period, each with a summary and buttons that acknowledge the whole group or
 * its alarms at one location.
 */
export const AlarmGroups = () => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const query = queryOfSpan(usePeriod().span)
  const { data: groups } = useQuery(listAlarmGroups, { query }, { refreshInterval: POLL_COUNTS_MS })
  const writing = useWriting<Chosen | undefined, number>({
    draftKey: undefined,
    draft: undefined,
    isOpen: true,
    isReady: (chosen) => chosen !== undefined,
    write: async ({ draft }, options) => {
      if (!draft) throw new Error('The draft has no alarm group')
      const { code, raised, location } = draft
      const body = { Code: code, Raised: raised, ...(location !== undefined && { LocationId: location }) }
      const answer = await bco().call(acknowledgeAlarms, { body }, options)
      return answer.data.Count
    },
  })
  const done = useSelector(writing, selectWritten).at(-1)
  const isDone = useSelector(writing, selectWritingViewState) === 'done'
  return (
    <>
      <p role="status" className="text-sm text-ink-2 not-empty:mb-3">
        {isDone && done !== undefined && t('network.alarms.acknowledged', { count: done })}
      </p>
      {groups && (groups.length > 0 || groups.skipped !== undefined) && (
        <Card title={t('network.alarms.groups')} padded={false} className="mb-4">
          <ul>
            {groups.slice(0, LIMIT).map((group) => (
              <Group key={`${group.Code} ${group.Raised}`} group={group} writing={writing} />
            ))}
          </ul>
          <SkippedRecords answer={groups} />
          <div className="px-4.5 not-empty:pb-4">
            <WritingOutcome writing={writing} failed={t('network.alarms.failed')} />
          </div>
        </Card>
      )}
    </>
  )
}

interface GroupProps {
  group: ReadAlarmGroup
  writing: WritingRef<Chosen | undefined, number>
}

const Group = ({ group, writing }: GroupProps) => {
  const { t, formats } = useI18n()
  const isBusy = useSelector(writing, selectWritingViewState) === 'sending'
  const now = useNow(MINUTE_MS)
  const { Code: code, Raised: raised = '', Count, LocationCount, Locations } = group
  const [first] = Locations
  const acknowledge = (location?: string) => {
    writing.send({ type: 'CHANGE', draft: { code, raised, ...(location !== undefined && { location }) } })
    writing.send(sendNow(0))
  }
  const words = {
    number: formats.count(Count),
    place:
      LocationCount === 1 && first
        ? first.Description
        : t('network.alarms.places', { number: formats.count(LocationCount) }),
    age: formats.age(Date.parse(raised), now),
    code,
  }
  return (
    <li className="border-line px-4.5 py-3 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {t(code === 'Offline' ? 'network.alarms.group.offline' : 'network.alarms.group.other', words)}
        </p>
        <Button icon={Check} disabled={isBusy} onClick={() => acknowledge()}>
          {t('network.alarms.acknowledgeAll', { number: formats.count(Count) })}
        </Button>
      </div>
      {LocationCount > 1 && (
        <details className="mt-1.5 text-sm">
          <summary className="cursor-pointer py-1.5 text-ink-2">{t('network.alarms.largest')}</summary>
          <ul>
            {Locations.map(({ Id, Description, Count: here }) => (
              <li key={Id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
                <span className="min-w-0 wrap-anywhere">
                  {Description} · {formats.count(here)}
                </span>
                <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => acknowledge(Id)}>
                  {t('network.alarm.acknowledge')}
                  <span className="sr-only"> {Description}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
