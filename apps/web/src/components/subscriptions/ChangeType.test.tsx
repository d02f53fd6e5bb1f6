// @vitest-environment jsdom
import { listSubscriptionTypes } from '@portal/schemas'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSubscription } from '../../services/readers/cards.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { ChangeType } from './ChangeType.tsx'

const stage = vi.hoisted(() => ({ role: ['FleetManager'], requests: [] as unknown[] }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key, errorText: (code: string) => code }),
  useSystem: () => ({ bco: () => ({}) }),
  useUserInfo: () => ({ RelationContact: { Id: 'P1' }, role: stage.role }),
}))
vi.mock('../../data/storedDraft.ts', () => ({
  useStoredDraft: () => ({ stored: undefined, forgetDraft: () => undefined }),
  useKeepDraft: () => undefined,
}))
vi.mock('../../data/useNow.ts', () => ({
  useNow: () => 0,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(0),
}))
vi.mock('../../data/query.ts', () => ({
  HOUR_MS: 3_600_000,
  useQuery: (operation: unknown, question: unknown) => {
    if (operation === listSubscriptionTypes && question) stage.requests.push(question)
    return { data: undefined, retry: () => undefined }
  },
}))

let unmount = () => undefined as void
afterEach(() => unmount())

describe('ChangeType', () => {
  it('reads the types of the subscription’s relation when it opens, including those with a regulated price', () => {
    HTMLDialogElement.prototype.showModal = () => undefined
    HTMLDialogElement.prototype.close = () => undefined
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    unmount = mount(
      <ChangeType subscription={readSubscription({ Id: 'SB1', Version: 2, RelationId: 'R3' })} />,
    )
    expect(stage.requests).toEqual([])
    act(() => document.querySelector('button')?.click())
    expect(stage.requests.at(-1)).toEqual({
      params: { relId: 'R3' },
      query: { includeCreg: true, pagesize: 100 },
    })
  })
})
