import { describe, expect, it } from 'vitest'
import { newIntent, sinceOfIntent } from './intent.ts'
import { addressMove, readEntry, type WizardEntry, type WizardPosition } from './wizardAddress.ts'

const position: WizardPosition = { viewState: 'step', path: '/my/mounting-type', depth: 3, draft: 'intent' }
const at = (path: string, entry?: Partial<WizardEntry>, query = '') => ({
  path,
  query: new URLSearchParams(query),
  entry: entry && { draft: 'intent', depth: 3, floor: 0, ...entry },
})

describe('the URL of a wizard', () => {
  it('stays when it already names the step', () => {
    expect(addressMove(at('/my/mounting-type', {}), position)).toEqual({ type: 'stay' })
  })

  it('pushes a history entry after a step forward', () => {
    expect(addressMove(at('/my/chargerType', { depth: 2 }), position)).toEqual({
      type: 'push',
      path: '/my/mounting-type',
      entry: { draft: 'intent', depth: 3, floor: 0 },
    })
  })

  it('goes back through the history if the step has an entry, and replaces the URL otherwise', () => {
    expect(addressMove(at('/my/survey-type', { depth: 6 }), position)).toEqual({ type: 'go', by: -3 })
    expect(addressMove(at('/my/survey-type', { depth: 6, floor: 5 }), position)).toEqual({
      type: 'replace',
      path: '/my/mounting-type',
      entry: { draft: 'intent', depth: 3, floor: 3 },
    })
  })

  it('replaces a URL with another path, another draft, a query or no wizard entry', () => {
    const replaced = { type: 'replace', path: '/my/mounting-type' }
    expect(addressMove(at('/my/chargerType', {}), position)).toMatchObject(replaced)
    expect(addressMove(at('/my/mounting-type', { draft: 'other' }), position)).toMatchObject(replaced)
    expect(addressMove(at('/my/mounting-type', {}, 'draft=continue'), position)).toMatchObject(replaced)
    expect(addressMove(at('/my/account-type'), position)).toMatchObject(replaced)
  })

  it('ignores history entries of other screens', () => {
    expect(readEntry(null)).toBeUndefined()
    expect(readEntry({ wizard: { draft: 'intent', depth: '3', floor: 0 } })).toBeUndefined()
    expect(readEntry({ wizard: { draft: 'intent', depth: 3, floor: 0 } })).toEqual({
      draft: 'intent',
      depth: 3,
      floor: 0,
    })
  })
})

describe('newIntent', () => {
  it('returns a UUID that contains its creation time', () => {
    const key = newIntent(Date.parse('2026-05-20T08:00:00Z'))
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(sinceOfIntent(`${key}-request-abc`)).toBe(Date.parse('2026-05-20T08:00:00Z'))
    expect(sinceOfIntent('intent-1')).toBe(0)
  })
})
