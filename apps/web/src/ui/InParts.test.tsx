import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InParts } from './InParts.tsx'

const LONG = 'A description that is longer than a line'

test('InParts breaks lines between parts, and inside a part only if it is long', () => {
  const html = renderToStaticMarkup(<InParts>{`12.4 kWh · BE-BCA-012042-8 · ${LONG}`}</InParts>)
  expect(html).toBe(
    '<span class="whitespace-nowrap">12.4 kWh</span> · ' +
      `<span class="whitespace-nowrap">BE-BCA-012042-8</span> · ${LONG}`,
  )
})
