import { describe, expect, it } from 'vitest'
import { verdictIn } from './supported.ts'

describe('verdictIn', () => {
  it.each([
    ['{"status":"Accepted"}', 'Accepted'],
    ['{"status":"NotImplemented"}', 'NotImplemented'],
    ['{"status":"Later"}', undefined],
    ['{"listVersion":4}', undefined],
    ['Accepted', undefined],
    [undefined, undefined],
  ])('reads %j as %s', (answer, verdict) => {
    expect(verdictIn(answer)).toBe(verdict)
  })
})
