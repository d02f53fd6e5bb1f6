import { selectBulkResults, selectBulkViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../../app/context.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import type { BulkAction } from './bulkActions.ts'
import type { BulkItem, RecordRun } from './run.ts'

const MOST = 50

export interface OutcomesProps {
  run: RecordRun
  Outcome: NonNullable<BulkAction['Outcome']>
  nameOf: (record: AnyRecord) => string
}

/** Outcome of each written record, for actions whose outcome is more than 'done'. */
export const Outcomes = ({ run, Outcome, nameOf }: OutcomesProps) => {
  const { t } = useI18n()
  const viewState = useSelector(run, selectBulkViewState)
  const results = useSelector(run, (snapshot) => selectBulkResults<BulkItem>(snapshot))
  const done = results.filter(({ failure }) => failure === undefined)
  if (viewState !== 'ended' || done.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="mb-1.5 text-sm font-semibold">{t('record.bulk.outcomes')}</h3>
      <ul className="grid gap-1 text-sm">
        {done.slice(0, MOST).map(({ item, answer }) => (
          <li key={item.record.Id} className="wrap-anywhere">
            <span className="font-medium">{nameOf(item.record)}</span>
            {t('common.colon')}
            <span className="text-ink-2">
              <Outcome answer={answer} />
            </span>
          </li>
        ))}
        {done.length > MOST && <li>{t('record.more', { count: done.length - MOST })}</li>}
      </ul>
    </section>
  )
}
