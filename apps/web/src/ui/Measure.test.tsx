import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Measure } from './Measure.tsx'
import { StatTile } from './StatTile.tsx'

it.each([Measure, StatTile])('shows a unit beside a figure, and none beside a dash', (Figure) => {
  const drawn = (value: string) => renderToStaticMarkup(<Figure label="Energy" value={value} unit="kWh" />)
  expect(drawn('12.4')).toContain('kWh')
  expect(drawn('–')).not.toContain('kWh')
})
