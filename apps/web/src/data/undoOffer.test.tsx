// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RemovedCard, removedCards } from '../services/storedUndo.ts'
import { mount } from '../ui/testing/mount.tsx'
import { UNDO_LIFETIME_MS, type UndoOffer, undoableFrom, useUndoOffer } from './undoOffer.ts'

vi.mock('../app/context.ts', () => ({ useSystem: () => ({ bco: () => ({ now: () => Date.now() }) }) }))

const START = 1_000_000
const KEY = 'charge-portal:undo:C1:whitelist-G1'
const card = (id: string): RemovedCard => ({ id, number: id, isPrinted: true, isAuthorized: false })

let offer: UndoOffer<RemovedCard>
const Offer = ({ take }: { take: (offer: UndoOffer<RemovedCard>) => void }) => {
  take(useUndoOffer(removedCards, 'C1', 'whitelist-G1'))
  return null
}
let unmount = () => undefined as void
const open = () => {
  unmount = mount(<Offer take={(one) => (offer = one)} />)
}
const ids = () => offer.undoable?.items.map(({ id }) => id)
const make = (...names: readonly string[]) => act(() => offer.make(names.map(card)))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const keep = (until: number, ...names: readonly string[]) =>
  window.localStorage.setItem(KEY, JSON.stringify({ v: 1, until, items: names.map(card) }))

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => {
  unmount()
  vi.useRealTimers()
  window.localStorage.clear()
})

describe('the undo offer', () => {
  it('is missing at first', () => {
    open()
    expect(offer.undoable).toBeUndefined()
  })

  it('lasts for ten minutes after a change', () => {
    open()
    make('a')
    expect(offer.undoable).toEqual({ items: [card('a')], until: START + UNDO_LIFETIME_MS })
    pass(UNDO_LIFETIME_MS - 1)
    expect(ids()).toEqual(['a'])
    pass(1)
    expect(ids()).toBeUndefined()
    expect(window.localStorage.getItem(KEY)).toBeNull()
  })

  it('restarts its ten minutes after another change', () => {
    open()
    make('a')
    pass(UNDO_LIFETIME_MS - 1)
    make('a', 'b')
    pass(UNDO_LIFETIME_MS - 1)
    expect(ids()).toEqual(['a', 'b'])
  })

  it('keeps its remaining time while another screen is shown', () => {
    open()
    make('a')
    pass(1_000)
    unmount()
    pass(1_000)
    open()
    expect(ids()).toEqual(['a'])
    pass(UNDO_LIFETIME_MS - 2_000)
    expect(ids()).toBeUndefined()
  })

  it('appears if it was made while another screen was shown', () => {
    removedCards.write('C1', 'whitelist-G1', undoableFrom([card('a')], START))
    open()
    expect(ids()).toEqual(['a'])
  })

  it('keeps its remaining time after a reload', () => {
    keep(START + 3_000, 'a')
    open()
    pass(2_999)
    expect(ids()).toEqual(['a'])
    pass(1)
    expect(ids()).toBeUndefined()
  })

  it('is dropped if it expired before this visit', () => {
    keep(START, 'a')
    open()
    expect(ids()).toBeUndefined()
    expect(window.localStorage.getItem(KEY)).toBeNull()
  })

  it('lasts at most ten minutes, even if the clock of an earlier visit was wrong', () => {
    keep(START + 99 * UNDO_LIFETIME_MS, 'a')
    open()
    pass(UNDO_LIFETIME_MS)
    expect(ids()).toBeUndefined()
  })

  it('can be used only once', () => {
    open()
    make('a')
    act(() => offer.take())
    expect(ids()).toBeUndefined()
    expect(window.localStorage.getItem(KEY)).toBeNull()
  })
})
