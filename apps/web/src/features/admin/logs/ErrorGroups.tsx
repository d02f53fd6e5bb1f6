import { selectWritingViewState } from '@portal/machines'
import { formatFilter, listErrorGroups, MINUTE_MS } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { SkippedRecords } from '../../../components/SkippedRecords.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { paths } from '../../../data/paths.ts'
import { queryOfSpan, usePeriod } from '../../../data/period.ts'
import { useQuery } from '../../../data/query.ts'
import { useNow } from '../../../data/useNow.ts'
import { sendNow } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { ReadErrorGroup } from '../wiring.ts'
import { useHandleErrors } from './wiring.ts'

/** Errors of the list's period, grouped by code. One button marks a whole group as handled. */
export const ErrorGroups = () => {
  const { t, formats } = useI18n()
  const { period, span } = usePeriod()
  const query = queryOfSpan(span)
  const { data: groups } = useQuery(listErrorGroups, { query })
  const writing = useHandleErrors()
  const isBusy = useSelector(writing, selectWritingViewState) === 'sending'
  const now = useNow(MINUTE_MS)
  if (!groups || (groups.length === 0 && groups.skipped === undefined)) return null
  const age = (moment: string | undefined) => formats.age(Date.parse(moment ?? ''), now)
  const handle = ({ Code: code, Last: until = '' }: ReadErrorGroup) => {
    writing.send({ type: 'CHANGE', draft: { code, from: query.from, until } })
    writing.send(sendNow(0))
  }
  return (
    <Card title={t('admin.errors.groups')} padded={false} className="mb-4">
      <ul>
        {groups.map((group) => (
          <li
            key={group.Code}
            className="flex flex-wrap items-center justify-between gap-3 border-line px-4.5 py-3 not-first:border-t"
          >
            <div className="min-w-0">
              <TextLink
                href={paths.adminErrors({
                  filter: formatFilter([{ field: 'Code', operator: 'EX', value: group.Code }]),
                  ...(period !== '' && { period }),
                })}
              >
                {group.Code}
              </TextLink>
              <p className="text-sm text-ink-2">
                {t('admin.errors.group', {
                  count: formats.count(group.Count),
                  open: formats.count(group.Open),
                  first: age(group.First),
                  last: age(group.Last),
                })}
              </p>
            </div>
            {group.Open > 0 && (
              <Button size="sm" icon={Check} disabled={isBusy} onClick={() => handle(group)}>
                {t('admin.errors.handle')}
                <span className="sr-only"> {group.Code}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SkippedRecords answer={groups} />
      <div className="px-4.5 not-empty:pb-4">
        <WritingOutcome writing={writing} failed={t('admin.errors.failed')} />
      </div>
    </Card>
  )
}
