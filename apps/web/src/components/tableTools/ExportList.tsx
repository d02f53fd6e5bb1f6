import {
  type ExportDialogRef,
  selectExportViewState,
  selectRowsRead,
  selectRowsToExport,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { useCallback, useId, useRef, useSyncExternalStore } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import type { StartedExport } from '../../app/root.ts'
import { Button } from '../../ui/Button.tsx'
import { MENU_OPENER } from '../../ui/menuOpener.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { place } from '../../ui/place.ts'

export interface ExportListProps {
  left: readonly StartedExport[]
}

/** Menu in the top bar with the exports in the background, their progress and results. */
export const ExportList = ({ left }: ExportListProps) => {
  const { t } = useI18n()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { exports } = useSystem()
  const count = useRunningCount(left)
  const label = count === 0 ? t('export.tray') : t('export.tray.running', { count })
  return (
    <>
      <button
        ref={opener}
        type="button"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        popoverTarget={id}
        className={MENU_OPENER.bar}
      >
        <Download size={18} />
        {count > 0 && <span className="tabular-nums">{count}</span>}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('export.tray')}
        tabIndex={-1}
        className="menu-box w-100 max-w-[calc(100vw-1rem)] p-0 outline-none max-sm:top-auto! max-sm:bottom-0 max-sm:left-0! max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none"
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open' || !opener.current) return
          place(currentTarget, opener.current, 'below', 'end')
          currentTarget.focus()
        }}
      >
        <ul>
          {left.map((one) => (
            <li key={one.id} className="border-t border-line px-4 py-3 first:border-t-0">
              <Row
                title={one.title}
                dialog={exports.dialogOf(one)}
                onClose={() => {
                  // The row is removed, so the focus returns to the opener.
                  opener.current?.focus()
                  exports.stop(one)
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

interface RowProps {
  title: string
  dialog: ExportDialogRef<unknown>
  onClose: () => void
}

const Row = ({ title, dialog, onClose }: RowProps) => {
  const { t, errorText } = useI18n()
  const viewState = useSelector(dialog, selectExportViewState)
  const read = useSelector(dialog, selectRowsRead)
  const rows = useSelector(dialog, selectRowsToExport)
  const code = useSelector(dialog, ({ context }) => context.error)?.code
  return (
    <>
      <p className="text-sm font-medium">{t('export.title', { what: title })}</p>
      <div role="status" className="mt-1 text-sm text-ink-2">
        {viewState === 'done' && t('export.done', { rows: read })}
        {viewState === 'failed' && `${t('export.failed', { read })}. ${errorText(code ?? 'UNEXPECTED')}`}
      </div>
      {viewState === 'reading' && (
        <>
          <ProgressBar label={t('export.reading')} value={read} max={Math.max(rows, 1)} />
          <p className="mt-1 text-xs text-ink-3 tabular-nums">{t('export.progress', { read, rows })}</p>
        </>
      )}
      <div className="mt-2 flex gap-2">
        {viewState === 'failed' && (
          <Button size="sm" onClick={() => dialog.send({ type: 'RETRY' })}>
            {t('faces.retry')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t(viewState === 'reading' ? 'common.cancel' : 'common.close')}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </>
  )
}

const useRunningCount = (left: readonly StartedExport[]): number => {
  const { exports } = useSystem()
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscriptions = left.map((one) => exports.dialogOf(one).subscribe(changed))
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    [left, exports],
  )
  return useSyncExternalStore(
    subscribe,
    () =>
      left.filter((one) => selectExportViewState(exports.dialogOf(one).getSnapshot()) === 'reading').length,
  )
}
