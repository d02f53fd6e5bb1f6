import type { SavedView, SavedViews } from '@portal/machines'

/** Changes when what is stored cannot be read as before: views of another version count as none. */
const VERSION = 1
/** Longer than any that the portal writes. */
const LONGEST_NAME = 100
const LONGEST_QUERY = 4_000
const LONGEST_KEY = 100
const MOST_COLUMNS = 100
const NONE: SavedViews = { views: [], first: undefined }

const keyOf = (person: string, list: string) => `charge-portal:views:${person}:${list}`
const listeners = new Set<() => void>()
/** By its key: what was read last, so that the same is the same, and what the browser would not store. */
const known = new Map<string, { readonly text: string | null; readonly saved: SavedViews }>()

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest

const viewIn = (stored: unknown): readonly SavedView[] => {
  if (typeof stored !== 'object' || stored === null) return []
  const { name, query, columns, density } = stored as Readonly<Record<string, unknown>>
  if (!isText(name, LONGEST_NAME) || name.trim() === '' || !isText(query, LONGEST_QUERY)) return []
  return [
    {
      name,
      query,
      layout: {
        columns: Array.isArray(columns)
          ? columns.filter((key) => isText(key, LONGEST_KEY)).slice(0, MOST_COLUMNS)
          : undefined,
        density: density === 'compact' ? density : 'normal',
      },
    },
  ]
}

const viewsIn = (text: string | null): SavedViews => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return NONE
    const { v, views, first } = stored as Readonly<Record<string, unknown>>
    if (v !== VERSION || !Array.isArray(views)) return NONE
    const read = views
      .flatMap(viewIn)
      .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
    return { views: read, first: read.find(({ name }) => name === first)?.name }
  } catch {
    return NONE
  }
}

/** The views of a list that a person saved on this device. */
export const readViews = (person: string, list: string): SavedViews => {
  const key = keyOf(person, list)
  const before = known.get(key)
  try {
    const text = window.localStorage.getItem(key)
    if (before?.text === text) return before.saved
    const saved = viewsIn(text)
    known.set(key, { text, saved })
    return saved
  } catch {
    return before?.saved ?? NONE
  }
}

/** False where the browser stores nothing: the views then last as long as the page. */
export const writeViews = (person: string, list: string, saved: SavedViews): boolean => {
  const key = keyOf(person, list)
  const views = saved.views.map(({ name, query, layout }) => ({ name, query, ...layout }))
  try {
    if (views.length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify({ v: VERSION, views, first: saved.first }))
    return true
  } catch {
    return false
  } finally {
    known.set(key, { text: storedText(key), saved })
    for (const listen of listeners) listen()
  }
}

const storedText = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Calls back when saved views change, in this tab or another one, until it is called off. */
export const onViews = (listen: () => void): (() => void) => {
  listeners.add(listen)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    window.removeEventListener('storage', listen)
  }
}
