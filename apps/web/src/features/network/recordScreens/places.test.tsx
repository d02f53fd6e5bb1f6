import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MissingFacts } from './places.ts'

vi.mock('../../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string) => key,
    textOf: (key: string) => (key.includes('FLOOR') ? 'Floor' : undefined),
  }),
}))

it.each([
  [['FLOOR', 'NEW'], 'Floor, NEW'],
  ['FLOOR', 'Floor'],
  [[], 'network.place.complete'],
  [undefined, 'network.place.complete'],
])('MissingFacts names the missing data %j', (value, words) => {
  expect(renderToStaticMarkup(<MissingFacts value={value} />)).toBe(words)
})
