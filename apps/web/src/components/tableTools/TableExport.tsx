import { createExportDialog, type ExportDialogRef } from '@portal/machines'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import { useI18n } from '../../app/context.ts'
import type { ExportedTable } from '../../data/exportedTable.ts'
import { exportFile } from '../../data/exportFile.ts'
import { useLatest } from '../../data/latest.ts'
import { useOwnActor } from '../../data/ownActor.ts'
import { saveFile } from '../../data/saveFile.ts'
import { startChart } from '../../data/startChart.ts'
import { ExportDialog } from './ExportDialog.tsx'

export interface TableExportProps<TRow> extends ExportedTable<TRow> {
  /** How often it was asked for. */
  asked: number
}

/** The export of a table, as a chart over what the table shows now. */
const useExport = <TRow,>(props: ExportedTable<TRow>): ExportDialogRef<TRow> => {
  const { formats } = useI18n()
  const latest = useLatest({ ...props, formats })
  return useOwnActor<ExportDialogRef<TRow>>(() =>
    startChart(
      createExportDialog<TRow>().provide({
        actors: {
          readPage: fromPromise(({ input, signal }) => latest().readPage(input, signal)),
        },
        actions: {
          save: (_, { rows, format, withSensitive }) => {
            const shown = latest()
            const columns = shown.columns.filter(({ sensitive }) => withSensitive || !sensitive)
            const { name, type, text } = exportFile(columns, rows, format, shown.formats)
            saveFile(name, new Blob([text], { type }))
          },
        },
      }),
    ),
  )
}

/** The dialog of an export, opened each time that it is asked for; the format that was chosen last is kept. */
export const TableExport = <TRow,>(props: TableExportProps<TRow>) => {
  const { title, columns, view, total, asked } = props
  const dialog = useExport(props)
  const open = useEffectEvent((_asked: number) => dialog.send({ type: 'OPEN', view, total }))
  useEffect(() => open(asked), [asked])
  return (
    <ExportDialog
      dialog={dialog}
      title={title}
      sensitive={columns.filter((column) => column.sensitive).map(({ header }) => header)}
    />
  )
}
