import type { RecordFields } from '@portal/machines'
import { MINUTE_MS } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { useNow } from '../../data/useNow.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { NO_VALUE } from '../lists/figures.ts'
import { writtenValue } from './fieldValue.ts'
import { type Happening, historyOf, inOneLog, type LogLine } from './history.ts'
import type { RecordWords } from './useRecordWords.ts'

/** Maximum number of lines, because a job may have hundreds of results. */
const MOST = 50

export interface RecordHistoryProps {
  meta: readonly MetaField[]
  record: RecordFields
  words: RecordWords
  /** Log lines from other records. */
  more?: readonly LogLine[]
}

const lineOf = ({ at, key, field, details }: Happening, words: RecordWords): LogLine => ({
  at,
  key,
  title: words.labelOf(field),
  detail: Object.entries(details)
    .map(([name, value]) => writtenValue(name, undefined, value, words))
    .filter((text) => text !== NO_VALUE)
    .join(' · '),
})

export const RecordHistory = ({ meta, record, words, more = [] }: RecordHistoryProps) => {
  const { t } = useI18n()
  const now = useNow(MINUTE_MS)
  const own = historyOf(meta, record, now).map((one) => lineOf(one, words))
  const changes = Number(record['Version']) - 1
  return (
    <LogCard
      title={t('record.tab.history')}
      // `now` is updated once a minute, so this includes the lines of `more` since the last update.
      lines={inOneLog(now + MINUTE_MS, own, more)}
      {...(changes > 0 && { note: t('record.history.changes', { count: changes }) })}
    />
  )
}

export interface LogCardProps {
  title: string
  note?: string
  action?: ReactNode
  lines: readonly LogLine[]
  /** Maximum number of lines; the card counts the rest unless it links to them. */
  most?: number
}

export const LogCard = ({ title, note, action, lines, most = MOST }: LogCardProps) => {
  const { t, formats } = useI18n()
  return (
    <Card
      title={title}
      padded={false}
      className="@container"
      {...(note !== undefined && { note })}
      {...(action !== undefined && { action })}
    >
      <ol className="divide-y divide-line border-t border-line text-sm">
        {lines.slice(0, most).map(({ at, key, title: word, detail = '', href, isBad = false }) => (
          <li
            key={key}
            className="grid items-baseline gap-x-4 px-4.5 py-2.5 @lg:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <time dateTime={new Date(at).toISOString()} className="text-ink-3 tabular-nums">
              {formats.dateTime(at)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {isBad && <TriangleAlert size={16} className="mr-1.5 inline align-[-0.2em] text-err-ink" />}
              {href === undefined ? (
                <span className="font-medium">{word}</span>
              ) : (
                <TextLink href={href}>{word}</TextLink>
              )}
              {detail !== '' && (
                <>
                  {' · '}
                  {/* Keeps a card number on one line instead of breaking it at its hyphens. */}
                  <span className="inline-block">{detail}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {action === undefined && lines.length > most && (
        <p className="px-4.5 py-3 text-sm text-ink-3">{t('record.more', { count: lines.length - most })}</p>
      )}
    </Card>
  )
}
