import { expect, it } from 'vitest'
import { withoutDescriptions } from './chartDescriptions.ts'

it('what a chart says of its states is left out, and nothing else', () => {
  const code = [
    "const chart = { id: 'a', description: 'A chart.',",
    "  states: { on: { description: `It is on`, on: { OFF: 'off' } }, off: { on: {}, description: \"It's off\" } } }",
    'const step = { description: told.description, fields: { description: text() } }',
  ].join('\n')
  expect(withoutDescriptions(code)).toBe(
    [
      "const chart = { id: 'a', ",
      "  states: { on: {  on: { OFF: 'off' } }, off: { on: {},  } } }",
      'const step = { description: told.description, fields: { description: text() } }',
    ].join('\n'),
  )
})
