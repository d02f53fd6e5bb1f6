import { selectBulkItems } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { BulkConfirm } from '../../components/bulk/BulkConfirm.tsx'
import { type DeclaredColumn, listColumns } from '../../components/lists/columns.tsx'
import { exportFile } from '../../data/exportFile.ts'
import { saveFile } from '../../data/saveFile.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { ImportRow } from './rows.ts'
import type { ImportRun } from './wiring.ts'

/** Maximum number of rows shown; the problem file contains every problem. */
const LIMIT = 100

const COLUMNS: readonly DeclaredColumn<ImportRow>[] = [
  { kind: 'number', field: 'line', header: 'cardImport.column.line' },
  {
    kind: 'text',
    field: 'number',
    header: 'cardImport.column.card',
    value: ({ number, uid }) => number || uid || '–',
    phone: 'title',
  },
  { kind: 'text', field: 'description', header: 'cardImport.column.description', priority: 4 },
  { kind: 'text', field: 'customer', header: 'cardImport.column.customer', priority: 3 },
]

/** Cards of the file, and lines that cannot be imported, before anything is written. */
export const CheckedRows = ({ run }: { run: ImportRun }) => {
  const { t, formats } = useI18n()
  const [isProblems, setProblems] = useState(false)
  const items = useSelector(run, (snapshot) => selectBulkItems<ImportRow>(snapshot))
  const mayRun = useSelector(run, (snapshot) => snapshot.can({ type: 'RUN' }))
  const problems = items.filter(({ problem }) => problem !== undefined)
  const ready = items.length - problems.length
  const visibleItems = isProblems ? problems : items
  const reasonOf = ({ problem }: ImportRow) => (problem ? t(`cardImport.problem.${problem}`) : '–')
  const columns = listColumns<ImportRow>(
    [
      ...COLUMNS,
      {
        kind: 'text',
        field: 'problem',
        header: 'cardImport.column.problem',
        value: reasonOf,
        cell: (row) => (row.problem ? <span className="text-err-ink">{reasonOf(row)}</span> : '–'),
        phone: 'detail',
      },
    ],
    { t, formats },
  )
  const save = () => {
    const file = exportFile(columns, problems, 'semicolon', formats)
    saveFile(file.name, new Blob([file.text], { type: file.type }))
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {t('cardImport.counts', { count: ready, problems: problems.length })}
        </p>
        <SegmentedControl
          label={t('common.show')}
          value={isProblems ? 'problems' : 'all'}
          options={[
            { value: 'all', label: t('cardImport.show.all') },
            { value: 'problems', label: t('cardImport.show.problems') },
          ]}
          onChange={(value) => setProblems(value === 'problems')}
        />
      </div>
      <DataTable
        caption={t('cardImport.title')}
        rows={visibleItems.slice(0, LIMIT)}
        rowKey={({ line }) => String(line)}
        empty={<p className="px-4 py-8 text-center text-sm text-ink-2">{t('table.noMatch.title')}</p>}
        columns={columns}
      />
      {visibleItems.length > LIMIT && (
        <p className="text-sm text-ink-2">{t('cardImport.more', { count: visibleItems.length - LIMIT })}</p>
      )}
      <BulkConfirm run={run} />
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:grow">
        {problems.length > 0 && (
          <Button icon={Download} onClick={save}>
            {t('cardImport.problemFile')}
          </Button>
        )}
        <Button onClick={() => run.send({ type: 'BACK' })}>{t('common.back')}</Button>
        <Button variant="primary" disabled={!mayRun} onClick={() => run.send({ type: 'RUN' })}>
          {t('cardImport.run', { count: ready })}
        </Button>
      </div>
    </div>
  )
}
