import { createDeviceStore } from './deviceStore.ts'
import type { TableLayout } from './storedLayouts.ts'

/** State of a list: query string with filter and order, and the table layout. */
export interface ListState {
  readonly query: string
  readonly layout: TableLayout
}

export interface SavedView extends ListState {
  readonly name: string
}

export interface SavedViews {
  readonly views: readonly SavedView[]
  /** Name of the default view, if any. */
  readonly first: string | undefined
}

/** Bump when the stored format changes; views of another version are ignored. */
const VERSION = 1
/** Maximum length of a stored name, longer than any that the portal writes. */
const LONGEST_NAME = 100
const LONGEST_QUERY = 4_000
const LONGEST_KEY = 100
const MOST_COLUMNS = 100
const NONE: SavedViews = { views: [], first: undefined }

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

export const {
  read: readViews,
  write: writeViews,
  onChange: onViews,
} = createDeviceStore<SavedViews>('views', viewsIn, ({ views, first }) =>
  views.length === 0
    ? null
    : JSON.stringify({
        v: VERSION,
        views: views.map(({ name, query, layout }) => ({ name, query, ...layout })),
        first,
      }),
)
