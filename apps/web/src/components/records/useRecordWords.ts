import { countryName, LOCALES } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import type { ValueWords } from './fieldValue.ts'

export interface RecordWords extends ValueWords {
  /** Label of a field: the class's label, else the common one, else the API name. */
  readonly labelOf: (name: string) => string
  /** Separates a label from its value. */
  readonly colon: string
}

/** Returns the record class that `meta` describes. */
export const recordClassOf = (meta: readonly MetaField[]): string =>
  meta.find(({ LabelKey }) => LabelKey !== '')?.LabelKey.split('.')[0] ?? ''

/** Returns the texts of the record class that `meta` describes. */
export const useRecordWords = (meta: readonly MetaField[]): RecordWords => useClassWords(recordClassOf(meta))

/** Returns the texts of a record class; unknown fields and values keep their raw names. */
export const useClassWords = (name: string): RecordWords => {
  const { t, textOf, formats, language } = useI18n()
  return {
    formats,
    colon: t('common.colon'),
    labelOf: (field) => textOf(`record.${name}.${field}`, `record.${field}`) ?? field,
    wordOf: (field, value) => {
      if (field === 'Country') return countryName(LOCALES[language], String(value))
      const own = textOf(
        `record.${name}.${field}.${value}`,
        `record.${field}.${value}`,
        // Answers of a request form.
        `choice.${field}.${value}`,
      )
      if (typeof value === 'boolean') return own ?? t(value ? 'common.yes' : 'common.no')
      return own ?? String(value)
    },
    countOf: (count) => t('record.count', { count }),
  }
}
