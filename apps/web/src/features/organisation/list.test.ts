import { expect, it } from 'vitest'
import { listColumns } from '../../components/lists/columns.tsx'
import { readContact } from '../../services/readers/relations.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { usersFor } from './list.tsx'

const { t } = createTexts('en', await loadAllTexts('en'))
const roleOf = (Role: unknown) =>
  listColumns(usersFor('RC1').columns, { t, formats: createFormats('en') })
    .find(({ key }) => key === 'Role')
    ?.value?.(readContact({ Id: 'RC2', Role }))

it.each([
  ['User', 'User'],
  ['FleetManager', 'Fleet manager'],
  ['AUDITOR', 'Unknown (AUDITOR)'],
  [undefined, undefined],
])('the list of users shows the role %s as %s', (role, words) => expect(roleOf(role)).toBe(words))
