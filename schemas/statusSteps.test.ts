import { expect, it } from 'vitest'
import { mayStep } from './statusSteps.ts'

it.each([
  ['PLANNED', 'INSTALLED', true],
  ['PLANNED', 'PLANNED', true],
  ['PLANNED', 'SURVEY', false],
  ['DONE', 'SUBMITTED', false],
] as const)('mayStep for a request from %s to %s returns %s', (from, to, may) => {
  expect(mayStep('request', from, to)).toBe(may)
})
