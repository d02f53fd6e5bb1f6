import { selectBulkItems } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { BulkConfirm } from '../../components/bulk/BulkConfirm.tsx'
import { type DeclaredColumn, listColumns } from '../../components/lists/columns.tsx'
import { paths } from '../../data/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { BulkItem } from './check.ts'
import type { SubscriptionRun } from './wiring.ts'

export interface CheckedCardsProps {
  run: SubscriptionRun
  typeName: (type: string | undefined) => string
}

/** Returns the columns that the check and the result file share. */
export const numberColumns = (
  typeName: CheckedCardsProps['typeName'],
): readonly DeclaredColumn<BulkItem>[] => [
  { kind: 'text', field: 'number', header: 'bulkSubscriptions.column.number', phone: 'title' },
  {
    kind: 'text',
    field: 'now',
    header: 'bulkSubscriptions.column.now',
    value: ({ now }) => typeName(now),
    cell: ({ now, card }) => (card ? typeName(now) : '–'),
    priority: 2,
  },
  {
    kind: 'text',
    field: 'wanted',
    header: 'bulkSubscriptions.column.wanted',
    value: ({ newType }) => typeName(newType),
    cell: ({ newType, problem }) => (problem ? '–' : typeName(newType)),
    phone: 'status',
  },
]

const PROBLEM: DeclaredColumn<BulkItem> = {
  kind: 'text',
  field: 'problem',
  header: 'bulkSubscriptions.column.problem',
  cell: ({ problem }, { t }) =>
    problem ? <span className="text-err-ink">{t(`bulkSubscriptions.problem.${problem}`)}</span> : '–',
  phone: 'detail',
}

/** Result of the check for each number, before anything is written. */
export const CheckedCards = ({ run, typeName }: CheckedCardsProps) => {
  const { t, formats } = useI18n()
  const items = useSelector(run, (snapshot) => selectBulkItems<BulkItem>(snapshot))
  const mayRun = useSelector(run, (snapshot) => snapshot.can({ type: 'RUN' }))
  const problems = items.filter(({ problem }) => problem !== undefined)
  const repeated = items.filter(({ isRepeated }) => isRepeated).length
  const ready = items.length - problems.length
  const filter = new URLSearchParams(useSearch()).get('show') === 'problems' ? 'problems' : 'all'
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {t('bulkSubscriptions.counts', { count: ready, problems: problems.length })}
          {repeated > 0 && ` · ${t('bulkSubscriptions.repeated', { count: repeated })}`}
        </p>
        <SegmentedControl
          label={t('common.show')}
          value={filter}
          options={[
            { value: 'all', label: t('bulkSubscriptions.show.all') },
            { value: 'problems', label: t('bulkSubscriptions.show.problems') },
          ]}
          onChange={(show) =>
            navigate(paths.netBulkSubscriptions(show === 'all' ? {} : { show }), { replace: true })
          }
        />
      </div>
      <DataTable
        caption={t('bulkSubscriptions.step.check')}
        rows={filter === 'problems' ? problems : items}
        rowKey={({ number }) => number}
        empty={<p className="px-4 py-8 text-center text-sm text-ink-2">{t('table.noMatch.title')}</p>}
        columns={listColumns([...numberColumns(typeName), PROBLEM], { t, formats })}
      />
      <BulkConfirm run={run} />
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:grow">
        <Button onClick={() => run.send({ type: 'BACK' })}>{t('common.back')}</Button>
        <Button variant="primary" disabled={!mayRun} onClick={() => run.send({ type: 'RUN' })}>
          {t('bulkSubscriptions.run', { count: ready })}
        </Button>
      </div>
    </div>
  )
}
