import {
  createExportDialog,
  type ExportDialogRef,
  selectExportError,
  selectExportFace,
  selectIsExportLeft,
  selectRowsRead,
  selectRowsToExport,
  selectUserInfo,
} from '@portal/machines'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import type { ExportedTable } from '../../data/exportedTable.ts'
import { exportFile } from '../../data/exportFile.ts'
import type { ExportActor } from '../../data/exports.ts'
import { useLatest } from '../../data/latest.ts'
import { keepLateNotification, useNotify, useTell } from '../../data/notify.ts'
import { useOwnActor } from '../../data/ownActor.ts'
import { saveFile } from '../../data/saveFile.ts'
import { startChart } from '../../data/startChart.ts'

/** The export of a table, as a chart over what the table shows now. */
export const useExport = <TRow>(props: ExportedTable<TRow>): ExportDialogRef<TRow> => {
  const { t, formats } = useI18n()
  const { bco, exports, cachesCleared, portal } = useSystem()
  const person = useUserInfo().RelationContact.Id
  const [begunWith] = useState(cachesCleared)
  const notify = useNotify()
  const tell = useTell()
  const latest = useLatest({ ...props, formats, t, notify, tell })
  return useOwnActor<ExportDialogRef<TRow>>(
    () =>
      startChart(
        createExportDialog<TRow>().provide({
          actors: {
            readPage: fromPromise(({ input, signal }) => latest().readPage(input, signal)),
          },
          actions: {
            save: ({ self }, { rows, format, withSensitive }) => {
              const shown = latest()
              const columns = shown.columns.filter(({ sensitive }) => withSensitive || !sensitive)
              const { name, type, text } = exportFile(columns, rows, format, shown.formats)
              saveFile(name, new Blob([text], { type }))
              // Its dialog says so itself, as long as there is one.
              if (selectIsExportLeft(self.getSnapshot()))
                shown.tell(shown.t('export.done', { rows: rows.length }))
            },
          },
        }),
      ),
    (dialog) => {
      const actor = exportActorOf(dialog, latest().title, (read) => {
        const { t: now, title: what, notify: say } = latest()
        const ended = { colour: 'warning', content: now('export.ended', { what, read }) } as const
        // The way to the identity provider ends this page and what it says: it is there after the next sign-in.
        if (selectUserInfo(portal.getSnapshot())?.RelationContact.Id !== person)
          keepLateNotification(person, { at: bco().now(), ...ended })
        // It stays until it is closed, as the row of one that failed does.
        say(ended)
      })
      // For another person, or another relation, nothing goes on.
      if (cachesCleared() === begunWith) exports.leave(actor)
      else exports.endEarly(actor)
    },
  )
}

/** What the tray shows of an export, and what can be done with it there. */
const exportActorOf = <TRow>(
  dialog: ExportDialogRef<TRow>,
  title: string,
  tellEnded: (read: number) => void,
): ExportActor => {
  dialog.send({ type: 'LEAVE' })
  return {
    title,
    isUnderWay: () => selectIsExportLeft(dialog.getSnapshot()),
    standing: () => {
      const snapshot = dialog.getSnapshot()
      return {
        face: selectExportFace(snapshot),
        read: selectRowsRead(snapshot),
        rows: selectRowsToExport(snapshot),
        code: selectExportError(snapshot)?.code,
      }
    },
    send: (type) => dialog.send({ type }),
    subscribe: (changed) => void dialog.subscribe(changed),
    stop: () => dialog.stop(),
    tellEnded: () => tellEnded(selectRowsRead(dialog.getSnapshot())),
  }
}
