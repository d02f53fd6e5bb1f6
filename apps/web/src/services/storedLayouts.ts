import { createDeviceStore } from './deviceStore.ts'

/** Row height: 46 or 36 px. */
export type Density = 'normal' | 'compact'

/** Layout that a user has chosen for a table; undefined columns mean the defaults of its list. */
export interface TableLayout {
  readonly columns: readonly string[] | undefined
  readonly density: Density
}

export const FIRST_LAYOUT: TableLayout = { columns: undefined, density: 'normal' }

/** Bump when the stored format changes; layouts of another version are ignored. */
const VERSION = 1
const MOST = 100

const isKey = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST

const layoutIn = (text: string | null): TableLayout => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return FIRST_LAYOUT
    const { v, columns, density } = stored as Readonly<Record<string, unknown>>
    if (v !== VERSION) return FIRST_LAYOUT
    return {
      columns: Array.isArray(columns) ? columns.filter(isKey).slice(0, MOST) : undefined,
      density: density === 'compact' ? density : 'normal',
    }
  } catch {
    return FIRST_LAYOUT
  }
}

export const {
  read: readLayout,
  write: writeLayout,
  onChange: onLayouts,
} = createDeviceStore<TableLayout>('table', layoutIn, (layout) =>
  layout.columns === undefined && layout.density === FIRST_LAYOUT.density
    ? null
    : JSON.stringify({ v: VERSION, ...layout }),
)
