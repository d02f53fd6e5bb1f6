import type { RecordFields } from '@portal/machines'
import { normalizeText } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Secret } from '../../ui/Secret.tsx'
import { type RawField, rawFields, rawText } from './rawFields.ts'
import type { RecordWords } from './useRecordWords.ts'

export interface RecordRawProps {
  meta: readonly MetaField[]
  record: RecordFields
  words: RecordWords
}

/** Raw view of a record: each field with its API name and value, searchable and copyable. */
export const RecordRaw = ({ meta, record, words }: RecordRawProps) => {
  const { t } = useI18n()
  const [search, setSearch] = useState('')
  const groups = rawFields(meta, record, words.labelOf, normalizeText(search.trim()))
  const found = groups.flatMap(({ fields }) => fields)
  const copied = Object.fromEntries(
    found.flatMap(({ name, value, isSensitive }) => (isSensitive ? [] : [[name, value]])),
  )
  return (
    // Limits the width, so the copy buttons stay close to their values.
    <div className="grid max-w-6xl gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label={t('record.raw.search')}
          placeholder={t('record.raw.search')}
          value={search}
          onSearch={setSearch}
          clearLabel={t('record.raw.clear')}
          className="w-full sm:w-80"
        />
        <p role="status" className="grow text-sm text-ink-3 tabular-nums">
          {t('record.raw.count', { count: found.length })}
        </p>
        {found.length > 0 && (
          <CopyButton
            text={rawText(copied)}
            label={t('record.raw.copyAll')}
            copiedLabel={t('record.copied')}
          />
        )}
      </div>
      {groups.map(({ category, fields }) => (
        <Card
          key={category}
          title={t(category === 'OTHER' ? 'record.raw.other' : `record.category.${category}`)}
          padded={false}
        >
          <dl>
            {fields.map((field) => (
              <Row key={field.name} field={field} />
            ))}
          </dl>
        </Card>
      ))}
    </div>
  )
}

const Row = ({ field: { name, label, value, isSensitive } }: { field: RawField }) => {
  const { t } = useI18n()
  const text = rawText(value)
  const content = <span className="font-mono text-xs break-all whitespace-pre-wrap">{text}</span>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-line px-4.5 py-2 md:grid-cols-[16rem_minmax(0,1fr)_auto]">
      <dt className="min-w-0 text-sm">
        <span className="font-mono text-xs font-semibold break-all">{name}</span>
        {label !== name && <span className="block text-xs text-ink-3">{label}</span>}
      </dt>
      <dd className="min-w-0 text-sm max-md:col-span-full max-md:row-start-2">
        {isSensitive ? (
          <Secret hidden="••••" words={{ show: t('common.show'), hide: t('record.hide'), what: name }}>
            {content}
          </Secret>
        ) : (
          content
        )}
      </dd>
      <dd>
        <CopyButton
          text={text}
          label={
            <>
              {t('record.copy')} <span className="sr-only">{name}</span>
            </>
          }
          copiedLabel={t('record.copied')}
        />
      </dd>
    </div>
  )
}
