import { type RecordFields, selectWritingViewState } from '@portal/machines'
import { MINUTE_MS } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { type DeclaredColumn, listColumns } from '../../../components/lists/columns.tsx'
import { paths } from '../../../data/paths.ts'
import { useNow } from '../../../data/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { type ReadBacklogEntry, readBacklog } from '../wiring.ts'
import { BacklogDialog } from './BacklogDialog.tsx'
import { useBacklogAction } from './wiring.ts'

/** Path to the record that an entry refers to, by kind. */
const TARGETS: Readonly<Record<string, (id: string) => string>> = {
  PRICE: paths.netCdr,
  ROAMING: paths.netCdr,
  INVOICE: paths.netRelation,
  EMAIL: paths.adminEmail,
}

const targetLink = ({ Kind, Target }: ReadBacklogEntry) => {
  const path = TARGETS[Kind]
  return path && Target !== '' ? <TextLink href={path(Target)}>{Target}</TextLink> : Target
}

export const BacklogPanel = ({ record }: { record: RecordFields }) => {
  const { t, formats, textOf } = useI18n()
  const { Id, Entries } = readBacklog(record)
  const now = useNow(MINUTE_MS)
  const writing = useBacklogAction(Id)
  const isDone = useSelector(writing, selectWritingViewState) === 'done'
  const ask = (action: 'retry' | 'purge', entries: readonly string[]) => {
    writing.send({ type: 'OPEN' })
    writing.send({ type: 'CHANGE', draft: { action, entries, reason: '' } })
  }
  const columns: readonly DeclaredColumn<ReadBacklogEntry>[] = [
    { kind: 'id', field: 'Target', header: 'admin.backlog.target', phone: 'title', cell: targetLink },
    {
      kind: 'text',
      field: 'Kind',
      value: ({ Kind }) => textOf(`admin.backlog.kind.${Kind}`) ?? Kind,
      header: 'admin.backlog.kind',
      phone: 'detail',
    },
    {
      kind: 'text',
      field: 'Since',
      value: ({ Since = '' }) => formats.age(Date.parse(Since), now),
      header: 'admin.backlog.age',
      phone: 'detail',
    },
    { kind: 'count', field: 'Tries', header: 'admin.backlog.tries', priority: 4 },
    { kind: 'text', field: 'LastError', header: 'admin.backlog.lastError', priority: 3 },
  ]
  return (
    <Card
      title={t('admin.backlog.entries')}
      note={formats.count(Entries.length)}
      padded={false}
      className="mb-4 overflow-clip"
      action={
        Entries.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={RotateCcw} onClick={() => ask('retry', [])}>
              {t('admin.backlog.retryAll')}
            </Button>
            <Button size="sm" variant="danger" icon={Trash2} onClick={() => ask('purge', [])}>
              {t('admin.backlog.purgeAll')}
            </Button>
          </div>
        )
      }
    >
      <div role="status" className="px-4.5 not-empty:pb-3">
        {isDone && (
          <Notice
            kind="success"
            live="off"
            title={t('admin.backlog.done', { count: formats.count(Entries.length) })}
          />
        )}
      </div>
      {Entries.length === 0 ? (
        <p className="px-4.5 pb-4 text-sm text-ink-2">{t('admin.backlog.empty')}</p>
      ) : (
        <DataTable
          caption={t('admin.backlog.entries')}
          rows={Entries}
          rowKey={({ Id: id }) => id}
          columns={[
            ...listColumns(columns, { t, formats }),
            {
              key: 'actions',
              header: t('admin.backlog.actions'),
              phone: 'detail' as const,
              cell: ({ Id: id, Target }) => (
                <span className="flex flex-wrap gap-2">
                  <Button size="sm" variant="ghost" onClick={() => ask('retry', [id])}>
                    {t('admin.backlog.retry')}
                    <span className="sr-only"> {Target}</span>
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => ask('purge', [id])}>
                    {t('admin.backlog.purge')}
                    <span className="sr-only"> {Target}</span>
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      <BacklogDialog writing={writing} waiting={Entries.length} />
    </Card>
  )
}
