import { type ClassName, classEntry } from '@portal/schemas/contract'
import { expect, it } from 'vitest'
import { listColumns } from '../components/lists/columns.tsx'
import { cardColumns } from '../features/cards/columns.tsx'
import { chargerColumns, sentenceColumn } from '../features/chargers/columns.tsx'
import { userColumns } from '../features/organisation/columns.tsx'
import { requestColumns } from '../features/requests/columns.tsx'
import { SESSIONS } from '../features/sessions/columns.tsx'
import { subscriptionCardColumns } from '../features/subscriptions/cardColumns.tsx'
import { subscriptionColumns } from '../features/subscriptions/columns.tsx'
import { NETWORK } from '../features/whitelists/area.ts'
import { cardColumns as groupCardColumns } from '../features/whitelists/cardColumns.tsx'
import { groupColumns } from '../features/whitelists/columns.tsx'
import { loadAllTexts } from '../texts/all.ts'
import { createFormats, createTexts } from '../texts/index.ts'

const { t } = createTexts('en', await loadAllTexts('en'))
const formats = createFormats('en')

interface Exported {
  readonly key: string
  readonly sensitive?: boolean
  readonly value?: unknown
}

const TABLES: readonly (readonly [ClassName, readonly Exported[]])[] = [
  ['token', cardColumns(t)],
  ['chargepoint', [...chargerColumns(t, formats), sentenceColumn(t, () => '')]],
  ['relationcontact', userColumns(t, 'RC00001')],
  ['request', requestColumns(t, formats)],
  ['chargesession', listColumns(SESSIONS.columns, { t, formats })],
  ['subscription', subscriptionColumns(t, formats, 0)],
  ['token', subscriptionCardColumns(t)],
  ['whitelistgroup', groupColumns(t, formats, NETWORK)],
  ['token', groupCardColumns(t, { href: (id) => id })],
]

it.each(TABLES)('every column of %s can be exported', (_, columns) => {
  expect(columns.filter(({ value }) => value === undefined).map(({ key }) => key)).toEqual([])
})

it.each(TABLES)(
  'what the contract calls sensitive of %s is exported only when asked for (S9)',
  (name, columns) => {
    const sensitive: readonly string[] = classEntry(name).sensitive ?? []
    expect(columns.filter((column) => column.sensitive).map(({ key }) => key)).toEqual(
      columns.map(({ key }) => key).filter((key) => sensitive.includes(key)),
    )
  },
)
