// @vitest-environment jsdom
import { selectRelationFilterViewState } from '@portal/machines'
import { FLAG_DEFAULTS, type UserInfo } from '@portal/schemas'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { routes } from '../../app/features.ts'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { connectRelationFilter, provideRelationFilter } from './wiring.ts'

const userInfo: UserInfo = {
  role: ['FleetManager'],
  Relation: { Id: 'R1', Description: 'Somewhere', IsCompany: 1 },
  RelationContact: { Id: 'RC1', Name: 'Person', Email: 'person@post.example' },
}

const openAt = (path: string, isOn: (flag: string) => boolean) => {
  window.history.pushState(null, '', path)
  const requests: unknown[] = []
  const values = Object.fromEntries(Object.keys(FLAG_DEFAULTS).map((flag) => [flag, isOn(flag)]))
  const flags = { getSnapshot: () => ({ context: { values } }), subscribe: () => undefined }
  const system = {
    portal: {
      getSnapshot: () => ({ context: { userInfo }, children: { flags } }),
      subscribe: () => undefined,
    },
    bco: () => ({
      call: async (route: { id: string }, { query }: { query: object }) => {
        requests.push([route.id, query])
        return { data: [], at: 0 }
      },
    }),
    routes,
    clearCaches: () => undefined,
    impersonation: { getSnapshot: () => ({ value: 'idle' }), subscribe: () => undefined },
    overlays: () => ({ relationFilter: filter }),
  } as unknown as PortalSystem
  const filter = createActor(provideRelationFilter(system)).start()
  connectRelationFilter(system)
  return { requests, viewState: selectRelationFilterViewState(filter.getSnapshot()) }
}

const LIST = 'listSelectableRelations'

it.each([
  ['/my/requests', 'relation-selector-requests', { isRelationsOnly: true }],
  ['/my/chargesession', 'relation-selector-sessions', { isRelationsOnly: true }],
  ['/my/tokens', 'relation-selector-tokens', { isRelationsOnly: true }],
  ['/my/chargepoints', 'relation-selector-chargepoints', { isRelationsOnly: true, chargepoints: 1 }],
])(
  'the relation selector at %s requires the flag %s and requests only relations (S2, S6, S7)',
  (path, own, query) => {
    expect(openAt(path, (flag) => flag === own)).toEqual({ viewState: 'closed', requests: [[LIST, query]] })
    expect(openAt(path, (flag) => flag !== own)).toEqual({ viewState: 'hidden', requests: [] })
  },
)

it.each(['/dashboard', '/locations', '/my/organisation', '/my/profile', '/my/chargepoints/CP1'])(
  'the relation selector is hidden at %s, regardless of the flags (S2)',
  (path) => {
    expect(openAt(path, () => true)).toEqual({ viewState: 'hidden', requests: [] })
  },
)
