import { type ExportDialogMachine, type ExportDialogRef, selectExportViewState } from '@portal/machines'
import { type RootRef, type StartedExport, selectExports } from './root.ts'

export type Exports = ReturnType<typeof createExports>

/**
 * Exports are actors of the root, so they continue after their page is left. Calls `tellEnded` for an export that a
 * change of user or relation ends before its file exists.
 */
export const createExports = (
  root: RootRef,
  tellEnded: (ended: StartedExport, dialog: ExportDialogRef<unknown>) => void,
) => {
  const dialogOf = ({ id }: StartedExport): ExportDialogRef<unknown> => root.system.get(id)
  const stop = ({ id }: StartedExport) => root.send({ type: 'STOP', id })
  /**
   * Ends an export when the user or relation changes, because it can be neither continued nor retried afterwards.
   * Reports it if it was running or had failed.
   */
  const stopEarly = (started: StartedExport) => {
    const dialog = dialogOf(started)
    const viewState = selectExportViewState(dialog.getSnapshot())
    // Deferred, because caches are cleared in actions, and XState warns about a notification from an action.
    if (viewState === 'reading' || viewState === 'failed') queueMicrotask(() => tellEnded(started, dialog))
    stop(started)
  }
  return {
    start(machine: ExportDialogMachine<unknown>, of: Omit<StartedExport, 'id'>): StartedExport {
      const id = `export ${crypto.randomUUID()}`
      root.send({ type: 'SPAWN', id, machine })
      return { id, ...of }
    },
    dialogOf,
    stop,
    stopEarly,
    /** Called when the page of an export is left; a running or failed export stays, and any other ends. */
    runInBackground(started: StartedExport) {
      const dialog = dialogOf(started)
      dialog.send({ type: 'LEAVE' })
      if (dialog.getSnapshot().context.isLeft) root.send({ type: 'RUN_IN_BACKGROUND', started })
      else stop(started)
    },
    stopAll() {
      for (const started of selectExports(root.getSnapshot())) stopEarly(started)
    },
  }
}
