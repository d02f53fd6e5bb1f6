// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { forgetUnsaved, isLike, readUnsaved, writeUnsaved } from './unsavedEdits.ts'

const DRAFT = { record: { Id: 'R1', Version: 2, City: 'Gent' }, changes: { City: 'Brugge' } }
const KEY = 'charge-portal:unsaved:P1:R1'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('What was typed into a record is kept for that person and that record alone', () => {
  writeUnsaved('P1', 'R1', DRAFT)
  expect(readUnsaved('P1', 'R1')).toMatchObject(DRAFT)
  expect(readUnsaved('P2', 'R1')).toBeUndefined()
  expect(readUnsaved('P1', 'R2')).toBeUndefined()
  writeUnsaved('P1', 'R1', undefined)
  expect(readUnsaved('P1', 'R1')).toBeUndefined()
})

it('Nothing that anybody typed is left behind, and all else is', () => {
  writeUnsaved('P1', 'R1', DRAFT)
  writeUnsaved('P2', 'R2', DRAFT)
  sessionStorage.setItem('other', '1')
  forgetUnsaved()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

it.each(['', '{', 'null', '[]', '{"v":0}'])('A stored %j is nothing that was typed', (stored) => {
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
] as const)('Whether what began as %j can be %j is said: %j', (model, value, expected) => {
  expect(isLike(model, value)).toBe(expected)
})

it('Blocked session storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  writeUnsaved('P1', 'R1', DRAFT)
  expect(readUnsaved('P1', 'R1')).toBeUndefined()
  expect(forgetUnsaved).not.toThrow()
})

it('A number that could not be read is not kept as an empty one', () => {
  writeUnsaved('P1', 'R1', { changes: { City: 'Brugge', Fee: Number.NaN } })
  expect(readUnsaved('P1', 'R1')).toEqual({ v: 1, changes: { City: 'Brugge' } })
})
