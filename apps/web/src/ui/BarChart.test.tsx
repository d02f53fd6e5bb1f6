// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
    <BarChart
      bars={BARS}
      label="Energy per day"
      summary={({ name }) => `Most on ${name}`}
      unit="kWh"
      headers={['Day', 'Energy']}
      emphasis="day-18"
    />,
  )
})
afterEach(() => unmount())

const picture = () => document.querySelector<SVGSVGElement>('svg[role=img]')
const tip = () => document.querySelector('.chart-tip')?.textContent

describe('BarChart', () => {
  test('renders one image with a summary and one tab stop', () => {
    expect(picture()?.getAttribute('aria-label')).toBe('Energy per day. Most on 19 November')
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(1)
    expect(document.querySelectorAll('[role=img] [role], [role=img] [aria-label]')).toHaveLength(0)
  })

  test('shows the emphasised bar on focus, and moves between the bars with the arrow keys', () => {
    act(() => picture()?.focus())
    expect(tip()).toContain('18 November')
    expect(tip()).toContain('3 kWh')
    press('ArrowRight')
    expect(tip()).toContain('19 November')
    press('ArrowRight')
    expect(tip()).toContain('19 November')
    press('Home')
    expect(tip()).toContain('16 November')
    press('ArrowLeft')
    expect(tip()).toContain('16 November')
    press('End')
    expect(tip()).toContain('19 November')
    press('Escape')
    expect(tip()).toBeUndefined()
  })

  test('contains a table with the figures', () => {
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

  test('keeps its axes if all values are 0, and shows a note', () => {
    unmount()
    unmount = mount(
      <BarChart
        bars={BARS.map((bar) => ({ ...bar, value: 0 }))}
        label="Energy per day"
        summary={({ name }) => `Most on ${name}`}
        none="No charging in November."
        unit="kWh"
        headers={['Day', 'Energy']}
      />,
    )
    expect(picture()?.getAttribute('aria-label')).toBe('Energy per day. No charging in November.')
    expect([...document.querySelectorAll('svg text')].map((text) => text.textContent)).toEqual([
      'kWh',
      '0',
      '1',
      '2',
      '3',
      '16',
      '17',
      '18',
      '19',
    ])
    expect(document.querySelector('p')?.textContent).toBe('No charging in November.')
  })

  /** A month in progress: unknown on the 16th, 0 on the 17th, today the 18th, the 19th in the future. */
  const MONTH = [
    { value: undefined, before: 2_000 },
    { value: 0, before: 1_000 },
    { value: 40, before: undefined },
    { isAhead: true },
  ].map((one, index) => ({
    key: `day-${16 + index}`,
    tick: `${16 + index}`,
    name: `${16 + index} November`,
    title: '',
    ...one,
  }))
  const barOf = (day: number) => document.querySelector(`[data-bar=day-${day}]`)
  const shapeOf = (day: number) => barOf(day)?.querySelector(':scope > path')

  const showMonth = (emphasis?: string) => {
    unmount()
    unmount = mount(
      <BarChart
        bars={MONTH}
        label="Energy per day"
        unit="kWh"
        headers={['Day', 'Energy']}
        formatTick={(value) => value.toLocaleString('en')}
        {...(emphasis && { emphasis })}
      />,
    )
  }

  test('reserves space for future days and distinguishes 0 from unknown', () => {
    showMonth('day-18')
    expect(barOf(19)).toBeNull()
    expect([...document.querySelectorAll('svg text')].map((text) => text.textContent)).toContain('19')
    expect(shapeOf(16)?.getAttribute('stroke-dasharray')).not.toBeNull()
    // A value of 0 is drawn as a stub of two pixels.
    expect(shapeOf(17)?.getAttribute('d')).toMatch(/^M\S+ (\S+)v0.*v0z$/)
    expect(shapeOf(17)?.getAttribute('d')).toContain('q0 -2 2 -2')
    expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
  })

  test('outlines today and highlights only the bar under the pointer', () => {
    const looks = () => [17, 18].map((day) => shapeOf(day)?.getAttribute('class')?.split(' ').at(-1))
    showMonth('day-18')
    expect(looks()).toEqual(['fill-chart', 'stroke-accent'])
    act(() => {
      barOf(17)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
    })
    expect(looks()).toEqual(['fill-accent', 'stroke-accent'])
    showMonth()
    expect(looks()).toEqual(['fill-chart', 'fill-chart'])
  })

  test('draws the previous month as steps on an axis with room for its widest tick', () => {
    showMonth()
    const step = [...document.querySelectorAll('svg > path')].at(-1)
    expect(step?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(2)
    const ticks = [...document.querySelectorAll('svg g text')].filter(({ textContent }) =>
      /,/.test(textContent),
    )
    expect(ticks.map(({ textContent }) => textContent)).toContain('2,000')
    // Five characters of seven pixels must fit before the axis.
    for (const tick of ticks) expect(Number(tick.getAttribute('x'))).toBeGreaterThanOrEqual(5 * 7)
  })
})
