import { describe, expect, it } from 'vitest'
import { notificationText } from './notificationText.ts'

const translated = (code: string) => `the text of ${code}`

describe('notificationText (S8)', () => {
  it.each(['warning', 'error', 'critical'] as const)('returns the text of the code for %s', (colour) => {
    expect(notificationText({ colour, code: 'SUPERROR', content: 'Raw words' }, translated)).toBe(
      'the text of SUPERROR',
    )
  })

  it.each(['success', 'info'] as const)('returns the given content for %s, whatever the code', (colour) => {
    expect(notificationText({ colour, code: 'NEWRELATION', content: 'Made.' }, translated)).toBe('Made.')
  })

  it('falls back to the text of the code without content, and to the content without a code', () => {
    expect(notificationText({ colour: 'success', code: 'NEWRELATION', content: '' }, translated)).toBe(
      'the text of NEWRELATION',
    )
    expect(notificationText({ colour: 'error', code: undefined, content: 'Careful.' }, translated)).toBe(
      'Careful.',
    )
  })
})
