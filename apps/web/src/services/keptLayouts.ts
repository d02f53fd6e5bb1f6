import { keptOnDevice } from './kept.ts'

/** What a person chose of a table, as the charts have it: its columns in their order, and how high its rows are. */
interface KeptLayout {
  readonly columns: readonly string[] | undefined
  readonly density: 'normal' | 'compact'
}

/** Changes when stored items cannot be read as before: a layout of another version counts as none. */
const VERSION = 1
const MOST = 100
const FIRST: KeptLayout = { columns: undefined, density: 'normal' }

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
export const {
  read: readLayout,
  write: writeLayout,
  onChange: onLayouts,
} = keptOnDevice<KeptLayout>('table', layoutIn, (layout) =>
  layout.columns === undefined && layout.density === FIRST.density
    ? null
    : JSON.stringify({ v: VERSION, ...layout }),
)
