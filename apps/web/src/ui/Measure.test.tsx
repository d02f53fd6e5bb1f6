import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Measure } from './Measure.tsx'
import { StatTile } from './StatTile.tsx'

const drawn = (Figure: typeof Measure | typeof StatTile, value: string) =>
  renderToStaticMarkup(<Figure label="Energy" value={value} unit="kWh" />)

it.each([Measure, StatTile])('A figure shows its unit beside a number, but not beside a dash', (Figure) => {
  expect(drawn(Figure, '12.4')).toContain('kWh')
  expect(drawn(Figure, '–')).not.toContain('kWh')
})
