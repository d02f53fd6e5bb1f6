// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { movedCards, removedCards } from './storedUndo.ts'

const KEY = 'charge-portal:undo:C1:whitelist-G1'
const removed = { id: 'T1', number: 'B1', isPrinted: true, isAuthorized: false }
const moved = { id: 'T1', number: 'B1', before: '', after: 'S1' }

afterEach(() => window.localStorage.clear())

/** Stores a text and reads it back as a later visit would. */
const found = (text: string) => {
  window.localStorage.setItem(KEY, text)
  return [removedCards, movedCards].map(({ read }) => read('C1', 'whitelist-G1'))
}

describe('an undo store', () => {
  it('returns stored items until they are forgotten', () => {
    removedCards.write('C1', 'whitelist-G1', { until: 5, items: [removed] })
    const text = window.localStorage.getItem(KEY) ?? ''
    expect(found(` ${text}`)[0]).toEqual({ until: 5, items: [removed] })
    removedCards.write('C1', 'whitelist-G1', undefined)
    expect(window.localStorage.getItem(KEY)).toBeNull()
  })

  it('returns only complete items of each kind', () => {
    const items = [removed, moved, { ...removed, isPrinted: 'yes' }, { ...moved, id: 7 }, null, 'T1']
    expect(found(JSON.stringify({ v: 1, until: 5, items }))).toEqual([
      { until: 5, items: [removed] },
      { until: 5, items: [moved] },
    ])
  })

  it.each([
    ['invalid JSON', '{"v":1,'],
    ['another version', '{"v":2,"until":5,"items":[]}'],
    ['a value without a time', '{"v":1,"items":[]}'],
    ['items that are not a list', '{"v":1,"until":5,"items":{}}'],
    ['null', 'null'],
  ])('ignores %s', (_, text) => {
    expect(found(text)).toEqual([undefined, undefined])
  })
})
