import { describe, expect, it } from 'vitest'
import { inSentence, labelWords, own, text } from './label.ts'

const textOf = (key: string, values: Readonly<Record<string, string | number>>) =>
  [key, ...Object.values(values)].join(' ')

describe('labelWords', () => {
  it('fills in values that are texts or data', () => {
    expect(labelWords(text('shown', { name: text('all') }), textOf)).toBe('shown all')
    expect(labelWords(text('shown', { name: own('Coast') }), textOf)).toBe('shown Coast')
    expect(labelWords(text('shown', { names: [text('one'), text('two')] }), textOf)).toBe('shown one, two')
  })

  it('lowercases a text within a sentence unless it is a name', () => {
    expect(labelWords(inSentence('Mounting'), textOf)).toBe('mounting')
    expect(labelWords(inSentence('Plug & Charge'), textOf)).toBe('Plug & Charge')
  })
})
