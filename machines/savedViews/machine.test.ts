import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { FIRST_LAYOUT } from './layout.ts'
import {
  type NameChange,
  savedViewsMachine,
  selectAreViewsUnkept,
  selectChangedView,
  selectFirstView,
  selectNameProblem,
  selectSavedViews,
  selectViewName,
  selectViewsFace,
} from './machine.ts'
import { NO_VIEWS, type SavedViews, viewNamed } from './views.ts'

const shown = {
  query: 'filter=City+EX+Gent',
  layout: { columns: ['Id', 'City'], density: 'compact' },
} as const
const faults = { name: 'Faults', query: 'sort=-Id', layout: FIRST_LAYOUT }
const depot = { name: 'Depot', query: '', layout: FIRST_LAYOUT }

const open = (saved: SavedViews = NO_VIEWS, isRefused = false, present?: string) => {
  const kept: SavedViews[] = []
  const told: NameChange[] = []
  const views = createActor(
    savedViewsMachine.provide({
      actions: {
        keep: ({ self }, one) => {
          kept.push(one)
          if (isRefused) self.send({ type: 'NOT_KEPT' })
        },
        tellName: (_, change) => void told.push(change),
      },
    }),
    { input: { saved, shown, present, reserved: ['tree'] } },
  ).start()
  const name = (text: string) => {
    views.send({ type: 'TYPE', name: text })
    views.send({ type: 'SAVE' })
  }
  return { views, kept, told, name, now: () => views.getSnapshot() }
}

it('saves what the list shows under a name without the spaces around it', () => {
  const { views, kept, told, name, now } = open()
  views.send({ type: 'NEW' })
  name('  Gent ')
  expect(kept).toEqual([{ views: [{ name: 'Gent', ...shown }], first: undefined }])
  expect(told).toEqual([{ before: undefined, after: 'Gent' }])
  expect(selectViewsFace(now())).toBe('listing')
})

it.each([
  ['empty', '   '],
  ['tooLong', 'n'.repeat(41)],
  ['taken', ' FAULTS'],
  ['taken', 'Tree'],
] as const)('refuses a name that is %s, and keeps nothing', (problem, text) => {
  const { views, kept, name, now } = open({ views: [faults], first: undefined })
  views.send({ type: 'NEW' })
  name(text)
  expect(selectNameProblem(now())).toBe(problem)
  expect(kept).toEqual([])
  views.send({ type: 'TYPE', name: 'n'.repeat(40) })
  expect(selectNameProblem(now())).toBeUndefined()
  views.send({ type: 'SAVE' })
  expect(kept).toHaveLength(1)
})

it('renames a view, also in its capitals alone; the list goes on to open with it', () => {
  const { views, kept, told, name, now } = open({ views: [faults, depot], first: 'Faults' })
  views.send({ type: 'RENAME', name: 'Faults' })
  expect(selectViewName(now())).toBe('Faults')
  name('FAULTS')
  expect(kept).toEqual([{ views: [{ ...faults, name: 'FAULTS' }, depot], first: 'FAULTS' }])
  expect(told).toEqual([{ before: 'Faults', after: 'FAULTS' }])
})

it('deletes a view after a question; the list no longer opens with it', () => {
  const { views, kept, told, now } = open({ views: [faults, depot], first: 'Faults' })
  views.send({ type: 'DELETE', name: 'Faults' })
  views.send({ type: 'BACK' })
  expect(kept).toEqual([])
  views.send({ type: 'DELETE', name: 'Faults' })
  views.send({ type: 'CONFIRM' })
  expect(kept).toEqual([{ views: [depot], first: undefined }])
  expect(told).toEqual([{ before: 'Faults', after: undefined }])
  expect(selectSavedViews(now())).toEqual([depot])
})

it('opens the list with one view at most, or with none again', () => {
  const { views, now } = open({ views: [faults, depot], first: undefined })
  views.send({ type: 'TOGGLE_FIRST', name: 'Faults' })
  views.send({ type: 'TOGGLE_FIRST', name: 'Depot' })
  expect(selectFirstView(now())).toBe('Depot')
  views.send({ type: 'TOGGLE_FIRST', name: 'Depot' })
  expect(selectFirstView(now())).toBeUndefined()
})

it('saves what the list shows over the view that it was opened by, which keeps its name and place', () => {
  const { views, kept, told, now } = open({ views: [faults, depot], first: 'Faults' }, false, 'Faults')
  expect(selectChangedView(now())).toBe('Faults')
  views.send({ type: 'REPLACE' })
  expect(kept).toEqual([{ views: [{ name: 'Faults', ...shown }, depot], first: 'Faults' }])
  // The address names it already.
  expect(told).toEqual([])
  expect(selectChangedView(now())).toBeUndefined()
  views.send({ type: 'REPLACE' })
  expect(kept).toHaveLength(1)
})

it('has nothing to save over where the list was opened by no view, or by one that is gone', () => {
  for (const present of [undefined, 'Gone']) {
    const { views, kept, now } = open({ views: [faults], first: undefined }, false, present)
    expect(selectChangedView(now())).toBeUndefined()
    views.send({ type: 'REPLACE' })
    expect(kept).toEqual([])
  }
})

it('shows a view from the moment on in which it is saved under a new name, and follows another name', () => {
  const { views, name, now } = open({ views: [faults], first: undefined }, false, 'Faults')
  views.send({ type: 'RENAME', name: 'Faults' })
  name('Broken')
  expect(selectChangedView(now())).toBe('Broken')
  views.send({ type: 'NEW' })
  name('Gent')
  expect(selectChangedView(now())).toBeUndefined()
})

it('moves a view up and down, and no further than the end', () => {
  const { views, kept, now } = open({ views: [faults, depot], first: 'Faults' })
  const names = () => selectSavedViews(now()).map((one) => one.name)
  views.send({ type: 'MOVE', name: 'Faults', by: -1 })
  views.send({ type: 'MOVE', name: 'Gone', by: 1 })
  expect(kept).toEqual([])
  views.send({ type: 'MOVE', name: 'Faults', by: 1 })
  expect(names()).toEqual(['Depot', 'Faults'])
  expect(kept).toEqual([{ views: [depot, faults], first: 'Faults' }])
  views.send({ type: 'MOVE', name: 'Faults', by: 1 })
  expect(kept).toHaveLength(1)
})

it('knows nothing of a view that is gone', () => {
  const { views, kept, now } = open()
  for (const type of ['RENAME', 'DELETE', 'TOGGLE_FIRST'] as const) views.send({ type, name: 'Gone' })
  expect(selectViewsFace(now())).toBe('listing')
  expect(kept).toEqual([])
  expect(viewNamed(NO_VIEWS, 'Gone')).toBeUndefined()
})

it('says that a change is lost with the page where the browser keeps nothing', () => {
  const { views, name, now } = open(NO_VIEWS, true)
  views.send({ type: 'NEW' })
  name('Gent')
  expect(selectAreViewsUnkept(now())).toBe(true)
  expect(selectSavedViews(now())).toHaveLength(1)
  views.send({ type: 'CLOSE' })
  expect(selectViewsFace(now())).toBe('closed')
})
