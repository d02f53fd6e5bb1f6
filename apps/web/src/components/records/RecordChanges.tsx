import type { RecordFields } from '@portal/machines'
import { formatFilter, genericCalls } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useAnswer } from '../../data/query.ts'
import { askRecords } from '../../data/records.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CardView } from '../CardView.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import { changesIn } from './auditChanges.ts'
import { type RecordWords, recordClassOf } from './useRecordWords.ts'

const { filtered } = genericCalls('audit', 'AuditEntry')

/** Maximum number of entries; the audit trail has all of them. */
const LATEST = 10

export interface RecordChangesProps {
  meta: readonly MetaField[]
  record: RecordFields
  words: RecordWords
}

/** Latest changes to a record from the audit trail: person, time and values. */
export const RecordChanges = ({ meta, record, words }: RecordChangesProps) => {
  const { t } = useI18n()
  const filter = formatFilter([
    { field: 'Class', operator: 'EX', value: recordClassOf(meta) },
    { field: 'RecordId', operator: 'EX', value: String(record['Id']) },
  ])
  const read = useAnswer(['audit', filter], (bco) =>
    askRecords(bco, filtered, { query: { filter, orderby: 'At desc', pagesize: LATEST } }),
  )
  return (
    <Card
      title={t('record.audit')}
      padded={false}
      action={<TextLink href={paths.netAudit({ filter })}>{t('record.audit.all')}</TextLink>}
    >
      <CardView read={read} failed={t('record.audit.failed')} height="h-40">
        {({ Data }) =>
          Data.length === 0 ? (
            <p className="px-4.5 pb-4.5 text-ink-2">{t('record.audit.none')}</p>
          ) : (
            <ol className="divide-y divide-line border-t border-line text-sm">
              {Data.map((entry) => (
                <Entry key={entry.Id} entry={entry} meta={meta} words={words} />
              ))}
            </ol>
          )
        }
      </CardView>
    </Card>
  )
}

const Entry = ({ entry, ...words }: { entry: AnyRecord } & Omit<RecordChangesProps, 'record'>) => {
  const { t, formats, textOf } = useI18n()
  const { By, ViewedAs, Action, At, Changes } = entry
  const by = String(By)
  const action = String(Action)
  return (
    <li className="grid gap-1 px-4.5 py-2.5">
      <p className="text-ink-3">
        <time dateTime={String(At)} className="tabular-nums">
          {formats.dateTime(Date.parse(String(At)))}
        </time>
        {' · '}
        <span className="font-medium text-ink">
          {ViewedAs === undefined ? by : t('record.audit.viewedAs', { by, name: String(ViewedAs) })}
        </span>
        {action !== 'CHANGED' && ` · ${textOf(`record.Action.${action}`) ?? action}`}
      </p>
      <AuditChanges changes={changesIn(Changes)} {...words} />
    </li>
  )
}
