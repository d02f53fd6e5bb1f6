// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { Dashboard } from './Dashboard.tsx'

const BEGUN = Date.parse('2026-11-18T10:00:00.400Z')
const stage = vi.hoisted(() => ({ sessions: {}, now: 0 }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key }),
  useSystem: () => ({ bco: () => ({ now: () => BEGUN }) }),
}))
vi.mock('../../data/useNow.ts', () => ({
  useNow: () => stage.now,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(stage.now),
}))
vi.mock('../../data/query.ts', () => ({
  HOUR_MS: 3_600_000,
  SECOND_MS: 1_000,
  useChargepointList: () => ({ viewState: { viewState: 'loaded', data: [{ Id: 'CP1', Connectors: [] }] } }),
}))
vi.mock('../../components/ScreenHeader.tsx', () => ({ ScreenHeader: () => 'the header' }))
vi.mock('./ChargingNow.tsx', () => ({
  useRunningSessions: () => stage.sessions,
  ChargingNow: () => 'what charges',
}))
vi.mock('./tasks.ts', () => ({ useTasks: () => [] }))
vi.mock('./FigureTiles.tsx', () => ({ useFigures: () => undefined, FigureTiles: () => 'the figures' }))
vi.mock('./TodoCard.tsx', () => ({ TodoCard: () => 'the tasks' }))
vi.mock('./EnergyCard.tsx', () => ({ EnergyCard: () => 'the energy' }))
vi.mock('./ChargersCard.tsx', () => ({ ChargersCard: () => 'the chargers' }))
vi.mock('./DashboardSkeleton.tsx', () => ({ DashboardSkeleton: () => 'nothing yet' }))
vi.mock('../../ui/useMediaQuery.ts', () => ({ useMediaQuery: () => false }))

beforeEach(() => {
  Object.assign(stage, { sessions: {}, now: BEGUN })
})
let unmount = () => undefined as void
afterEach(() => unmount())
const drawn = () => {
  unmount()
  unmount = mount(<Dashboard />)
  return document.body.textContent
}

it('the dashboard waits for the running sessions before it shows cards, because a late row would shift them', () => {
  expect(drawn()).toContain('nothing yet')
  expect(drawn()).not.toContain('the tasks')
  stage.sessions = { data: { Data: [] } }
  expect(drawn()).toContain('the tasks')
})

it.each([
  ['cannot be read', { sessions: { error: { code: 'UNEXPECTED' } } }],
  ['take longer than a second to load', { now: BEGUN + 1_600 }],
])('the dashboard shows the cards if the running sessions %s', (_, change) => {
  Object.assign(stage, change)
  expect(drawn()).toContain('the tasks')
})
