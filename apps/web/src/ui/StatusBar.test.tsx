// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StatusBar } from './StatusBar.tsx'
import { mount } from './testing/mount.tsx'
import type { Tone } from './tone.ts'

const TONES: readonly Tone[] = ['ok', 'charge', 'park', 'err', 'off']

let unmount = () => undefined as void
beforeEach(() => {
  unmount = mount(
    <StatusBar
      format={(count) => `${count} of 4`}
      segments={TONES.map((tone, index) => ({ key: tone, tone, label: tone, count: index }))}
    />,
  )
})
afterEach(() => unmount())

describe('StatusBar', () => {
  test('distinguishes the states of the legend by shape, word and count, not by colour alone (WCAG 1.4.1)', () => {
    const entries = [...document.querySelectorAll('li')]
    expect(entries.map((entry) => entry.textContent)).toEqual(
      TONES.map((tone, index) => `${tone}${index} of 4`),
    )
    const shapes = entries.map((entry) => entry.querySelector('svg')?.innerHTML)
    expect(shapes.every(Boolean)).toBe(true)
    expect(new Set(shapes).size).toBe(TONES.length)
  })

  test('shows a segment for each state with a count above 0', () => {
    expect(document.querySelectorAll('[data-swatch]')).toHaveLength(TONES.length - 1)
  })
})
