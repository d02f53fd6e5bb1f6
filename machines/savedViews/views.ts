import type { TableLayout } from './layout.ts'

/** What a list shows: the part of the address that says which rows in which order, and the table as it is arranged. */
export interface ShownList {
  readonly query: string
  readonly layout: TableLayout
}

/** What a list showed when a person gave it a name. */
export interface SavedView extends ShownList {
  readonly name: string
}

/** The saved views of a person's list. */
export interface SavedViews {
  readonly views: readonly SavedView[]
  /** The name of the view with which the list opens, if there is one. */
  readonly first: string | undefined
}

export const NO_VIEWS: SavedViews = { views: [], first: undefined }

/** So that a name fits on a phone. */
export const VIEW_NAME_MAX = 40

export const viewNamed = ({ views }: SavedViews, name: string | null | undefined): SavedView | undefined =>
  views.find((one) => one.name === name)

/** Two names that a person would take for one. */
export const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether two show the same rows in the same order, in the same columns: a query is always written in one way. */
export const isSameList = (one: ShownList, other: ShownList): boolean =>
  one.query === other.query && JSON.stringify(one.layout) === JSON.stringify(other.layout)

/** The views with one a place up or down; the very same where it is at the end. */
export const withMoved = (saved: SavedViews, name: string, by: -1 | 1): SavedViews => {
  const from = saved.views.findIndex((one) => one.name === name)
  const [moved, passed] = [saved.views[from], saved.views[from + by]]
  if (!moved || !passed) return saved
  const views = saved.views.map((one) => (one === moved ? passed : one === passed ? moved : one))
  return { ...saved, views }
}

/** The view that a list was opened by and shows something else than by now; undefined without a difference. */
export const changedSavedView = (
  saved: SavedViews,
  shown: ShownList,
  present: string | null | undefined,
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
