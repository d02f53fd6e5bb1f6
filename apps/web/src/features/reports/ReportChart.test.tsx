// @vitest-environment jsdom
import { OTHER_GROUPS } from '@portal/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { ReportChart, type ReportChartProps } from './ReportChart.tsx'
import { reportRoutes } from './routes.ts'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))

const group = (Id: string, Description: string, EnergyKwh: number) => ({
  Id,
  Description,
  EnergyKwh,
  Revenue: EnergyKwh,
  Sessions: EnergyKwh,
  Connectors: 1,
  UptimePercent: 100,
  Trend: [],
})
const day = (Day: string, value: number) => ({
  Day,
  EnergyKwh: value,
  Revenue: value,
  Sessions: value,
  UptimePercent: 98,
})
const FIGURES = {
  Days: [day('2026-11-18', 10), day('2026-11-19', 6)],
  Hours: [],
  Groups: [group('L1', 'Gent', 8), group('L2', 'Aalst', 5), group('L3', 'Brussel', 3)],
  Series: [
    { Id: 'L1', EnergyKwh: [5, 3], Revenue: [5, 3], Sessions: [5, 3] },
    { Id: 'L2', EnergyKwh: [4, 1], Revenue: [4, 1], Sessions: [4, 1] },
  ],
  Elsewhere: { EnergyKwh: 0, Revenue: 0, Sessions: 0 },
}

let unmount = () => undefined as void
const onOff = vi.fn<(off: readonly string[]) => void>()
const show = (props: Partial<ReportChartProps> = {}) => {
  unmount()
  unmount = mount(
    <ReportChart
      measure="energy"
      view="chart"
      by="location"
      figures={FIGURES}
      earlier={[day('2026-11-16', 12), day('2026-11-17', 1)]}
      isCompared
      off={[]}
      onOff={onOff}
      onCompared={() => undefined}
      onView={() => undefined}
      {...props}
    />,
  )
}
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  onOff.mockClear()
  stage.i18n = {
    ...createTexts(
      'en',
      await loadTexts('en', [sharedTexts, ...reportRoutes.flatMap((route) => route.texts ?? [])]),
    ),
    formats: createFormats('en'),
  }
})
afterEach(() => {
  unmount()
  unmount = () => undefined
  vi.restoreAllMocks()
})

const keys = () =>
  [...document.querySelectorAll<HTMLButtonElement>('ul button')].map((key) => [
    key.getAttribute('aria-label'),
    key.getAttribute('aria-pressed'),
  ])
const key = (name: string) => document.querySelector<HTMLButtonElement>(`ul button[aria-label="${name}"]`)
const partsOf = (bar: string) =>
  [...document.querySelectorAll(`[data-bar="${bar}"] [data-series]`)].map((part) => [
    part.getAttribute('data-series'),
    part.getAttribute('fill'),
  ])
const table = () =>
  [...document.querySelectorAll('table tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s/g, ' ')),
  )

it('the chart stacks the groups and “All others” in each bar, and lists their figures in the table', () => {
  show()
  expect(partsOf('2026-11-18')).toEqual([
    ['L1', 'url(#series-0)'],
    ['L2', 'url(#series-1)'],
    [OTHER_GROUPS, 'url(#series-5)'],
  ])
  const fills = [...document.querySelectorAll('pattern')]
  expect(new Set(fills.map((fill) => fill.querySelector('path')?.getAttribute('d'))).size).toBe(6)
  expect(new Set(fills.map((fill) => fill.querySelector('rect')?.style.fill)).size).toBe(6)
  expect(table()).toEqual([
    ['Day', 'Gent', 'Aalst', 'All others', 'Total', 'The period before'],
    ['Wednesday 18 November', '5.0 kWh', '4.0 kWh', '1.0 kWh', '10.0 kWh', '12.0 kWh'],
    ['Thursday 19 November', '3.0 kWh', '1.0 kWh', '2.0 kWh', '6.0 kWh', '1.0 kWh'],
  ])
})

it('turning off a series in the legend hides the series and the comparison, but keeps the table complete', () => {
  show()
  expect(keys()).toEqual([
    ['Gent', 'true'],
    ['Aalst', 'true'],
    ['All others', 'true'],
    ['The period before', 'true'],
  ])
  key('Gent')?.click()
  expect(onOff).toHaveBeenLastCalledWith(['L1'])
  const whole = table()
  show({ off: ['L1', 'L99'] })
  expect(keys()).toEqual([
    ['Gent', 'false'],
    ['Aalst', 'true'],
    ['All others', 'true'],
  ])
  expect(partsOf('2026-11-18').map(([id]) => id)).toEqual(['L2', OTHER_GROUPS])
  expect(table()).toEqual(whole)
  key('Gent')?.click()
  expect(onOff).toHaveBeenLastCalledWith([])
  show({ off: ['L1', 'L2', OTHER_GROUPS] })
  expect(document.body.textContent).toContain('No group is shown: choose one below.')
})

it('the chart does not stack the bars for uptime or a single group', () => {
  show({ measure: 'uptime' })
  expect(partsOf('2026-11-18')).toEqual([])
  expect(keys()).toEqual([['The period before', 'true']])
  show({ figures: { ...FIGURES, Groups: FIGURES.Groups.slice(0, 1) } })
  expect(partsOf('2026-11-18')).toEqual([])
  expect(table()[0]).toEqual(['Day', 'Energy', 'The period before'])
})
