import { type RecordEditRef, type RecordFields, selectDraft, type WritingRef } from '@portal/machines'
import { genericCalls } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { useI18n } from '../../../app/context.ts'
import { valuesIn } from '../../../components/chargerMessages/supported.ts'
import { type DeclaredColumn, listColumns } from '../../../components/lists/columns.tsx'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import { paths } from '../../../data/paths.ts'
import { useQuery } from '../../../data/query.ts'
import { useNow } from '../../../data/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { RESULT } from '../badges.ts'
import { readBulkCommand, readTarget } from '../wiring.ts'
import { useSendAgain } from './wiring.ts'

const READ_EVERY_MS = 2_000

interface ChargerResult {
  readonly id: string
  readonly status: string
  readonly note: string | undefined
}

const COLUMNS: readonly DeclaredColumn<ChargerResult>[] = [
  {
    kind: 'id',
    field: 'id',
    header: 'record.ChargePointId',
    cell: ({ id }) => <ChargerName id={id} />,
    phone: 'title',
  },
  { kind: 'badge', field: 'status', header: 'record.Status', values: RESULT, phone: 'status' },
  { kind: 'text', field: 'note', header: 'admin.command.note', phone: 'detail' },
]

export const CommandProgress = ({ record, edit }: { record: RecordFields; edit: RecordEditRef }) => {
  const { t, formats } = useI18n()
  const { Command, ChargePointIds, Results, Status } = readBulkCommand(record)
  const isRunning = Status === 'RUNNING'
  const now = useNow(READ_EVERY_MS)
  useEffect(() => {
    if (isRunning && now > 0) edit.send({ type: 'RELOAD' })
  }, [isRunning, now, edit])
  const again = useSendAgain(record)
  const undone = Results.filter(({ Status: status }) => status === 'REJECTED' || status === 'OFFLINE')
  const ask = (chargers: readonly string[]) => {
    again.send({ type: 'OPEN' })
    again.send({ type: 'CHANGE', draft: chargers })
  }
  const results = new Map(Results.map((result) => [result.ChargePointId, result]))
  const rows: readonly ChargerResult[] = ChargePointIds.map((id) => ({
    id,
    status: results.get(id)?.Status ?? (isRunning ? 'WAITING' : 'NOT_TOLD'),
    note: valuesIn(results.get(id)?.Note) ?? results.get(id)?.Note,
  }))
  return (
    <Card
      title={t('admin.command.results')}
      note={t('admin.command.progress', { done: Results.length, total: ChargePointIds.length })}
      padded={false}
      className="mb-4 overflow-clip"
      action={
        undone.length > 0 && (
          <Button
            size="sm"
            icon={RotateCcw}
            onClick={() => ask(undone.map(({ ChargePointId }) => ChargePointId))}
          >
            {t('admin.command.againAll', { count: undone.length })}
          </Button>
        )
      }
    >
      <div className="px-4.5 pb-4">
        <ProgressBar label={t('bulk.progress')} value={Results.length} max={ChargePointIds.length} />
      </div>
      <DataTable
        caption={t('admin.command.results')}
        rows={rows.slice(0, LIMIT)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.netCharger(id)}
        columns={[
          ...listColumns(COLUMNS, { t, formats }),
          {
            key: 'again',
            header: t('admin.command.actions'),
            phone: 'detail' as const,
            cell: ({ id, status }) =>
              (status === 'REJECTED' || status === 'OFFLINE') && (
                <Button size="sm" variant="ghost" onClick={() => ask([id])}>
                  {t('admin.command.again')}
                  <span className="sr-only"> {id}</span>
                </Button>
              ),
          },
        ]}
      />
      {rows.length > LIMIT && (
        <p className="px-4.5 py-3 text-sm text-ink-2">
          {t('record.more', { count: formats.count(rows.length - LIMIT) })}
        </p>
      )}
      <SendAgain again={again} command={Command} />
    </Card>
  )
}

/** Resends the message to the chargers that did not accept it, after a confirmation. */
const SendAgain = ({ again, command }: { again: WritingRef<readonly string[]>; command: string }) => {
  const { t, textOf } = useI18n()
  const chargers = useSelector(again, (snapshot) => selectDraft<readonly string[]>(snapshot))
  return (
    <WriteDialog
      writing={again}
      words={{
        title: t('admin.command.again'),
        send: t('admin.command.again'),
        busy: t('common.sending'),
        failed: t('admin.command.again.failed'),
      }}
    >
      <p>
        {t('messages.willDo', {
          command: textOf(`messages.name.${command}`) ?? command,
          count: chargers.length,
        })}
      </p>
    </WriteDialog>
  )
}

const LIMIT = 100

const { one } = genericCalls('chargepoint', 'Chargepoint')

const ChargerName = ({ id }: { id: string }) => {
  const { data } = useQuery(one, {
    params: { id },
    query: { Fields: 'Id,Description' },
  })
  return data ? (
    <>
      {readTarget(data).Description} <span className="font-regular text-ink-3">{id}</span>
    </>
  ) : (
    id
  )
}
