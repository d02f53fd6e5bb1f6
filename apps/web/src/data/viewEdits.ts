import type { SavedView, SavedViews, ShownList } from '../services/keptViews.ts'

/** Longest name of a view; it fits on a phone. */
const VIEW_NAME_MAX = 40

const viewNamed = ({ views }: SavedViews, name: string | undefined): SavedView | undefined =>
  views.find((one) => one.name === name)

/** Two names that a person would take for one. */
const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** True if both show the same rows in the same order and columns: a query is always written in one way. */
const isSameList = (one: ShownList, other: ShownList): boolean =>
  one.query === other.query && JSON.stringify(one.layout) === JSON.stringify(other.layout)

/** The views with one a place up or down; the very same where it is at the end. */
export const withMoved = (saved: SavedViews, name: string, by: -1 | 1): SavedViews => {
  const from = saved.views.findIndex((one) => one.name === name)
  const [moved, passed] = [saved.views[from], saved.views[from + by]]
  if (!moved || !passed) return saved
  const views = saved.views.map((one) => (one === moved ? passed : one === passed ? moved : one))
  return { ...saved, views }
}

/** The view that a list was opened by, if the list shows something else by now. */
export const changedSavedView = (
  saved: SavedViews,
  shown: ShownList,
  present: string | undefined,
): SavedView | undefined => {
  const view = viewNamed(saved, present)
  return view && !isSameList(view, shown) ? view : undefined
}

/** The views with what the list shows now in the one of this name. */
export const withReplaced = (
  { views, first }: SavedViews,
  shown: ShownList,
  name: string | undefined,
): SavedViews => ({
  views: views.map((one) => (one.name === name ? { ...shown, name: one.name } : one)),
  first,
})

/** The views with a new one at the end, of what the list shows now. */
export const withAdded = ({ views, first }: SavedViews, shown: ShownList, name: string): SavedViews => ({
  views: [...views, { ...shown, name }],
  first,
})

/** The views with one under another name; the list goes on to open with it. */
export const withRenamed = ({ views, first }: SavedViews, name: string, after: string): SavedViews => ({
  views: views.map((one) => (one.name === name ? { ...one, name: after } : one)),
  first: first === name ? after : first,
})

export const withDeleted = ({ views, first }: SavedViews, name: string): SavedViews => ({
  views: views.filter((one) => one.name !== name),
  first: first === name ? undefined : first,
})

/** The list opens with this view from now on, or no longer. */
export const withFirstToggled = ({ views, first }: SavedViews, name: string): SavedViews => ({
  views,
  first: first === name ? undefined : name,
})

export type ViewNameProblem = 'empty' | 'tooLong' | 'taken'

/** Returns why a view cannot have this name; `subject` is the view that is renamed. */
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
