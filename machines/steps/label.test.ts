import { describe, expect, it } from 'vitest'
import { type LabelText, own, text, wordsOf } from './label.ts'
import { labelsIn } from './say.ts'
import { see } from './see.ts'

const textOf: LabelText = ({ key, values }) => [key, ...Object.values(values)].join(' ')

describe('wordsOf', () => {
  it('fills in values that are texts or data themselves', () => {
    expect(wordsOf(text('shown', { name: text('all') }), textOf)).toBe('shown all')
    expect(wordsOf(text('shown', { name: own('Coast') }), textOf)).toBe('shown Coast')
  })
})

describe('labelsIn', () => {
  it('includes the texts that fill other texts', () => {
    const all = text('all')
    const shown = text('shown', { name: all })
    expect(labelsIn(see.text(shown))).toEqual([shown, all])
  })
})
