import type { UserInfo } from '@portal/schemas'
import { expect, it, vi } from 'vitest'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { skippedIn, withSkips } from '../../data/records.ts'
import { readCharger } from '../../services/readers/chargers.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { findOnServer, type Organisations, organisationsOf } from './find.ts'

const person = (role: UserInfo['role'], IsCompany: 0 | 1 = 1): UserInfo => ({
  role,
  Relation: { Id: 'R1', Description: 'Noordzee', IsCompany },
  RelationContact: { Id: 'RC1', Name: 'Ann', Email: 'ann@noordzee.example' },
})

it('organisationsOf lets operators search all organisations, and group administrators their group if the flag is on', () => {
  expect(organisationsOf(person(['Operator']), false)).toBe('all')
  expect(organisationsOf(person(['SuperAdmin']), false)).toBe('all')
  expect(organisationsOf(person(['EntityManager']), true)).toBe('group')
  expect(organisationsOf(person(['EntityManager']), false)).toBe('none')
  expect(organisationsOf(person(['EntityManager'], 0), true)).toBe('none')
  expect(organisationsOf(person(['FleetManager']), true)).toBe('none')
  expect(organisationsOf(undefined, true)).toBe('none')
})

const CHARGERS = ['Bay 1', 'Haven 2'].map((Description, index) =>
  readCharger({ Id: `CP${index + 1}`, Description, ChargeBoxSerialNumber: 'HAVEN-1', Connectors: [] }),
)

const english = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }

const search = async (organisations: Organisations, i18n?: object, skipped = 0) => {
  const call = vi.fn(async ({ id }: { id: string }, _input: unknown) => {
    const found = [{ Id: 'R7', Description: 'Haven Gent' }]
    if (id === 'getRelationTree') return { data: withSkips(found, skipped) }
    if (id === 'listChargepoints') return { data: CHARGERS }
    return { data: { Data: id === 'filteredRelation' ? withSkips(found, skipped) : [] } }
  })
  const system = { bco: () => ({ call }), appearance: { i18n: () => i18n } }
  const seeker = { language: 'en', organisations, relation: 'R1' } as const
  const items = await findOnServer(
    { ...(system as object as PortalSystem), ...seeker },
    'Haven',
    new AbortController().signal,
  )
  return { items, calls: call.mock.calls.map(([{ id }, input]) => ({ id, input })) }
}

it('findOnServer searches the organisations below the user’s own, and links to sub-organisations', async () => {
  const { items, calls } = await search('group')
  expect(items).toMatchObject([
    { group: 'relations', title: 'Haven Gent', href: '/my/organisation/relations/R7' },
  ])
  expect(calls).toContainEqual({
    id: 'getRelationTree',
    input: { params: { parentId: 'R1' }, query: { filter: '(Description CO "Haven")' } },
  })
})

it('findOnServer finds a charger by its serial number, unless its name already matches (S7)', async () => {
  const { items, calls } = await search('none', english)
  expect(items).toMatchObject([{ group: 'chargers', title: 'Bay 1', href: '/my/chargepoints/CP1' }])
  expect(calls).toContainEqual({
    id: 'listChargepoints',
    input: { query: { filter: '(ChargeBoxSerialNumber CO "Haven")' } },
  })
})

it('findOnServer lets an operator search all customers', async () => {
  const { items } = await search('all')
  expect(items).toMatchObject([{ title: 'Haven Gent', href: '/network/relations/R7' }])
})

it('findOnServer does not search organisations if the user may not search any', async () => {
  const { items, calls } = await search('none')
  expect(items).toEqual([])
  expect(calls.map(({ id }) => id).filter((id) => /relation/i.test(id))).toEqual([])
})

it.each(['all', 'group'] as const)('findOnServer counts unreadable results (%s)', async (organisations) => {
  const { items } = await search(organisations, undefined, 2)
  expect(skippedIn(items)).toBe(2)
})
