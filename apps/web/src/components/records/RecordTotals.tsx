import { queryOf } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { entryOf } from '../../data/entry.ts'
import { useQuery } from '../../data/query.ts'
import type { TableSource } from '../../data/table.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import { QueryView } from '../QueryView.tsx'
import type { RecordScreen } from './recordScreen.ts'

export interface RecordTotalsProps {
  totals: NonNullable<RecordScreen['totals']>
  table: TableSource<AnyRecord>
  fixed: readonly Filter[]
  span: PeriodQuery
}

/** Number, energy, price and duration of all filtered records, not only of those on the page. */
export const RecordTotals = ({ totals, table, fixed, span }: RecordTotalsProps) => {
  const { t, formats } = useI18n()
  const view = useSelector(table.actor, ({ context }) => context.view)
  const { filter } = queryOf(fixed, view)
  const read = useQuery(totals, {
    query: { ...(filter !== undefined && { filter }), ...span },
  })
  return (
    <QueryView entry={entryOf(read)} loading={<Line />} failed={t('record.totals.failed')}>
      {({ Sessions, EnergyKwh, Price, DurationSeconds }) => (
        <Line>
          {t('record.totals', {
            records: t('record.totals.count', { count: Sessions }),
            energy: `${formats.count(EnergyKwh)} kWh`,
            price: formats.money(Price),
            duration: formats.seconds(DurationSeconds),
          })}
        </Line>
      )}
    </QueryView>
  )
}

/** Reserves the line while loading, so the rows do not move down. */
const Line = ({ children }: { children?: ReactNode }) => (
  <p role="status" className="mb-2 min-h-5 text-sm text-ink-2 tabular-nums">
    {children}
  </p>
)
