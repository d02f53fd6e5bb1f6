/** What a person chose of a table, as the charts have it: its columns in their order, and how high its rows are. */
interface KeptLayout {
  readonly columns: readonly string[] | undefined
  readonly density: 'normal' | 'compact'
}

/** Changes when what is stored cannot be read as before: a layout of another version counts as none. */
const VERSION = 1
const MOST = 100
const FIRST: KeptLayout = { columns: undefined, density: 'normal' }

const keyOf = (person: string, table: string) => `charge-portal:table:${person}:${table}`
const listeners = new Set<() => void>()
/** By its key: what was read last, so that the same is the same, and what the browser would not store. */
const known = new Map<string, { readonly text: string | null; readonly layout: KeptLayout }>()

const isKey = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST

const layoutIn = (text: string | null): KeptLayout => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return FIRST
    const { v, columns, density } = stored as Readonly<Record<string, unknown>>
    if (v !== VERSION) return FIRST
    return {
      columns: Array.isArray(columns) ? columns.filter(isKey).slice(0, MOST) : undefined,
      density: density === 'compact' ? density : 'normal',
    }
  } catch {
    return FIRST
  }
}

/** The layout of a table that a person chose on this device. */
export const readLayout = (person: string, table: string): KeptLayout => {
  const key = keyOf(person, table)
  const before = known.get(key)
  try {
    const text = window.localStorage.getItem(key)
    if (before?.text === text) return before.layout
    const layout = layoutIn(text)
    known.set(key, { text, layout })
    return layout
  } catch {
    return before?.layout ?? FIRST
  }
}

/** False where the browser stores nothing: the layout then lasts as long as the page. */
export const writeLayout = (person: string, table: string, layout: KeptLayout): boolean => {
  const key = keyOf(person, table)
  const isFirst = layout.columns === undefined && layout.density === FIRST.density
  const text = isFirst ? null : JSON.stringify({ v: VERSION, ...layout })
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  } finally {
    known.set(key, { text: storedText(key), layout })
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

/** Calls back when a layout changes, in this tab or another one, until it is called off. */
export const onLayouts = (listen: () => void): (() => void) => {
  listeners.add(listen)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    window.removeEventListener('storage', listen)
  }
}
