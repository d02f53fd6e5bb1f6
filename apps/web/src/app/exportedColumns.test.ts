import { type ClassName, classEntry } from '@portal/schemas/contract'
import { expect, it, vi } from 'vitest'
import { listColumns } from '../components/lists/columns.tsx'
import { CARDS } from '../features/cards/list.tsx'
import { CHARGER_COLUMNS, sentenceColumn } from '../features/chargers/list.tsx'
import { usersFor } from '../features/organisation/list.tsx'
import { REQUESTS } from '../features/requests/list.ts'
import { SESSIONS } from '../features/sessions/list.tsx'
import { SUBSCRIPTION_CARDS } from '../features/subscriptions/cardList.tsx'
import { subscriptionsAt } from '../features/subscriptions/list.tsx'
import { NETWORK } from '../features/whitelists/area.ts'
import { cardColumns as groupCardColumns } from '../features/whitelists/cardColumns.tsx'
import { groupsIn } from '../features/whitelists/list.tsx'
import { loadAllTexts } from '../texts/all.ts'
import { createFormats, createTexts } from '../texts/index.ts'

// Card actions read browser globals on import, and this test runs in Node.
vi.mock('../features/cards/actions/Repairs.tsx', () => ({
  ChooseUser: () => null,
  ChooseSubscription: () => null,
}))

const { t } = createTexts('en', await loadAllTexts('en'))
const formats = createFormats('en')
const words = { t, formats }

interface Exported {
  readonly key: string
  readonly sensitive?: boolean
  readonly value?: unknown
}

const TABLES: readonly (readonly [ClassName, readonly Exported[]])[] = [
  ['token', listColumns(CARDS.columns, words)],
  ['chargepoint', listColumns([...CHARGER_COLUMNS, sentenceColumn(() => '')], words)],
  ['relationcontact', listColumns(usersFor('RC00001').columns, words)],
  ['request', listColumns(REQUESTS.columns, words)],
  ['chargesession', listColumns(SESSIONS.columns, words)],
  ['subscription', listColumns(subscriptionsAt(0).columns, words)],
  ['token', listColumns(SUBSCRIPTION_CARDS.columns, words)],
  ['whitelistgroup', listColumns(groupsIn(NETWORK).columns, words)],
  ['token', listColumns(groupCardColumns({ href: (id) => id }), words)],
]

it.each(TABLES)('The file of %s contains every column of its list', (_, columns) => {
  expect(columns.filter(({ value }) => value === undefined).map(({ key }) => key)).toEqual([])
})

it.each(TABLES)(
  'The list of %s marks exactly the sensitive fields of the class as sensitive columns (S9)',
  (name, columns) => {
    const sensitive: readonly string[] = classEntry(name).sensitive ?? []
    expect(columns.filter((column) => column.sensitive).map(({ key }) => key)).toEqual(
      columns.map(({ key }) => key).filter((key) => sensitive.includes(key)),
    )
  },
)
