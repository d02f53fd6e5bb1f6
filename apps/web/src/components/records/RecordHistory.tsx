import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import { useNow } from '../../data/reads.ts'
import { Card } from '../../ui/Card.tsx'
import { NO_VALUE, writtenValue } from './fieldValue.ts'
import { historyOf } from './history.ts'
import type { RecordWords } from './useRecordWords.ts'

const MINUTE_MS = 60_000
/** Results of jobs come by the hundreds: so many are shown. */
const MOST = 50

export interface RecordHistoryProps {
  meta: readonly MetaField[]
  record: RecordFields
  words: RecordWords
}

/** What happened to a record, the latest first. */
export const RecordHistory = ({ meta, record, words }: RecordHistoryProps) => {
  const { t, formats } = useI18n()
  const now = useNow(MINUTE_MS)
  const happened = historyOf(meta, record, now)
  const changes = Number(record['Version']) - 1
  return (
    <Card
      title={t('record.tab.history')}
      padded={false}
      {...(changes > 0 && { note: t('record.history.changes', { count: changes }) })}
    >
      <ol className="divide-y divide-line border-t border-line text-sm">
        {happened.slice(0, MOST).map(({ at, key, field, told }) => (
          <li key={key} className="grid gap-x-4 px-4.5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <time dateTime={new Date(at).toISOString()} className="text-ink-3 tabular-nums">
              {formats.dateTime(at)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{words.labelOf(field)}</span>
              {Object.entries(told)
                .map(([name, value]) => writtenValue(name, undefined, value, words))
                .filter((text) => text !== NO_VALUE)
                .map((text) => ` · ${text}`)}
            </span>
          </li>
        ))}
      </ol>
      {happened.length > MOST && (
        <p className="px-4.5 py-3 text-sm text-ink-3">
          {t('record.more', { count: happened.length - MOST })}
        </p>
      )}
    </Card>
  )
}
