/** Maximum number of records in one bulk action. */
export const SELECTION_MOST = 1_000

/** Selected records of a list: individual ones across pages, or all that match the filters. */
export interface Selection {
  /** Ids of the individually selected records, on all pages. */
  readonly keys: readonly string[]
  /** True if all records that match the filters are selected, on every page. */
  readonly isAll: boolean
  /** Record that was last selected or deselected, where the next range starts. */
  readonly anchor: string | undefined
  readonly page: readonly string[]
  /** Number of records that match the filters. */
  readonly total: number
  /** Filters of the list; a change to them starts a new selection. */
  readonly scope: string
}

export type SelectionAction =
  /** Sent when the table shows other rows. */
  | { type: 'rows'; keys: readonly string[]; total: number; scope: string }
  | { type: 'toggle'; key: string }
  /** Selects the range from the anchor to this record. */
  | { type: 'extend'; key: string }
  | { type: 'togglePage' }
  | { type: 'selectMatching' }
  | { type: 'clear' }

const NOTHING = { keys: [], isAll: false, anchor: undefined } as const

export const NO_SELECTION: Selection = { ...NOTHING, page: [], total: 0, scope: '' }

const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])]

const isWholePage = ({ keys, page }: Selection): boolean =>
  page.length > 0 && page.every((key) => keys.includes(key))

/** Returns the records of the page between two keys, inclusive. */
const between = (page: readonly string[], a: string | undefined, b: string): readonly string[] => {
  const from = a === undefined ? -1 : page.indexOf(a)
  const to = page.indexOf(b)
  return from < 0 ? [b] : page.slice(Math.min(from, to), Math.max(from, to) + 1)
}

const toggled = ({ keys, isAll, page }: Selection, key: string): readonly string[] => {
  // Deselecting one row of "all matching" keeps only the rest of this page.
  if (isAll) return page.filter((one) => one !== key)
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
}

export const reduceSelection = (selection: Selection, action: SelectionAction): Selection => {
  const { keys, isAll, anchor, page, total } = selection
  switch (action.type) {
    case 'rows': {
      const { keys: pageKeys, total: found, scope } = action
      const base = scope === selection.scope ? selection : NOTHING
      return { ...selection, ...base, page: pageKeys, total: found, scope }
    }
    case 'toggle': {
      const { key } = action
      if (!page.includes(key)) return selection
      return { ...selection, keys: toggled(selection, key), isAll: false, anchor: key }
    }
    case 'extend': {
      const { key } = action
      if (!page.includes(key)) return selection
      return { ...selection, keys: union(keys, between(page, anchor, key)), anchor: key }
    }
    case 'togglePage': {
      if (isAll) return { ...selection, ...NOTHING }
      const others = keys.filter((key) => !page.includes(key))
      return {
        ...selection,
        keys: isWholePage(selection) ? others : union(keys, page),
        anchor: undefined,
      }
    }
    case 'selectMatching':
      return keys.length > 0 && total <= SELECTION_MOST ? { ...selection, isAll: true } : selection
    case 'clear':
      return { ...selection, ...NOTHING }
  }
}

export const isRowSelected = ({ isAll, keys }: Selection, key: string): boolean => isAll || keys.includes(key)

export const selectedCount = ({ isAll, keys, total }: Selection): number => (isAll ? total : keys.length)

/** Returns the ids of the selected records; undefined for all matching. */
export const selectedIds = ({ isAll, keys }: Selection): readonly string[] | undefined =>
  isAll ? undefined : keys

export const pageSelection = (selection: Selection): 'none' | 'some' | 'all' => {
  if (selection.isAll || isWholePage(selection)) return 'all'
  return selection.page.some((key) => selection.keys.includes(key)) ? 'some' : 'none'
}

/** Returns the number of matching records that are not selected; 0 if none or all are selected, or too many match. */
export const matchingMore = ({ isAll, keys, total }: Selection): number =>
  isAll || keys.length === 0 || total > SELECTION_MOST ? 0 : Math.max(0, total - keys.length)
