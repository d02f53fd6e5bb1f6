// @vitest-environment jsdom
import type { Tile } from '@portal/machines'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { useReason } from './useReason.ts'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key, valueText: (value: string) => `Unknown (${value.slice(1)})` }),
}))
vi.mock('../../components/errorName.ts', () => ({ useErrorName: () => (code: string) => `error ${code}` }))

const TILE = { status: 'UNKNOWN' } as Tile
const Reason = (tile: Tile) => useReason()(tile)

let unmount = () => undefined as void
afterEach(() => unmount())

describe('useReason', () => {
  it.each([
    ['the error of a connector', { ...TILE, error: 'GroundFailure' }, 'error GroundFailure'],
    ['the raw text of an unknown status', { ...TILE, rawStatus: '?MELTED' }, 'Unknown (MELTED)'],
    ['a known status', { ...TILE, status: 'CHARGING' }, 'status.CHARGING'],
    ['a silent charger as offline', { ...TILE, status: 'OFFLINE_ERROR' }, 'status.OFFLINE'],
  ] as const)('names %s', (_, tile, text) => {
    unmount = mount(<Reason {...tile} />)
    expect(document.body.textContent).toBe(text)
  })
})
