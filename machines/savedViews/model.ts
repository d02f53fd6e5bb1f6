import { defineModel, none } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { FIRST_LAYOUT } from './layout.ts'
import {
  type SavedViewsSnapshot,
  savedViewsMachine,
  selectAreViewsUnkept,
  selectChangedView,
  selectFirstView,
  selectNameProblem,
  selectSavedViews,
  selectViewName,
  selectViewSubject,
  selectViewsFace,
} from './machine.ts'
import { isSameName, NO_VIEWS, type SavedView } from './views.ts'
import { savedViewsWords } from './words.ts'

const shown = { query: 'filter=City+EX+Gent', layout: FIRST_LAYOUT }
const view = (name: string, query: string): SavedView => ({ name, query, layout: FIRST_LAYOUT })

const namesOf = (snapshot: SavedViewsSnapshot): string =>
  selectSavedViews(snapshot)
    .map(({ name, query }) => (query === shown.query ? name : `${name} (${query})`))
    .join(', ')

export const savedViewsModel = defineModel(savedViewsMachine, {
  inputs: [
    { saved: NO_VIEWS, shown, present: undefined, reserved: ['tree'] },
    {
      saved: { views: [view('Faults', 'sort=Id'), view('Gent', 'rows=50')], first: 'Faults' },
      shown,
      present: 'Faults',
      reserved: [],
    },
  ],
  events: [
    { type: 'NEW' },
    { type: 'RENAME', name: 'Faults' },
    { type: 'DELETE', name: 'Faults' },
    { type: 'TOGGLE_FIRST', name: 'Faults' },
    { type: 'REPLACE' },
    { type: 'MOVE', name: 'Faults', by: 1 },
    { type: 'MOVE', name: 'Faults', by: -1 },
    { type: 'TYPE', name: '  ' },
    { type: 'TYPE', name: ' faults ' },
    { type: 'TYPE', name: 'Faults' },
    { type: 'TYPE', name: 'Tree' },
    { type: 'TYPE', name: 'n'.repeat(41) },
    { type: 'SAVE' },
    { type: 'CONFIRM' },
    { type: 'BACK' },
    { type: 'NOT_KEPT' },
    { type: 'CLOSE' },
  ],
  key: (snapshot) => ({
    views: namesOf(snapshot),
    first: selectFirstView(snapshot) ?? '',
    changed: selectChangedView(snapshot) ?? '',
    subject: selectViewSubject(snapshot) ?? '',
    name: selectViewName(snapshot),
  }),
  facts: (snapshot) => ({
    face: selectViewsFace(snapshot),
    problem: selectNameProblem(snapshot) ?? '',
    isUnkept: selectAreViewsUnkept(snapshot),
  }),
  invariants: {
    'no two views have one name': (snapshot) => {
      const views = selectSavedViews(snapshot)
      return views.every((one) => views.filter(({ name }) => isSameName(name, one.name)).length === 1)
    },
    'the list opens with a view that there is': (snapshot) => {
      const first = selectFirstView(snapshot)
      return first === undefined || selectSavedViews(snapshot).some(({ name }) => name === first)
    },
  },
  interrupts: none('All of it is on this device'),
  laws: {
    'going back changes no view': (snapshot, { after }) => {
      const later = after({ type: 'BACK' })
      return later === undefined || namesOf(later) === namesOf(snapshot)
    },
    'a view that is moved down and up again is where it was': (snapshot, { after }) => {
      const down = { type: 'MOVE', name: 'Faults', by: 1 } as const
      const later = after(down) && after(down, { ...down, by: -1 })
      return later === undefined || namesOf(later) === namesOf(snapshot)
    },
    'a view that is replaced shows what the list shows': (_, { after }) => {
      const later = after({ type: 'REPLACE' })
      return later === undefined || selectChangedView(later) === undefined
    },
    'the view to open with, chosen twice, is as before': (snapshot, { after }) => {
      const twice = { type: 'TOGGLE_FIRST', name: 'Faults' } as const
      const later = selectFirstView(snapshot) === 'Faults' ? after(twice, twice) : undefined
      return later === undefined || selectFirstView(later) === 'Faults'
    },
  },
  words: wordsFor(savedViewsMachine, savedViewsWords),
  // In whatever order: with more of them it is the same again.
  filter: ({ context }) => context.saved.views.length <= 2,
  limit: 2_000,
})
