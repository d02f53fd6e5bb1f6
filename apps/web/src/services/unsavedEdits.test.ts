// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { forgetUnsaved, isLike, readUnsaved, writeUnsaved } from './unsavedEdits.ts'

const DRAFT = { record: { Id: 'R1', Version: 2, City: 'Gent' }, changes: { City: 'Brugge' } }
const KEY = 'charge-portal:unsaved:P1:R1'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('readUnsaved returns the input of one user and record only', () => {
  writeUnsaved('P1', 'R1', DRAFT)
  expect(readUnsaved('P1', 'R1')).toMatchObject(DRAFT)
  expect(readUnsaved('P2', 'R1')).toBeUndefined()
  expect(readUnsaved('P1', 'R2')).toBeUndefined()
  writeUnsaved('P1', 'R1', undefined)
  expect(readUnsaved('P1', 'R1')).toBeUndefined()
})

it('forgetUnsaved deletes all unsaved input and nothing else', () => {
  writeUnsaved('P1', 'R1', DRAFT)
  writeUnsaved('P2', 'R2', DRAFT)
  sessionStorage.setItem('other', '1')
  forgetUnsaved()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

it.each(['', '{', 'null', '[]', '{"v":0}'])('readUnsaved ignores a stored %j', (stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(readUnsaved('P1', 'R1')).toBeUndefined()
})

it.each([
  ['', 'We move', true],
  ['', undefined, false],
  [{ name: '', ids: [] }, { name: 'Depot', ids: ['T1'], more: 1 }, true],
  [{ name: '', ids: [] }, { name: 'Depot', ids: { 0: 'T1' } }, false],
  [{ name: '', ids: [] }, { name: 'Depot' }, false],
  [{ name: '' }, null, false],
  [{ name: '' }, ['Depot'], false],
  [{ id: undefined }, {}, true],
] as const)('isLike compares the shape of %j with %j: %j', (model, value, expected) => {
  expect(isLike(model, value)).toBe(expected)
})

it('readUnsaved, writeUnsaved and forgetUnsaved do not throw when session storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  writeUnsaved('P1', 'R1', DRAFT)
  expect(readUnsaved('P1', 'R1')).toBeUndefined()
  expect(forgetUnsaved).not.toThrow()
})

it('writeUnsaved does not store an invalid number as null', () => {
  writeUnsaved('P1', 'R1', { changes: { City: 'Brugge', Fee: Number.NaN } })
  expect(readUnsaved('P1', 'R1')).toEqual({ v: 1, changes: { City: 'Brugge' } })
})
