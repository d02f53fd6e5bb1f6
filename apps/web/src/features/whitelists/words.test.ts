import { LANGUAGES } from '@portal/schemas'
import { expect, it } from 'vitest'
import { listColumns } from '../../components/lists/columns.tsx'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { NETWORK, OWN } from './area.ts'
import { groupsIn } from './list.tsx'

it.each(LANGUAGES)('the list of groups labels the relation in %s like the other lists', async (language) => {
  const { t } = createTexts(language, await loadAllTexts(language))
  const headerIn = (area: typeof NETWORK) =>
    listColumns(groupsIn(area).columns, { t, formats: createFormats(language) }).find(
      ({ key }) => key === 'Relation',
    )?.header
  expect(headerIn(NETWORK)).toBe(t('record.RelationId'))
  expect(headerIn(OWN)).toBe(t('subscriptions.column.Relation'))
})
