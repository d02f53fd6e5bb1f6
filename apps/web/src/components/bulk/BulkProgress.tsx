import {
  type BulkRunRef,
  type Failure,
  isUnanswered,
  selectBulkDone,
  selectBulkFailed,
  selectBulkLeft,
  selectBulkResults,
  selectBulkViewState,
  selectIsStopping,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FailedRead } from '../FailedRead.tsx'

export interface BulkProgressProps<TSource, TItem> {
  run: BulkRunRef<TSource, TItem>
  nameOf: (item: TItem) => string
  /** Reason for a failed write; defaults to the text of its code. */
  reasonOf?: (failure: Failure) => string
  /** Handler for 'Back' after the run; by default, it returns to the start. */
  onBack?: () => void
  /** Additional buttons after the run. */
  children?: ReactNode
}

export const BulkProgress = <TSource, TItem>(props: BulkProgressProps<TSource, TItem>) => {
  const { t } = useI18n()
  const { run } = props
  const viewState = useSelector(run, selectBulkViewState)
  const error = useSelector(run, ({ context }) => context.error)
  if (viewState === 'checking')
    return (
      <p role="status" className="flex items-center gap-2 py-6">
        <Spinner size={18} /> {t('common.checking')}
      </p>
    )
  if (viewState === 'unchecked' && error)
    return (
      <FailedRead title={t('bulk.checkFailed')} failure={error} onRetry={() => run.send({ type: 'RETRY' })} />
    )
  if (viewState === 'running') return <Running run={run} />
  return viewState === 'ended' ? <Ended {...props} /> : null
}

const Running = <TSource, TItem>({ run }: { run: BulkRunRef<TSource, TItem> }) => {
  const { t } = useI18n()
  const done = useSelector(run, selectBulkDone)
  const failed = useSelector(run, selectBulkFailed)
  const left = useSelector(run, selectBulkLeft)
  const isStopping = useSelector(run, selectIsStopping)
  const total = done + failed + left
  return (
    <div className="grid gap-3 py-2">
      <ProgressBar label={t('bulk.progress')} value={done + failed} max={total} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm font-medium tabular-nums">
          {t('bulk.running', { done, total })}
          {failed > 0 && <span className="text-err-ink"> · {t('bulk.failing', { count: failed })}</span>}
        </p>
        <Button busy={isStopping} onClick={() => run.send({ type: 'CANCEL' })}>
          {t(isStopping ? 'bulk.stopping' : 'bulk.cancel')}
        </Button>
      </div>
    </div>
  )
}

const Ended = <TSource, TItem>({
  run,
  nameOf,
  reasonOf,
  onBack,
  children,
}: BulkProgressProps<TSource, TItem>) => {
  const { t, errorText } = useI18n()
  const results = useSelector(run, (snapshot) => selectBulkResults<TItem>(snapshot))
  const done = useSelector(run, selectBulkDone)
  const failed = useSelector(run, selectBulkFailed)
  const left = useSelector(run, selectBulkLeft)
  const counts = [
    t('bulk.ended', { count: done }),
    ...(failed > 0 ? [t('bulk.failing', { count: failed })] : []),
    ...(left > 0 ? [t('bulk.notReached', { count: left })] : []),
  ]
  return (
    <div className="grid gap-4">
      <Notice
        kind={failed > 0 ? 'error' : left > 0 ? 'warning' : 'success'}
        title={counts.join(' · ')}
        actions={
          failed + left > 0 && (
            <Button size="sm" variant="primary" onClick={() => run.send({ type: 'RETRY' })}>
              {t('bulk.retry', { count: failed + left })}
            </Button>
          )
        }
      />
      {failed > 0 && (
        <section>
          <h3 className="mb-1.5 text-sm font-semibold">{t('bulk.failures')}</h3>
          <ul className="grid gap-1 text-sm">
            {results.map(
              ({ item, failure }) =>
                failure && (
                  <li key={nameOf(item)} className="wrap-anywhere">
                    <span className="font-medium">{nameOf(item)}</span>
                    {t('common.colon')}
                    {reasonOf?.(failure) ?? errorText(failure.code)}
                    {isUnanswered(failure) && ` ${t('writing.unanswered')}`}
                  </li>
                ),
            )}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-2.5">
        {children}
        <Button onClick={onBack ?? (() => run.send({ type: 'BACK' }))}>{t('common.back')}</Button>
      </div>
    </div>
  )
}
