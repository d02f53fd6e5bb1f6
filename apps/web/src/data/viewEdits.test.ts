import { describe, expect, it } from 'vitest'
import { FIRST_LAYOUT } from '../services/storedLayouts.ts'
import type { SavedViews } from '../services/storedViews.ts'
import {
  changedSavedView,
  viewNameProblem,
  withAdded,
  withDeleted,
  withFirstToggled,
  withMoved,
  withRenamed,
  withReplaced,
} from './viewEdits.ts'

const current = {
  query: 'filter=City+EX+Gent',
  layout: { columns: ['Id', 'City'], density: 'compact' },
} as const
const faults = { name: 'Faults', query: 'sort=-Id', layout: FIRST_LAYOUT }
const depot = { name: 'Depot', query: '', layout: FIRST_LAYOUT }
const saved: SavedViews = { views: [faults, depot], first: 'Faults' }

it('withAdded appends the current list', () => {
  expect(withAdded(saved, current, 'Gent')).toEqual({
    views: [faults, depot, { name: 'Gent', ...current }],
    first: 'Faults',
  })
})

it('withRenamed renames a view and keeps it as default', () => {
  expect(withRenamed(saved, 'Faults', 'FAULTS')).toEqual({
    views: [{ ...faults, name: 'FAULTS' }, depot],
    first: 'FAULTS',
  })
  expect(withRenamed(saved, 'Depot', 'Yard').first).toBe('Faults')
})

it('withDeleted deletes a view, and the default if it was that view', () => {
  expect(withDeleted(saved, 'Faults')).toEqual({ views: [depot], first: undefined })
  expect(withDeleted(saved, 'Depot').first).toBe('Faults')
})

it('withFirstToggled keeps at most one default view', () => {
  const other = withFirstToggled(saved, 'Depot')
  expect(other.first).toBe('Depot')
  expect(withFirstToggled(other, 'Depot').first).toBeUndefined()
})

it('withReplaced replaces a changed view with the current list, under its name and position', () => {
  expect(changedSavedView(saved, current, 'Faults')).toEqual(faults)
  const next = withReplaced(saved, current, 'Faults')
  expect(next).toEqual({ views: [{ name: 'Faults', ...current }, depot], first: 'Faults' })
  expect(changedSavedView(next, current, 'Faults')).toBeUndefined()
})

it.each([undefined, 'Gone'])('changedSavedView returns undefined for the view name %s', (present) => {
  expect(changedSavedView(saved, current, present)).toBeUndefined()
})

it('withMoved moves a view up and down, but not past the ends', () => {
  const down = withMoved(saved, 'Faults', 1)
  expect(down).toEqual({ views: [depot, faults], first: 'Faults' })
  expect(withMoved(down, 'Faults', -1)).toEqual(saved)
  expect(withMoved(saved, 'Faults', -1)).toBe(saved)
  expect(withMoved(saved, 'Depot', 1)).toBe(saved)
  expect(withMoved(saved, 'Gone', 1)).toBe(saved)
})

describe('viewNameProblem', () => {
  it.each([
    ['empty', '   '],
    ['tooLong', 'n'.repeat(41)],
    ['taken', ' FAULTS'],
    ['taken', 'Tree'],
    [undefined, 'n'.repeat(40)],
  ] as const)('returns %s for a new view named "%s"', (problem, name) => {
    expect(viewNameProblem(saved, ['tree'], undefined, name)).toBe(problem)
  })

  it('allows a rename that changes only the capitals', () => {
    expect(viewNameProblem(saved, [], 'Faults', 'FAULTS')).toBeUndefined()
    expect(viewNameProblem(saved, [], 'Depot', 'FAULTS')).toBe('taken')
  })
})
