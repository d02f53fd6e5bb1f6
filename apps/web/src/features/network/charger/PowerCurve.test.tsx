import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { AreaChartProps } from '../../../ui/AreaChart.tsx'
import { SessionCurve } from './PowerCurve.tsx'

const stage = vi.hoisted(() => ({ every: 0, chart: {} as Partial<AreaChartProps> }))
vi.mock('../../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key, formats: { power: String } }),
}))
vi.mock('../../../data/query.ts', () => ({
  useQuery: (_: unknown, __: unknown, { refreshInterval }: { refreshInterval: number }) => {
    stage.every = refreshInterval
    return {
      data: {
        ConnectorNumber: 1,
        MeterValues: [
          { At: '2026-05-20T10:00:00Z', PowerKw: 0 },
          { At: '2026-05-20T10:05:00Z', PowerKw: 11 },
        ],
      },
    }
  },
}))
vi.mock('../../../components/CardView.tsx', () => ({
  CardView: ({ read, children }: { read: { data: object }; children: (data: object) => ReactNode }) =>
    children(read.data),
}))
vi.mock('../../../ui/AreaChart.tsx', () => ({
  AREA_HEIGHT: 1,
  AreaChart: (props: AreaChartProps) => {
    stage.chart = props
    return null
  },
}))

it('the curve of a finished session ends with the session and is fetched only once', () => {
  renderToStaticMarkup(<SessionCurve record={{ Id: 'S1', Stop: '2026-05-20T10:05:00Z' }} />)
  expect(stage.chart.points).toHaveLength(2)
  expect(stage.chart).not.toHaveProperty('nowLabel')
  expect(stage.every).toBe(0)
})

it('the curve of a running session extends until now and is polled', () => {
  renderToStaticMarkup(<SessionCurve record={{ Id: 'S1' }} />)
  expect(stage.chart.nowLabel).toBe('charger.curve.now')
  expect(stage.every).toBeGreaterThan(0)
})
