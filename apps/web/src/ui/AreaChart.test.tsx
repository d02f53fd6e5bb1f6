// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { AreaChart, type AreaChartProps, roundTimes } from './AreaChart.tsx'
import { mount } from './testing/mount.tsx'

const at = (time: string) => Date.parse(`2026-05-20T${time}:00Z`)
const timeOf = (time: number) => new Date(time).toISOString().slice(11, 16)
const labels = (from: string, until: string, most: number) =>
  roundTimes(at(from), at(until), most).map(timeOf)

let unmount = () => undefined as void
afterEach(() => unmount())

/** Renders the curve of a car that arrived at 09:01, charged until 09:31 and left at 09:55. */
const show = (more: Partial<AreaChartProps>) => {
  unmount()
  unmount = mount(
    <AreaChart
      points={[
        { at: at('09:01'), value: 0 },
        { at: at('09:16'), value: 7 },
        { at: at('09:31'), value: 0 },
      ]}
      label="Power"
      headers={['Time', 'Power']}
      formatAt={timeOf}
      formatValue={(value) => `${value} kW`}
      formatTick={String}
      unit="kW"
      {...more}
    />,
  )
}
const texts = () => [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)

describe('AreaChart', () => {
  test('picks round times as ticks, as dense as the width allows', () => {
    expect(labels('09:01', '09:31', 6)).toEqual(['09:05', '09:10', '09:15', '09:20', '09:25', '09:30'])
    expect(labels('09:01', '09:55', 6)).toEqual(['09:10', '09:20', '09:30', '09:40', '09:50'])
    expect(labels('08:07', '11:40', 4)).toEqual(['09:00', '10:00', '11:00'])
    expect(labels('08:00', '08:00', 4)).toEqual(['08:00'])
  })

  test('scales the axis to the connector’s maximum, with the unit above the tick labels', () => {
    show({ most: 22 })
    expect(texts().slice(0, 4)).toEqual(['kW', '0', '11', '22'])
    const [unit, floor] = document.querySelectorAll('svg text')
    expect(unit?.getAttribute('x')).toBe(floor?.getAttribute('x'))
    // Measured power wins over the declared maximum.
    show({ most: 3.7 })
    expect(Number(texts()[3])).toBeGreaterThanOrEqual(7)
  })

  test('marks the time between charging and departure with a labelled band', () => {
    show({ until: at('09:55'), afterwards: 'Parked 24 min' })
    expect(texts()).toContain('Parked 24 min')
    expect(texts()).toContain('09:50')
    const band = document.querySelector('.fill-park-soft')
    expect(Number(band?.getAttribute('width'))).toBeGreaterThan(0)
    show({})
    expect(texts()).not.toContain('09:50')
    expect(document.querySelector('.fill-park-soft')).toBeNull()
  })
})
