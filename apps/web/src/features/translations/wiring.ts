import { type BulkRunRef, createBulkRun, type WritingRef } from '@portal/machines'
import { genericCalls, type TranslatedTexts } from '@portal/schemas'
import { useState } from 'react'
import { useSystem } from '../../app/context.ts'
import { useBulkRun } from '../../data/bulkRun.ts'
import { askEveryRecord, useEveryRecord } from '../../data/everyRecord.ts'
import type { Query } from '../../data/query.ts'
import { useWriting } from '../../data/writing.ts'
import { invalidateAll } from '../../data/written.ts'
import { type Bco, type CallOptions, isBcoFailure } from '../../services/bco.ts'
import { readTranslation } from '../../services/readers/translations.ts'
import { problemsOf } from '../../texts/checkTranslations.ts'
import { differencesOf, type ImportItem } from './importing.ts'
import { type ByLanguage, mergedTexts, overrideIn, rowsOf, type TextRow } from './rows.ts'

const { filtered, createupdate } = genericCalls('translation', 'Translation')

/** Reads all texts with the changes of operators. */
export const useTextRows = (built: TranslatedTexts): Query<readonly TextRow[]> => {
  const { data, ...read } = useEveryRecord(filtered, {})
  return { ...read, data: data && rowsOf(built, data.map(readTranslation)) }
}

interface Written {
  readonly row: TextRow
  readonly texts: ByLanguage
  readonly version: number | undefined
}

const writeText = async (bco: Bco, { row, texts, version }: Written, options: CallOptions) => {
  try {
    await bco.call(
      createupdate,
      {
        query: {},
        body: {
          ...(row.record ? { Id: row.record.id, Version: version ?? 0 } : { Key: row.key }),
          En: overrideIn(row, texts, 'en'),
          Fr: overrideIn(row, texts, 'fr'),
          Nl: overrideIn(row, texts, 'nl'),
        },
      },
      options,
    )
  } catch (error) {
    if (row.record || !isBcoFailure(error) || !error.message.startsWith('Key: ')) throw error
    // A colleague has already changed this text, so treat the error as an edit conflict.
    invalidateAll({ dataClass: 'translation' })
    throw { ...error, status: CONFLICT }
  }
}

const CONFLICT = 409

/** Returns the English text, which defines the placeholders that the code fills in. */
export const sourceOf = ({ built, texts }: TextRow): string => built?.en ?? texts.en

/** Returns the actor that saves one text. Keeps the changes that colleagues make in other languages. */
export const useTextEdit = (row: TextRow): WritingRef<ByLanguage> => {
  const { bco } = useSystem()
  const [opened] = useState(row.texts)
  return useWriting<ByLanguage>({
    draftKey: `text ${row.key} ${row.record?.version}`,
    draft: row.texts,
    isOpen: true,
    isReady: (draft) => Object.values(draft).every((text) => problemsOf(sourceOf(row), text).length === 0),
    write: ({ draft, version }, options) => {
      const texts = mergedTexts(opened, draft, row.texts)
      return writeText(bco(), { row, texts, version }, options)
    },
  })
}

const textImport = createBulkRun<File, ImportItem>({ isRunnable: ({ kind }) => kind === 'change' })

/** Reads a file, compares it with the current texts, and applies the changes one text at a time. */
export const useTextImport = (built: TranslatedTexts): BulkRunRef<File, ImportItem> => {
  const { bco } = useSystem()
  return useBulkRun(textImport, {
    dataClass: 'translation',
    check: async (file, signal) => {
      const [content, { data }] = await Promise.all([
        file.text(),
        askEveryRecord(bco(), filtered, {}, signal),
      ])
      return differencesOf(content, built.en, rowsOf(built, data.map(readTranslation)))
    },
    write: async (item, options) => {
      if (item.kind !== 'change') return
      const { row, texts } = item
      await writeText(bco(), { row, texts, version: row.record?.version }, options)
    },
  })
}
