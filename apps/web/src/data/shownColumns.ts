export { FIRST_LAYOUT } from '../services/keptLayouts.ts'

/** A column that a list has. */
export interface OfferedColumn {
  readonly key: string
  readonly header: string
  /** It leads to the record: it is always shown. */
  readonly isFixed: boolean
  /** It is shown until a person chooses otherwise. */
  readonly isFirst: boolean
}

export const firstColumns = (offered: readonly OfferedColumn[]): readonly string[] =>
  offered.flatMap(({ key, isFirst, isFixed }) => (isFirst || isFixed ? [key] : []))

/** The shown columns of all; fixed ones are always among them. */
export const shownColumns = (
  offered: readonly OfferedColumn[],
  chosen: readonly string[] | undefined,
): readonly string[] => {
  if (!chosen) return firstColumns(offered)
  const known = [...new Set(chosen)].filter((key) => offered.some((one) => one.key === key))
  const missing = offered.flatMap(({ key, isFixed }) => (isFixed && !known.includes(key) ? [key] : []))
  return [...missing, ...known]
}

export const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index])
