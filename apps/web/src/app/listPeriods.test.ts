// @vitest-environment jsdom

import { type ClassName, classEntry, entitySchemas, periodField } from '@portal/schemas/contract'
import { describe, expect, it, vi } from 'vitest'
import type { DeclaredFilter } from '../components/lists/filters.ts'
import type { RecordScreen } from '../components/records/recordScreen.ts'
import { CARDS } from '../features/cards/list.tsx'
import { usersFor } from '../features/organisation/list.tsx'
import { REQUESTS } from '../features/requests/list.ts'
import { SESSIONS } from '../features/sessions/list.tsx'
import { SUBSCRIPTION_CARDS } from '../features/subscriptions/cardList.tsx'
import { subscriptionsAt } from '../features/subscriptions/list.tsx'
import { NETWORK, OWN } from '../features/whitelists/area.ts'
import { groupsIn } from '../features/whitelists/list.tsx'

vi.mock('../features/cards/actions/Repairs.tsx', () => ({
  ChooseUser: () => null,
  ChooseSubscription: () => null,
}))

const isScreen = (value: unknown): value is RecordScreen =>
  typeof value === 'object' && value !== null && 'routes' in value && 'columns' in value
const modules = import.meta.glob<object>('../features/**/recordScreens{.ts,/*.ts}', { eager: true })
const screens = Object.values(modules).flatMap((module) => Object.values(module).filter(isScreen))

interface Dated {
  readonly date: string | DeclaredFilter
  readonly columns: readonly { readonly field: string }[]
}

const LISTS: readonly (readonly [ClassName, Dated])[] = [
  ['chargesession', SESSIONS],
  ['request', REQUESTS],
  ['subscription', subscriptionsAt(0)],
  ['token', CARDS],
  ['token', SUBSCRIPTION_CARDS],
  ['relationcontact', usersFor('RC00001')],
  ['whitelistgroup', groupsIn(NETWORK)],
  ['whitelistgroup', groupsIn(OWN)],
]

const isDate = (name: ClassName, field: string): boolean => {
  const { properties }: { properties: Readonly<Record<string, object>> } =
    entitySchemas[classEntry(name).entity]
  return Object.entries(properties[field] ?? {}).some(
    ([key, value]) => key === 'format' && value === 'date-time',
  )
}

describe('The period of a list', () => {
  it.each(screens.map((screen) => [screen.list, screen] as const))(
    'limits a date column of the operators’ list %s, if it has one',
    (_, { routes, columns }) => {
      const name = routes.filtered.path.split('/')[2] as ClassName
      const dates = columns.map(({ field }) => field).filter((field) => isDate(name, field))
      expect(isDate(name, periodField(name))).toBe(true)
      expect(dates.length === 0 || dates.includes(periodField(name))).toBe(true)
    },
  )

  it.each(LISTS)(
    'limits the declared date field of the customers’ list of the class %s',
    (name, { date, columns }) => {
      const declared = typeof date === 'string' ? columns.find(({ field }) => field === date) : date
      expect(declared?.field).toBe(periodField(name))
    },
  )
})
