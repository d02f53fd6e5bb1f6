import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChartAxes } from './ChartAxes.tsx'

test('ChartAxes shows axes and unit while loading, and a note if there are no values', () => {
  const awaited = renderToStaticMarkup(<ChartAxes unit="kWh" height={232} />)
  expect(awaited).toContain('aria-hidden="true"')
  expect(awaited).toContain('>kWh</text>')
  expect(awaited.match(/<line/g)).toHaveLength(4)
  expect(awaited).not.toContain('<p')
  expect(
    renderToStaticMarkup(
      <ChartAxes unit="kW" height={188}>
        No power data yet.
      </ChartAxes>,
    ),
  ).toContain('No power data yet.')
})
