import { describe, expect, it } from 'vitest'
import { notificationText } from './notificationText.ts'

const translated = (code: string) => `the text of ${code}`

describe('a notification (S8)', () => {
  it.each(['warning', 'error', 'critical'] as const)('of a %s says the text of its code', (colour) => {
    expect(notificationText({ colour, code: 'SUPERROR', content: 'Raw words' }, translated)).toBe(
      'the text of SUPERROR',
    )
  })

  it.each(['success', 'info'] as const)('of a %s is shown as given, whatever its code', (colour) => {
    expect(notificationText({ colour, code: 'NEWRELATION', content: 'Made.' }, translated)).toBe('Made.')
  })

  it('without words of its own says the text of its code, and without a code its words', () => {
    expect(notificationText({ colour: 'success', code: 'NEWRELATION', content: '' }, translated)).toBe(
      'the text of NEWRELATION',
    )
    expect(notificationText({ colour: 'error', code: undefined, content: 'Careful.' }, translated)).toBe(
      'Careful.',
    )
  })
})
