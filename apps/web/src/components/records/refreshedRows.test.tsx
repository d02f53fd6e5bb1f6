// @vitest-environment jsdom
import { listChargesessions } from '@portal/schemas'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { useRowsInHand } from './useListWays.ts'

vi.mock('../../app/context.ts', () => ({}))

let ids = ''
const bco = {
  callWhole: async () => ({
    data: {
      Data: [...ids].map((Id) => ({ Id })),
      Page: { PageNumber: 1, PageCount: 1, Results: ids.length },
    },
    at: 0,
  }),
} as Partial<Bco> as Bco

type Reads = ReturnType<typeof useRowsInHand>
let reads: Reads
const List = ({ take }: { take: (reads: Reads) => void }) => {
  const box = useRef<HTMLDivElement>(null)
  take(useRowsInHand(box))
  return (
    <div ref={box}>
      <a href="/filters">Filter</a>
      <table>
        <tbody>
          <tr>
            <td>
              <a href="/row">Row</a>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
let unmount = () => undefined as void
afterEach(() => unmount())

const read = async (newer: string, query = {}) => {
  ids = newer
  const { data } = await reads(bco, listChargesessions, { query })
  return data.Data.map(({ Id }) => Id).join('')
}
const focus = (href: string) => document.querySelector<HTMLElement>(`[href="${href}"]`)?.focus()

describe('useRowsInHand', () => {
  it('keeps refetched rows of the same page in place while a row has the focus', async () => {
    unmount = mount(<List take={(way) => (reads = way)} />)
    expect(await read('abc')).toBe('abc')
    focus('/row')
    expect(await read('xab')).toBe('abx')
    expect(await read('yxa')).toBe('ayx')
    expect(await read('xay', { pagenumber: 2 })).toBe('xay')
    focus('/filters')
    expect(await read('yxa', { pagenumber: 2 })).toBe('yxa')
  })
})
