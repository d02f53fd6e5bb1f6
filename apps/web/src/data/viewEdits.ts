import type { ListState, SavedView, SavedViews } from '../services/storedViews.ts'

/** Maximum length of a view name in characters, so that it fits on a phone. */
const VIEW_NAME_MAX = 40

const viewNamed = ({ views }: SavedViews, name: string | undefined): SavedView | undefined =>
  views.find((one) => one.name === name)

/** True if two names differ at most in case and surrounding spaces. */
const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * True if two lists show the same rows, order and columns. Compares texts, because equal queries and layouts are
 * serialised alike.
 */
const isSameList = (one: ListState, other: ListState): boolean =>
  one.query === other.query && JSON.stringify(one.layout) === JSON.stringify(other.layout)

/** Moves a view one position up or down; returns the same object if it cannot move. */
export const withMoved = (saved: SavedViews, name: string, by: -1 | 1): SavedViews => {
  const from = saved.views.findIndex((one) => one.name === name)
  const [moved, passed] = [saved.views[from], saved.views[from + by]]
  if (!moved || !passed) return saved
  const views = saved.views.map((one) => (one === moved ? passed : one === passed ? moved : one))
  return { ...saved, views }
}

/** Returns the view that the list was opened with if the list has changed since; otherwise undefined. */
export const changedSavedView = (
  saved: SavedViews,
  current: ListState,
  present: string | undefined,
): SavedView | undefined => {
  const view = viewNamed(saved, present)
  return view && !isSameList(view, current) ? view : undefined
}

/** Replaces the view of this name with the current list. */
export const withReplaced = (
  { views, first }: SavedViews,
  current: ListState,
  name: string | undefined,
): SavedViews => ({
  views: views.map((one) => (one.name === name ? { ...current, name: one.name } : one)),
  first,
})

export const withAdded = ({ views, first }: SavedViews, current: ListState, name: string): SavedViews => ({
  views: [...views, { ...current, name }],
  first,
})

export const withRenamed = ({ views, first }: SavedViews, name: string, after: string): SavedViews => ({
  views: views.map((one) => (one.name === name ? { ...one, name: after } : one)),
  first: first === name ? after : first,
})

export const withDeleted = ({ views, first }: SavedViews, name: string): SavedViews => ({
  views: views.filter((one) => one.name !== name),
  first: first === name ? undefined : first,
})

/** Makes a view the default or, if it already is, removes the default. */
export const withFirstToggled = ({ views, first }: SavedViews, name: string): SavedViews => ({
  views,
  first: first === name ? undefined : name,
})

export type ViewNameProblem = 'empty' | 'tooLong' | 'taken'

/** Returns the reason for refusing a name; undefined if it is valid. `subject` is the view being renamed. */
export const viewNameProblem = (
  { views }: SavedViews,
  reserved: readonly string[],
  subject: string | undefined,
  name: string,
): ViewNameProblem | undefined => {
  if (name.trim() === '') return 'empty'
  if (name.trim().length > VIEW_NAME_MAX) return 'tooLong'
  const taken = [...reserved, ...views.map((one) => one.name)]
  return taken.some((one) => one !== subject && isSameName(one, name)) ? 'taken' : undefined
}
