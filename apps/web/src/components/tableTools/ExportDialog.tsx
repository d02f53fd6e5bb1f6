import {
  type ExportDialogRef,
  type ExportFormat,
  selectExportViewState,
  selectRowsRead,
  selectRowsToExport,
} from '@portal/machines'
import { EXPORT_DELIMITERS, EXPORT_FILES, EXPORT_MAX_ROWS, EXPORT_MIN_ROWS } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Select } from '../../ui/Select.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { Column } from '../../ui/table.ts'
import { useSupportDetails } from '../supportDetails.ts'

/** Export formats; the semicolon is the default (S9). */
const FORMATS: readonly ExportFormat[] = ['semicolon', 'comma', 'pipe', 'json']

const fileOf = (format: ExportFormat): string =>
  format in EXPORT_DELIMITERS ? EXPORT_FILES.csv : EXPORT_FILES.json

export interface ExportDialogProps {
  dialog: ExportDialogRef<unknown>
  title: string
  columns: readonly Pick<Column<never>, 'header' | 'sensitive'>[]
  /** Continues the export in the tray of the top bar. */
  onLeave: () => void
}

/** Export dialog: number of rows and format (S9), with progress and result below. */
export const ExportDialog = ({ dialog, title, columns, onLeave }: ExportDialogProps) => {
  const { t } = useI18n()
  const id = useId()
  /** Headers of the columns that are exported only on request. */
  const sensitive = columns.filter((column) => column.sensitive).map(({ header }) => header)
  const isOpen = useSelector(dialog, selectExportViewState) !== 'closed'
  return (
    <Dialog
      open={isOpen}
      onClose={() => dialog.send({ type: 'CLOSE' })}
      title={t('export.title', { what: title })}
      closeLabel={t('common.close')}
      actions={<Actions dialog={dialog} form={id} onLeave={onLeave} />}
    >
      <p>{t('export.scope')}</p>
      <Choices dialog={dialog} id={id} sensitive={sensitive} />
      <Outcome dialog={dialog} />
    </Dialog>
  )
}

interface ChoicesProps {
  dialog: ExportDialogRef<unknown>
  id: string
  sensitive: readonly string[]
}

const Choices = ({ dialog, id, sensitive }: ChoicesProps) => {
  const { t, formats } = useI18n()
  const amount = useSelector(dialog, ({ context }) => context.amount)
  const corrected = useSelector(dialog, ({ context }) => context.corrected)
  const format = useSelector(dialog, ({ context }) => context.format)
  const withSensitive = useSelector(dialog, ({ context }) => context.withSensitive)
  const isEditing = useSelector(dialog, selectExportViewState) === 'editing'
  return (
    <form
      id={id}
      noValidate
      className="mt-4 text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        dialog.send({ type: 'EXPORT' })
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={t('export.amount')}
          hint={t('export.amount.hint', {
            min: formats.count(EXPORT_MIN_ROWS),
            max: formats.count(EXPORT_MAX_ROWS),
          })}
          error={corrected && t(`export.amount.${corrected}`)}
          inputMode="numeric"
          autoComplete="off"
          // Read-only instead of disabled, so the field keeps the focus while the rows are read.
          readOnly={!isEditing}
          value={amount}
          onChange={({ target }) => dialog.send({ type: 'TYPE_AMOUNT', text: target.value })}
          onBlur={() => dialog.send({ type: 'LEAVE_AMOUNT' })}
        />
        <Select
          label={t('export.format')}
          disabled={!isEditing}
          value={format}
          options={FORMATS.map((value) => ({ value, label: t(`export.format.${value}`) }))}
          onChange={({ target }) => {
            const chosen = FORMATS.find((one) => one === target.value)
            if (chosen) dialog.send({ type: 'CHOOSE_FORMAT', format: chosen })
          }}
        />
      </div>
      {sensitive.length > 0 && (
        <div className="mt-3 border-t border-line pt-1">
          <Switch
            label={t('export.sensitive')}
            hint={sensitive.join(', ')}
            checked={withSensitive}
            disabled={!isEditing}
            onChange={(next) => dialog.send({ type: 'ASK_SENSITIVE', isChecked: next })}
          />
        </div>
      )}
    </form>
  )
}

/** Preview of the file, then progress and result. */
const Outcome = ({ dialog }: { dialog: ExportDialogRef<unknown> }) => {
  const { t } = useI18n()
  const viewState = useSelector(dialog, selectExportViewState)
  const read = useSelector(dialog, selectRowsRead)
  const rows = useSelector(dialog, selectRowsToExport)
  const file = fileOf(useSelector(dialog, ({ context }) => context.format))
  return (
    <div className="mt-4" aria-live="polite">
      {viewState === 'editing' && <p className="text-xs text-ink-3">{t('export.file', { rows, file })}</p>}
      {viewState === 'reading' && (
        <>
          <ProgressBar label={t('export.reading')} value={read} max={Math.max(rows, 1)} />
          <p className="mt-1.5 text-xs text-ink-3 tabular-nums">{t('export.progress', { read, rows })}</p>
        </>
      )}
      {viewState === 'failed' && <Failed dialog={dialog} />}
      {viewState === 'done' && (
        <Notice kind="success" live="off" title={t('export.done', { rows: read })}>
          <span className="font-regular">{t('export.done.text', { file })}</span>
        </Notice>
      )}
    </div>
  )
}

const Failed = ({ dialog }: { dialog: ExportDialogRef<unknown> }) => {
  const { t, errorText } = useI18n()
  const failure = useSelector(dialog, ({ context }) => context.error) ?? { code: 'UNEXPECTED' }
  const read = useSelector(dialog, selectRowsRead)
  const details = useSupportDetails(failure)
  return (
    <Notice kind="error" live="off" title={t('export.failed', { read })}>
      <p className="font-regular">{errorText(failure.code)}</p>
      <div className="mt-1">
        <SupportDetails {...details} />
      </div>
    </Notice>
  )
}

interface ActionsProps {
  dialog: ExportDialogRef<unknown>
  form: string
  onLeave: () => void
}

/** Buttons of the dialog. The primary one keeps its place and focus while its label changes with the state. */
const Actions = ({ dialog, form, onLeave }: ActionsProps) => {
  const { t } = useI18n()
  const viewState = useSelector(dialog, selectExportViewState)
  const rows = useSelector(dialog, selectRowsToExport)
  const words = {
    closed: '',
    editing: t('export.submit', { rows }),
    reading: t('export.reading'),
    failed: t('faces.retry'),
    done: t('common.close'),
  }
  const press = () => {
    if (viewState === 'failed') dialog.send({ type: 'RETRY' })
    if (viewState === 'done') dialog.send({ type: 'CLOSE' })
  }
  return (
    <>
      {viewState === 'editing' && (
        <Button onClick={() => dialog.send({ type: 'CLOSE' })}>{t('common.cancel')}</Button>
      )}
      {(viewState === 'reading' || viewState === 'failed') && (
        <Button onClick={() => dialog.send({ type: 'CANCEL' })}>
          {t(viewState === 'reading' ? 'common.cancel' : 'common.back')}
        </Button>
      )}
      {viewState === 'reading' && <Button onClick={onLeave}>{t('export.leave')}</Button>}
      <Button
        key="main"
        type={viewState === 'editing' ? 'submit' : 'button'}
        form={form}
        variant="primary"
        busy={viewState === 'reading'}
        // Keeps the focus in the field, because a blur would correct the amount and move the button before the click
        // lands.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      >
        {words[viewState]}
      </Button>
    </>
  )
}
