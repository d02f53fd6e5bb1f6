import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { listSheetMachine, type SheetStop, selectSheetStop } from './machine.ts'

const open = (stop: SheetStop) => {
  const sheet = createActor(listSheetMachine, { input: { stop } }).start()
  return { sheet, at: () => selectSheetStop(sheet.getSnapshot()) }
}

it.each(['low', 'half', 'full'] as const)('begins %s where the address says so', (stop) => {
  expect(open(stop).at()).toBe(stop)
})

it('reaches every stop by buttons', () => {
  const { sheet, at } = open('half')
  const stops = (['LIST', 'BOTH', 'MAP', 'OPEN'] as const).map((type) => {
    sheet.send({ type })
    return at()
  })
  expect(stops).toEqual(['full', 'half', 'low', 'half'])
})

it.each([
  [0, 'low'],
  [0.29, 'low'],
  [0.3, 'half'],
  [0.75, 'half'],
  [0.76, 'full'],
  [1, 'full'],
] as const)('let go at %f of the room rests %s', (share, stop) => {
  const { sheet, at } = open('half')
  sheet.send({ type: 'DROP', share })
  expect(at()).toBe(stop)
})

it('leaves the stop alone where a location is opened in plain sight', () => {
  const { sheet, at } = open('full')
  sheet.send({ type: 'OPEN' })
  expect(at()).toBe('full')
})
