import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { EMPTY_DRAFTS } from '../../app/testing/emptyDrafts.ts'
import { readPoints } from '../../services/readers/locations.ts'
import { readJob } from '../../services/readers/network.ts'
import { withSkips } from '../../services/readers/read.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { NetworkHome } from './NetworkHome.tsx'

const NOW = Date.parse('2026-11-18T13:20:00Z')
const stage = vi.hoisted(() => ({ i18n: undefined as unknown, reads: {} as Record<string, object> }))
const nothingYet = { data: undefined, at: undefined, error: undefined }
vi.mock('../../app/context.ts', () => ({
  useI18n: () => stage.i18n,
  useUserInfo: () => ({ RelationContact: { Name: 'Nadia El Amrani' } }),
  useConfig: () => ({ productName: 'Charge Portal' }),
  usePortal: () => undefined,
  useSystem: () => ({ bco: () => ({ now: () => NOW }), unsaved: EMPTY_DRAFTS }),
}))
vi.mock('../../data/useNow.ts', () => ({
  useNow: () => NOW,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(NOW),
}))
vi.mock('../../data/query.ts', () => ({
  HOUR_MS: 3_600_000,
  SECOND_MS: 1_000,
  useQuery: ({ id }: { id: string }) => ({ ...nothingYet, retry: () => undefined, ...stage.reads[id] }),
  useAnswer: ([name]: readonly [string]) => ({ ...nothingYet, retry: () => undefined, ...stage.reads[name] }),
}))
vi.mock('../../ui/useMediaQuery.ts', () => ({ PHONE: '', useMediaQuery: () => false }))
// Stubbed before the imports, because modules read `window.location` when they load.
vi.hoisted(() => vi.stubGlobal('window', { location: new URL('https://portal.example/network') }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts, formats: createFormats('en') }

const picture = {
  data: {
    places: readPoints({
      Id: ['L1'],
      Description: ['Depot'],
      Available: [41],
      Error: [2],
      Offline: [1],
    }).all(),
    changes: [{ id: 'C1-1', chargepointId: 'C1', name: 'Bay 7', status: 'ERROR', at: NOW - 180_000 }],
    readAt: NOW,
    since: new Date(NOW).toISOString(),
  },
  at: NOW - 120_000,
}
const error = { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' as const }
const drawn = (read: object) => {
  stage.reads = { picture: read }
  return renderToStaticMarkup(
    <Router ssrPath="/network">
      <NetworkHome />
    </Router>,
  )
}
const COUNTED = ['41', 'Depot', 'Bay 7']

it('the home screen keeps outdated connectors, with their age and a retry button, if a refresh fails', () => {
  const home = drawn({ ...picture, error })
  for (const part of [...COUNTED, '2 min ago', 'Code FAILEDTOLOAD', t('faces.retry')])
    expect(home).toContain(part)
  expect(home).not.toContain(t('network.home.connectorsFailed'))
})

it('the home screen shows the connectors without their age if no refresh has failed', () => {
  const home = drawn(picture)
  for (const part of COUNTED) expect(home).toContain(part)
  expect(home).not.toContain('Last updated')
})

it('the home screen counts skipped places and changes once, each in its own card', () => {
  const { places, changes } = picture.data
  const data = { ...picture.data, places: withSkips([...places], 2), changes: withSkips([...changes], 3) }
  const home = drawn({ ...picture, data })
  for (const count of [2, 3]) expect(home.split(t('reads.skipped', { count }))).toHaveLength(2)
})

it('the home screen counts unreadable jobs and runs of the queue', () => {
  const job = readJob({ Id: 'J1', Results: [null] })
  const home = drawnWith({
    filteredSchedule: { data: { Data: withSkips([job], 1), Page: { Results: 1 } }, at: NOW },
  })
  expect(home).toContain(t('reads.skipped', { count: 2 }))
})

it('the home screen reports connectors that never loaded without affecting the other parts', () => {
  const home = drawn({ error })
  expect(home).toContain(t('network.home.connectorsFailed'))
  for (const part of ['network.home.alarms', 'network.home.changes', 'network.home.power'] as const)
    expect(home).toContain(t(part))
})

const page = (Data: readonly object[], Results = Data.length) => ({
  data: { Data, Page: { PageNumber: 1, PageCount: 1, Results } },
  at: NOW - 180_000,
})
const alarm = {
  Id: 'A1',
  Description: 'Earth fault',
  Version: 1,
  Severity: 'CRITICAL',
  Raised: '2026-11-18T12:00:00Z',
}
const job = { Id: 'J1', Description: 'Invoicing', Cron: '0 14 * * *', IsPaused: false, Results: [] }
const FULL: Record<string, object> = {
  picture,
  filteredAlarm: page([alarm]),
  filteredRequest: page([], 12),
  filteredChargePassRequest: page([], 34),
  filteredSchedule: page([job]),
  filteredChargepoint: page([], 56),
  listChargesessions: page([], 78),
  postChargepointStats: { data: { EnergyKwh: 90.5 }, at: NOW },
}
const PARTS = {
  picture: ['Bay 7', 'Depot'],
  filteredAlarm: ['Earth fault'],
  filteredRequest: ['>12<'],
  filteredChargePassRequest: ['>34<'],
  filteredSchedule: ['Invoicing'],
  filteredChargepoint: ['>56<'],
  listChargesessions: ['>78<'],
  postChargepointStats: ['90.5'],
} as const
const refused = { code: 'Unauthorized', message: '', status: 403, severity: 'error' as const }
const drawnWith = (reads: Record<string, object>) => {
  stage.reads = reads
  return renderToStaticMarkup(
    <Router ssrPath="/network">
      <NetworkHome />
    </Router>,
  )
}

it.each(Object.keys(PARTS) as (keyof typeof PARTS)[])(
  'the home screen keeps all other parts if %s fails or is refused',
  (id) => {
    for (const why of [error, refused]) {
      const home = drawnWith({ ...FULL, [id]: { error: why } })
      for (const [other, words] of Object.entries(PARTS))
        for (const word of words) expect(home.includes(word), `${other}: ${word}`).toBe(other !== id)
    }
  },
)

it('the home screen keeps every outdated part and shows its age', () => {
  for (const id of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    const home = drawnWith({ ...FULL, [id]: { ...FULL[id], at: NOW - 180_000, error } })
    for (const word of Object.values(PARTS).flat()) expect(home).toContain(word)
    expect(home).toMatch(/(Last updated|Updated) 3 min ago/)
  }
})

it('the home screen links each figure and each queue count to the matching records or reports', () => {
  const home = drawnWith(FULL).replaceAll('&amp;', '&')
  const links = [...home.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
    decodeURIComponent(href ?? '').replaceAll('+', ' '),
  )
  for (const link of [
    '/network/sessions?filter=(Status EX "CHARGING")',
    '/network/cdrs?filter=(Start SW "2026-11-18")',
    '/network/reports',
    '/network/offline-chargepoints',
    '/network/requests?filter=(Status EX "SUBMITTED")',
    '/network/card-requests?filter=(Status EX "SUBMITTED")',
    '/network/scheduler/J1',
    '/network/monitor?q=Parking',
    '/network/monitor',
  ])
    expect(links).toContain(link)
})

it('the home screen shows the first open alarm of a location that is down, if all alarms are known', () => {
  const alarm = (hours: number) => ({
    Id: `A${hours}`,
    Description: 'No heartbeat',
    LocationId: 'L1',
    Raised: new Date(NOW - hours * 3_600_000).toISOString(),
    Version: 1,
    Severity: 'MAJOR',
    Status: 'OPEN',
  })
  const announcement = t('network.home.firstAlarm')
  stage.reads = { picture, filteredAlarm: page([alarm(2), alarm(3)]) }
  const render = () =>
    renderToStaticMarkup(
      <Router ssrPath="/network">
        <NetworkHome />
      </Router>,
    )
  expect(render()).toMatch(new RegExp(`${announcement} .*?>3 hr ago<`))
  stage.reads = { picture, filteredAlarm: page([alarm(2), alarm(3)], 40) }
  expect(render()).not.toContain(announcement)
})
