import { LANGUAGES } from '@portal/schemas'
import { expect, it } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { NETWORK, OWN } from './area.ts'
import { groupColumns } from './columns.tsx'

it.each(LANGUAGES)('operators read in %s whose group it is as in their other lists', async (language) => {
  const { t } = createTexts(language, await loadAllTexts(language))
  const headerIn = (area: typeof NETWORK) =>
    groupColumns(t, createFormats(language), area).find(({ key }) => key === 'Relation')?.header
  expect(headerIn(NETWORK)).toBe(t('record.RelationId'))
  expect(headerIn(OWN)).toBe(t('subscriptions.column.Relation'))
})
