import {
  selectBulkDone,
  selectBulkFailed,
  selectBulkItems,
  selectBulkLeft,
  selectBulkViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useI18n } from '../../../app/context.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { BulkConfirm } from '../../bulk/BulkConfirm.tsx'
import { BulkProgress } from '../../bulk/BulkProgress.tsx'
import type { BulkAction } from './bulkActions.ts'
import { Outcomes } from './Outcomes.tsx'
import type { BulkItem, RecordRun } from './run.ts'

export interface BulkDialogProps {
  run: RecordRun
  /** Action chosen since the list was opened; undefined if the run started before that. */
  action: BulkAction | undefined
  count: number
  isOpen: boolean
  onClose: () => void
  /** Receives the value that the action asks for. */
  onValue: (value: string) => void
  nameOf: (record: AnyRecord) => string
}

export const BulkDialog = (props: BulkDialogProps) => {
  const { t, textOf, errorText } = useI18n()
  const { run, isOpen, onClose, nameOf } = props
  const viewState = useSelector(run, selectBulkViewState)
  const form = useId()
  const under = useSelector(run, ({ context }) => context.source?.action)
  const action = viewState === 'picking' ? props.action : (under ?? props.action)
  const isAsking = viewState === 'picking' || viewState === 'checked'
  return (
    <Dialog
      open={isOpen && action !== undefined}
      onClose={onClose}
      title={
        action && t('record.bulk.title', { action: t(action.label as 'common.edit'), count: props.count })
      }
      closeLabel={t('common.close')}
      actions={isAsking && <Actions {...props} action={action} form={form} />}
    >
      {viewState === 'picking' && action?.asks && <Value {...props} asks={action.asks} form={form} />}
      {viewState === 'checked' && <Checked run={run} nameOf={nameOf} action={action} />}
      <BulkProgress
        run={run}
        nameOf={({ record }) => nameOf(record)}
        reasonOf={({ code }) => textOf(`record.refused.${code}`) ?? errorText(code)}
        onBack={onClose}
      />
      {action?.Outcome && <Outcomes run={run} Outcome={action.Outcome} nameOf={nameOf} />}
    </Dialog>
  )
}

const Actions = ({ run, action, form, onClose }: BulkDialogProps & { form: string }) => {
  const { t } = useI18n()
  const viewState = useSelector(run, selectBulkViewState)
  const items = useSelector(run, (snapshot) => selectBulkItems<BulkItem>(snapshot))
  const mayRun = useSelector(run, (snapshot) => snapshot.can({ type: 'RUN' }))
  const count = items.filter(({ staysAsIs }) => !staysAsIs).length
  return (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      {viewState === 'picking' && (
        <Button type="submit" form={form} variant="primary">
          {t('record.bulk.next')}
        </Button>
      )}
      {viewState === 'checked' && action && (
        <Button variant="primary" disabled={!mayRun} onClick={() => run.send({ type: 'RUN' })}>
          {t('record.bulk.run', { action: t(action.label as 'common.edit'), count })}
        </Button>
      )}
    </>
  )
}

interface ValueProps extends Pick<BulkDialogProps, 'onValue'> {
  asks: NonNullable<BulkAction['asks']>
  form: string
}

const Value = ({ asks, form, onValue }: ValueProps) => {
  if ('Form' in asks) return <asks.Form id={form} onValue={onValue} />
  const { label, options } = asks
  return (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault()
        onValue(String(new FormData(event.currentTarget).get('value') ?? ''))
      }}
    >
      {options ? (
        <Select name="value" label={label} options={options} />
      ) : (
        <TextInput name="value" label={label} required minLength={3} maxLength={255} />
      )}
    </form>
  )
}

/** Maximum number of unchanged records listed by name. */
const MOST = 10

const Checked = ({ run, nameOf, action }: Pick<BulkDialogProps, 'run' | 'nameOf' | 'action'>) => {
  const { t } = useI18n()
  const items = useSelector(run, (snapshot) => selectBulkItems<BulkItem>(snapshot))
  const value = useSelector(run, ({ context }) => context.source?.value ?? '')
  const Foreseen = action?.preview?.Foreseen
  const Summary = action?.asks && 'Form' in action.asks ? action.asks.Summary : undefined
  const staying = items.filter(({ staysAsIs }) => staysAsIs)
  const count = items.length - staying.length
  return (
    <div className="grid gap-3 text-ink">
      <p role="status" className="font-semibold">
        {count === 0 ? t('record.bulk.none') : t('record.bulk.ready', { count })}
      </p>
      {Summary && count > 0 && (
        <Summary
          value={value}
          records={items.flatMap(({ record, staysAsIs }) => (staysAsIs ? [] : [record]))}
        />
      )}
      {Foreseen && <Preview items={items} nameOf={nameOf} Foreseen={Foreseen} />}
      {!Foreseen && staying.length > 0 && count > 0 && (
        <div>
          <p>{t('record.bulk.stay', { count: staying.length })}</p>
          <ul className="mt-1 text-xs text-ink-3">
            {staying.slice(0, MOST).map(({ record }) => (
              <li key={record.Id} className="wrap-anywhere">
                {nameOf(record)}
              </li>
            ))}
            {staying.length > MOST && <li>{t('record.more', { count: staying.length - MOST })}</li>}
          </ul>
        </div>
      )}
      <BulkConfirm run={run} />
    </div>
  )
}

interface PreviewProps extends Pick<BulkDialogProps, 'nameOf'> {
  items: readonly BulkItem[]
  Foreseen: NonNullable<BulkAction['preview']>['Foreseen']
}

/** Maximum number of records listed with their expected outcome. */
const MOST_FORESEEN = 50

/** Expected outcome of each record; those that stay unchanged come first. */
const Preview = ({ items, nameOf, Foreseen }: PreviewProps) => {
  const { t } = useI18n()
  const sorted = [...items.filter(({ staysAsIs }) => staysAsIs), ...items.filter((item) => !item.staysAsIs)]
  return (
    <ul className="grid gap-1 text-sm">
      {sorted.slice(0, MOST_FORESEEN).map(({ record, foreseen }) => (
        <li key={record.Id} className="wrap-anywhere">
          <span className="font-medium">{nameOf(record)}</span>
          {t('common.colon')}
          <span className="text-ink-2 tabular-nums">
            {foreseen ? <Foreseen answer={foreseen.answer} /> : t('record.bulk.stays')}
          </span>
        </li>
      ))}
      {items.length > MOST_FORESEEN && <li>{t('record.more', { count: items.length - MOST_FORESEEN })}</li>}
    </ul>
  )
}

/** Progress of a run whose dialog was closed, with a button to reopen it. */
export const BulkUnderWay = ({ run, onShow }: { run: RecordRun; onShow: () => void }) => {
  const { t } = useI18n()
  const done = useSelector(run, selectBulkDone)
  const failed = useSelector(run, selectBulkFailed)
  const left = useSelector(run, selectBulkLeft)
  const viewState = useSelector(run, selectBulkViewState)
  if (viewState !== 'running' && viewState !== 'ended') return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3 text-sm font-medium tabular-nums">
      {t('record.bulk.goesOn', { done, total: done + failed + left })}
      {failed > 0 && <span className="text-err-ink">{t('bulk.failing', { count: failed })}</span>}
      <Button size="sm" onClick={onShow}>
        {t('common.show')}
      </Button>
    </p>
  )
}
