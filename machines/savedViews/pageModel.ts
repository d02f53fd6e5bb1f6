import { definePageModel } from '../paths/wordsFor.ts'
import { FIRST_LAYOUT } from './layout.ts'
import {
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
import { NO_VIEWS, type SavedView } from './views.ts'
import { savedViewsWords } from './words.ts'

/** Whatever the list shows: the address says it. */
const shown = { query: '', layout: FIRST_LAYOUT }
/** Opened by a view, and then changed. */
const changed = { query: 'rows=50', layout: FIRST_LAYOUT }
const view = (name: string, query: string): SavedView => ({ name, query, layout: FIRST_LAYOUT })

/** The views of the relations; 'tree' is the list's own. */
const reserved = ['tree']

/** The saved views of an operator's list of relations. */
export const savedViewsPageModel = definePageModel(savedViewsMachine, {
  inputs: [
    { saved: NO_VIEWS, shown, present: undefined, reserved },
    {
      saved: { views: [view('Faults', 'rows=25'), view('Gent', 'rows=50')], first: 'Faults' },
      shown: changed,
      present: 'Faults',
      reserved,
    },
  ],
  events: [
    { type: 'NEW' },
    { type: 'RENAME', name: 'Faults' },
    { type: 'DELETE', name: 'Faults' },
    { type: 'TOGGLE_FIRST', name: 'Faults' },
    { type: 'REPLACE' },
    { type: 'MOVE', name: 'Faults', by: 1 },
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
    views: selectSavedViews(snapshot)
      .map(({ name }) => name)
      .join(', '),
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
  allows: (snapshot, event) => {
    const views = selectSavedViews(snapshot).map(({ name }) => name)
    switch (event.type) {
      case 'TYPE':
        // Typing the same value changes nothing.
        return event['name'] !== selectViewName(snapshot)
      case 'NOT_KEPT':
        return views.length > 0
      case 'REPLACE':
        return selectChangedView(snapshot) !== undefined
      case 'MOVE':
        // The button of the last one does nothing.
        return views.includes(String(event['name'])) && views.at(-1) !== event['name']
      case 'RENAME':
      case 'DELETE':
      case 'TOGGLE_FIRST':
        return views.includes(String(event['name']))
      default:
        return true
    }
  },
  words: savedViewsWords,
  // In whatever order: with more of them it is the same again.
  filter: ({ context }) => context.saved.views.length <= 2,
  limit: 2_000,
})
