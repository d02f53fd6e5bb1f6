import { expect, it } from 'vitest'
import { readContact } from '../../services/readers/relations.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createTexts } from '../../texts/index.ts'
import { userColumns } from './columns.tsx'

const { t } = createTexts('en', await loadAllTexts('en'))
const roleOf = (Role: unknown) =>
  userColumns(t, 'RC1')
    .find(({ key }) => key === 'Role')
    ?.value?.(readContact({ Id: 'RC2', Role }))

it.each([
  ['User', 'User'],
  ['FleetManager', 'Fleet manager'],
  ['AUDITOR', 'Unknown (AUDITOR)'],
  [undefined, undefined],
])('The role %s of a user is listed as %s', (role, words) => expect(roleOf(role)).toBe(words))
