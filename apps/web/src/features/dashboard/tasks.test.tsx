import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createTexts } from '../../texts/index.ts'
import { useTasks } from './tasks.ts'

interface QueryInput {
  readonly query: { readonly filter?: string }
}
const stage = vi.hoisted(() => ({
  i18n: undefined as unknown,
  contact: {},
  flagged: {} as Record<string, number>,
  rows: [] as { Status: string }[],
  filters: [] as string[],
}))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => stage.i18n,
  useUserInfo: () => ({ RelationContact: stage.contact }),
}))
vi.mock('../../data/query.ts', () => ({
  useQuery: (_: unknown, input?: QueryInput) => {
    if (!input) return { data: undefined }
    const { filter = '' } = input.query
    stage.filters.push(filter)
    return { data: { Data: filter === '' ? stage.rows : [], Page: { Results: stage.flagged[filter] ?? 0 } } }
  },
}))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
beforeEach(() => {
  stage.i18n = { t, ...texts }
  stage.contact = { Id: 'RC1', Telephone: '+32 470 98 76 54', Street: 'Coupure', City: 'Gent' }
  stage.flagged = {}
  stage.rows = []
  stage.filters = []
})

const Tasks = () => useTasks().map(({ title, href }) => `${title} → ${decodeURIComponent(href)};`)
const tasks = () =>
  renderToStaticMarkup(<Tasks />)
    .replaceAll('&quot;', '"')
    .split(';')
    .slice(0, -1)

describe('useTasks', () => {
  it('returns no tasks if nothing is flagged and the profile is complete', () => {
    expect(tasks()).toEqual([])
  })

  it('links the task for each card flag to the affected cards', () => {
    stage.flagged = { '(IsUserMissing EX "true")': 13, '(IsSubscriptionMissing EX "true")': 1 }
    expect(tasks()).toEqual([
      '13 cards without a user → /my/tokens?filter=(IsUserMissing+EX+"true")',
      '1 card without a subscription → /my/tokens?filter=(IsSubscriptionMissing+EX+"true")',
    ])
  })

  it('links a missing phone number or address to the user’s own record', () => {
    const own = '/my/organisation/users/RC1'
    stage.contact = { Id: 'RC1', Street: 'Coupure', City: 'Gent' }
    expect(tasks()).toEqual([`Add your phone number → ${own}`])
    stage.contact = { Id: 'RC1', Telephone: '+32 470 98 76 54', City: 'Gent' }
    expect(tasks()).toEqual([`Add your address → ${own}`])
    stage.contact = { Id: 'RC1' }
    expect(tasks()).toEqual([`Add your phone number and address → ${own}`])
  })

  it('counts open requests on and beyond the first page', () => {
    stage.rows = [{ Status: 'SUBMITTED' }, { Status: 'DONE' }, { Status: 'SURVEY' }, { Status: 'PLANNED' }]
    stage.flagged = { '': 4 }
    expect(tasks()).toEqual(['3 open requests → /my/requests'])
    expect(stage.filters.filter((filter) => filter.startsWith('(Status'))).toEqual([])

    stage.flagged = {
      '': 640,
      '(Status EX "SUBMITTED")': 120,
      '(Status EX "SURVEY")': 10,
      '(Status EX "PLANNED")': 7,
    }
    expect(tasks()).toEqual(['137 open requests → /my/requests'])
  })
})
