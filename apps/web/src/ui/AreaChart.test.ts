import { expect, test } from 'vitest'
import { roundTimes } from './AreaChart.tsx'

const at = (time: string) => Date.parse(`2026-05-20T${time}:00Z`)
const shown = (from: string, until: string, most: number) =>
  roundTimes(at(from), at(until), most).map((time) => new Date(time).toISOString().slice(11, 16))

test('the ticks of a curve are round times, as close as there is room', () => {
  expect(shown('09:01', '09:31', 6)).toEqual(['09:05', '09:10', '09:15', '09:20', '09:25', '09:30'])
  expect(shown('09:01', '09:55', 6)).toEqual(['09:10', '09:20', '09:30', '09:40', '09:50'])
  expect(shown('08:07', '11:40', 4)).toEqual(['09:00', '10:00', '11:00'])
  expect(shown('08:00', '08:00', 4)).toEqual(['08:00'])
})
