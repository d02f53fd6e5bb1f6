import { describe, expect, it } from 'vitest'
import { labelWords, own, text } from './label.ts'

const textOf = (key: string, values: Readonly<Record<string, string | number>>) =>
  [key, ...Object.values(values)].join(' ')

describe('labelWords', () => {
  it('fills in values that are texts or data themselves', () => {
    expect(labelWords(text('shown', { name: text('all') }), textOf)).toBe('shown all')
    expect(labelWords(text('shown', { name: own('Coast') }), textOf)).toBe('shown Coast')
  })
})
