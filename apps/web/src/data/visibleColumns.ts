export { FIRST_LAYOUT } from '../services/storedLayouts.ts'

export interface OfferedColumn {
  readonly key: string
  readonly header: string
  /** True for the column that links to the record, which is always shown. */
  readonly isFixed: boolean
  readonly isFirst: boolean
}

export const firstColumns = (offered: readonly OfferedColumn[]): readonly string[] =>
  offered.flatMap(({ key, isFirst, isFixed }) => (isFirst || isFixed ? [key] : []))

/** Returns the keys of the shown columns; fixed ones are always among them. */
export const visibleColumns = (
  offered: readonly OfferedColumn[],
  chosen: readonly string[] | undefined,
): readonly string[] => {
  if (!chosen) return firstColumns(offered)
  const valid = [...new Set(chosen)].filter((key) => offered.some((one) => one.key === key))
  const missing = offered.flatMap(({ key, isFixed }) => (isFixed && !valid.includes(key) ? [key] : []))
  return [...missing, ...valid]
}

export const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index])
