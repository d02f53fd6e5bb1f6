// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BarChart } from './BarChart.tsx'
import { mount, press } from './testing/mount.tsx'

const BARS = [16, 17, 18, 19].map((day) => ({
  key: `day-${day}`,
  tick: String(day),
  value: day - 15,
  name: `${day} November`,
  title: `${day - 15} kWh`,
}))

let unmount = () => undefined as void
beforeEach(() => {
  unmount = mount(
    <BarChart bars={BARS} label="Energy per day" unit="kWh" headers={['Day', 'Energy']} emphasis="day-18" />,
  )
})
afterEach(() => unmount())

const bar = (day: number) => document.querySelector<SVGGElement>(`[data-bar=day-${day}]`)
const focused = () => document.activeElement?.getAttribute('data-bar')

test('is one stop of the keyboard, at the emphasised bar', () => {
  const stops = [...document.querySelectorAll('[data-bar][tabindex="0"]')]
  expect(stops.map((stop) => stop.getAttribute('data-bar'))).toEqual(['day-18'])
})

test('arrow keys go from bar to bar and stop at the ends', () => {
  act(() => bar(18)?.focus())
  press('ArrowRight')
  expect(focused()).toBe('day-19')
  press('ArrowRight')
  expect(focused()).toBe('day-19')
  press('Home')
  expect(focused()).toBe('day-16')
  press('ArrowLeft')
  expect(focused()).toBe('day-16')
  press('End')
  expect(focused()).toBe('day-19')
})

test('each bar says its day and value, and the focused one shows them', () => {
  expect(bar(17)?.getAttribute('aria-label')).toBe('17 November: 2 kWh')
  act(() => bar(17)?.focus())
  const tip = document.querySelector('.chart-tip')
  expect(tip?.textContent).toContain('2 kWh')
  expect(tip?.textContent).toContain('17 November')
})

test('the figures stand behind it as a table', () => {
  expect(document.querySelector('caption')?.textContent).toBe('Energy per day')
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['16 November', '1 kWh'],
    ['17 November', '2 kWh'],
    ['18 November', '3 kWh'],
    ['19 November', '4 kWh'],
  ])
})
