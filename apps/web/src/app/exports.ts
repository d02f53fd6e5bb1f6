import { type ExportDialogMachine, type ExportDialogRef, selectExportViewState } from '@portal/machines'
import { type RootRef, type StartedExport, selectExports } from './root.ts'

export type Exports = ReturnType<typeof createExports>

/**
 * Exports are actors of the root, so that one goes on when its page is left. `tellEnded` reports one that ends before its
 * file is there.
 */
export const createExports = (
  root: RootRef,
  tellEnded: (ended: StartedExport, dialog: ExportDialogRef<unknown>) => void,
) => {
  const dialogOf = ({ id }: StartedExport): ExportDialogRef<unknown> => root.system.get(id)
  const stop = ({ id }: StartedExport) => root.send({ type: 'STOP', id })
  /** For another person or relation it cannot go on or be tried again; one that has its file is done anyway. */
  const stopEarly = (started: StartedExport) => {
    const dialog = dialogOf(started)
    const viewState = selectExportViewState(dialog.getSnapshot())
    // Deferred: the same change closes the notifications, and this one belongs to what comes after.
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
    /** Its page is left: it goes on if it is under way, and ends otherwise. */
    runInBackground(started: StartedExport) {
      const dialog = dialogOf(started)
      dialog.send({ type: 'LEAVE' })
      if (dialog.getSnapshot().context.isLeft) root.send({ type: 'RUN_IN_BACKGROUND', started })
      else stop(started)
    },
    /** Another person or relation comes. */
    stopAll() {
      for (const started of selectExports(root.getSnapshot())) stopEarly(started)
    },
  }
}
