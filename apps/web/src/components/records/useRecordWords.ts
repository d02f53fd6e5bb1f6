import { countryName, LOCALES } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import type { ValueWords } from './fieldValue.ts'

export interface RecordWords extends ValueWords {
  /** The name of a field: the class's own, the one that all classes share, else as the server calls it. */
  readonly labelOf: (name: string) => string
}

/** The class that `meta` speaks of. */
const classOf = (meta: readonly MetaField[]): string =>
  meta.find(({ LabelKey }) => LabelKey !== '')?.LabelKey.split('.')[0] ?? ''

/** The words of a class of records; fields and values of a server that we do not know keep their raw names. */
export const useRecordWords = (meta: readonly MetaField[]): RecordWords => {
  const { t, textOf, formats, language } = useI18n()
  const name = classOf(meta)
  return {
    formats,
    labelOf: (field) => textOf(`record.${name}.${field}`, `record.${field}`) ?? field,
    wordOf: (field, value) => {
      if (field === 'Country') return countryName(LOCALES[language], String(value))
      const own = textOf(
        `record.${name}.${field}.${value}`,
        `record.${field}.${value}`,
        // What was chosen in a request.
        `choice.${field}.${value}`,
      )
      if (typeof value === 'boolean') return own ?? t(value ? 'common.yes' : 'common.no')
      return own ?? String(value)
    },
    countOf: (count) => t('record.count', { count }),
  }
}
