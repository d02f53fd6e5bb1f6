import { createExportDialog, type ExportDialogMachine, type ExportDialogRef } from '@portal/machines'
import { useEffect, useState } from 'react'
import type { I18n } from '../../app/appearance.ts'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import type { StartedExport } from '../../app/root.ts'
import type { ExportedTable } from '../../data/exportedTable.ts'
import { exportFile } from '../../data/exportFile.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { useTell } from '../../data/notify.ts'
import { saveFile } from '../../data/saveFile.ts'

/** Shared by all row types. */
const anyExport = createExportDialog<unknown>()

const provideExport = <TRow>(
  { columns, readPage }: ExportedTable<TRow>,
  { t, formats }: I18n,
  tell: (content: string) => void,
): ExportDialogMachine<unknown> =>
  (anyExport as unknown as ExportDialogMachine<TRow>).provide({
    actors: { readPage: fromPromise(({ input, signal }) => readPage(input, signal)) },
    actions: {
      save: ({ context }, { rows, format, withSensitive }) => {
        const exported = columns.filter(({ sensitive }) => withSensitive || !sensitive)
        const { name, type, text } = exportFile(exported, rows, format, formats)
        saveFile(name, new Blob([text], { type }))
        // The open dialog shows the result itself, so only an export in the background notifies. Deferred, because
        // XState warns about a notification from an action.
        if (context.isLeft) queueMicrotask(() => tell(t('export.done', { rows: rows.length })))
      },
    },
  }) as unknown as ExportDialogMachine<unknown>

interface TableExport {
  /** Undefined until the dialog opens, and after the export moved to the background. */
  readonly dialog: ExportDialogRef<unknown> | undefined
  readonly open: () => void
  readonly runInBackground: () => void
}

/** Returns the export of a table; a running export continues when the user leaves the table. */
export const useExport = <TRow>(table: ExportedTable<TRow>): TableExport => {
  const i18n = useI18n()
  const { exports, cachesCleared } = useSystem()
  const person = useUserInfo().RelationContact.Id
  const tell = useTell()
  const [current, setCurrent] = useState<{
    readonly started: StartedExport
    readonly dialog: ExportDialogRef<unknown>
    readonly cleared: number
  }>()
  useEffect(() => {
    if (!current) return
    return () => {
      // The export stops if the user or the relation has changed.
      if (cachesCleared() === current.cleared) exports.runInBackground(current.started)
      else exports.stopEarly(current.started)
    }
  }, [current, exports, cachesCleared])
  return {
    dialog: current?.dialog,
    open: () => {
      const started = exports.start(provideExport(table, i18n, tell), { title: table.title, person })
      const dialog = exports.dialogOf(started)
      dialog.send({ type: 'OPEN', view: table.view, total: table.total })
      if (current) dialog.send({ type: 'CHOOSE_FORMAT', format: current.dialog.getSnapshot().context.format })
      setCurrent({ started, dialog, cleared: cachesCleared() })
    },
    runInBackground: () => setCurrent(undefined),
  }
}
