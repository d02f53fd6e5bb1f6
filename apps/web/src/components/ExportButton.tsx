import {
  createExportDialog,
  type ExportDialogRef,
  selectExportFace,
  type TablePage,
  type TableView,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { fromPromise } from 'xstate'
import { useI18n } from '../app/context.ts'
import { exportFile } from '../data/exportFile.ts'
import { useLatest } from '../data/latest.ts'
import { useOwnActor } from '../data/ownActor.ts'
import { saveFile } from '../data/saveFile.ts'
import { startChart } from '../data/startChart.ts'
import { Button } from '../ui/Button.tsx'
import type { Column } from '../ui/table.ts'
import { ExportDialog } from './ExportDialog.tsx'

export interface ExportButtonProps<TRow> {
  /** What is exported, as the screen calls it. */
  title: string
  /** The columns on screen. */
  columns: readonly Column<TRow>[]
  /** Filters and order on screen. */
  view: TableView
  /** How many rows there are. */
  total: number
  readPage: (view: TableView, signal: AbortSignal) => Promise<Omit<TablePage<TRow>, 'at'>>
}

/** The export of a table, as a chart over what the table shows now. */
const useExport = <TRow,>(props: ExportButtonProps<TRow>): ExportDialogRef<TRow> => {
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

/** Opens the export of a table; there is none of a table without rows. */
export const ExportButton = <TRow,>(props: ExportButtonProps<TRow>) => {
  const { t } = useI18n()
  const { title, columns, view, total } = props
  const dialog = useExport(props)
  const isOpen = useSelector(dialog, selectExportFace) !== 'closed'
  return (
    <>
      <Button
        icon={Download}
        size="lg"
        disabled={total === 0 && !isOpen}
        onClick={() => dialog.send({ type: 'OPEN', view, total })}
      >
        {t('export.button')}
      </Button>
      <ExportDialog
        dialog={dialog}
        title={title}
        sensitive={columns.filter((column) => column.sensitive).map(({ header }) => header)}
      />
    </>
  )
}
