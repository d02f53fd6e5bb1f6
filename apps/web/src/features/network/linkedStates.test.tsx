import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LINKED_STATES } from './linkedStates.tsx'

const stage = vi.hoisted(() => ({ data: undefined as object | undefined }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string) => key,
    textOf: (key: string) => (key.includes('NEW') ? undefined : key),
    valueText: (value: string, say: (value: string) => string) =>
      value.startsWith('?') ? value.slice(1) : say(value),
    formats: { age: () => '15 h' },
  }),
}))
vi.mock('../../data/useNow.ts', () => ({
  useNow: () => 0,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(0),
}))
vi.mock('../../data/query.ts', () => ({ useQuery: () => ({ data: stage.data }) }))

const badgeText = (name: string, data: object | undefined): string => {
  stage.data = data
  const State = LINKED_STATES[name]
  return State ? renderToStaticMarkup(<State id="1" />).replace(/<[^>]+>/g, '') : 'no state'
}

it.each([
  ['chargepoint', { Status: 'OFFLINE', LastHeartbeat: '2026-05-20T12:00:00Z' }, 'status.OFFLINE'],
  ['chargesession', { Status: 'CHARGING' }, 'status.CHARGING'],
  ['token', { State: 'BLOCKED' }, 'record.State.BLOCKED'],
  ['subscription', { Status: 'ENDED' }, 'record.Status.ENDED'],
])('a linked %s shows its state', (name, data, words) => {
  expect(badgeText(name, data)).toContain(words)
})

it.each(['chargepoint', 'chargesession', 'token', 'subscription'])(
  'a linked %s shows no state while it loads or if the request fails',
  (name) => {
    expect(badgeText(name, undefined)).toBe('')
  },
)

it('an unknown state of a linked record appears in the server’s words, and an organisation has no state', () => {
  expect(badgeText('token', { State: '?NEW' })).toBe('NEW')
  expect(badgeText('subscription', { Status: '?constructor' })).toBe('constructor')
  expect(badgeText('relation', { Status: 'ACTIVE' })).toBe('no state')
})
