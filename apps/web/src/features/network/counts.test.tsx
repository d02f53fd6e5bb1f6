// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { Query } from '../../data/query.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { AlarmCount, CardRequestCount, OfflineCount, RequestCount } from './counts.tsx'

type Counted = Query<{ Page: { Results: number } }>
const { stage } = vi.hoisted(() => ({
  stage: { answer: (_operation: string, _filter: string): unknown => undefined, requests: [] as string[] },
}))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key, formats: { count: String } }),
}))
vi.mock('../../data/query.ts', () => ({
  useQuery: ({ id }: { id: string }, { query }: { query: { filter: string } }) => {
    stage.requests.push(`${id} ${query.filter}`)
    return stage.answer(id, query.filter)
  },
}))
const read = (Results: number | undefined, isFailed = false): Counted => ({
  data: Results === undefined ? undefined : { Page: { Results } },
  at: undefined,
  error: isFailed ? { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' } : undefined,
  retry: () => undefined,
})

let unmount = () => undefined as void
afterEach(() => unmount())
const textIn = (Count: typeof AlarmCount) => {
  stage.requests = []
  unmount = mount(<Count />)
  const text = document.body.textContent
  unmount()
  unmount = () => undefined
  return text
}

it.each([
  ['open alarms', AlarmCount, 'filteredAlarm (Status EX "OPEN")', 'network.count.alarms'],
  [
    'offline charge points',
    OfflineCount,
    'filteredChargepoint (Status EX "OFFLINE")',
    'network.count.offline',
  ],
  ['submitted requests', RequestCount, 'filteredRequest (Status EX "SUBMITTED")', 'network.count.requests'],
  [
    'submitted card requests',
    CardRequestCount,
    'filteredChargePassRequest (Status EX "SUBMITTED")',
    'network.count.cardRequests',
  ],
] as const)('the menu shows the number of %s, or nothing if there are none', (_, Count, question, words) => {
  stage.answer = (_operation, filter) => read(filter.includes('CRITICAL') ? 0 : 7)
  expect(textIn(Count)).toBe(`7 ${words}`)
  expect(stage.requests).toContain(question)
  stage.answer = () => read(0)
  expect(textIn(Count)).toBe('')
})

it('the alarm count mentions the critical alarms', () => {
  stage.answer = (_, filter) => read(filter.includes('CRITICAL') ? 2 : 7)
  expect(textIn(AlarmCount)).toBe('7 network.count.critical')
})

it('a count keeps its last value after a failed refresh, and is marked if it never loaded', () => {
  stage.answer = () => read(undefined)
  expect(textIn(OfflineCount)).toBe('')
  stage.answer = () => read(undefined, true)
  expect(textIn(OfflineCount)).toBe('– network.count.failed')
  stage.answer = () => read(3, true)
  expect(textIn(OfflineCount)).toBe('3 network.count.offline')
})
