import type { Translate } from '../../texts/index.ts'
import type { FilterField } from '../../ui/FilterForm.tsx'
import { type DeclaredColumn, headerOf } from './columns.tsx'
import { type ValueBadges, type ValueLabels, wordOf } from './valueLooks.tsx'

/** A filterable field. With `values` it is a choice. */
export interface DeclaredFilter extends Pick<DeclaredColumn<object>, 'field' | 'header'> {
  readonly values?: ValueBadges | ValueLabels
}

export const YES_NO = { true: 'common.yes', false: 'common.no' } as const satisfies ValueLabels

const filterOf = ({ field, header, values }: DeclaredFilter, t: Translate): FilterField => ({
  value: field,
  label: headerOf(header, t),
  ...(values && {
    values: Object.keys(values).map((value) => ({ value, label: wordOf(t, values, value) })),
  }),
})

/** Returns the filters of a list, each declared by the field of a column or in full. */
export const listFilters = <Row>(
  filters: readonly (string | DeclaredFilter)[],
  columns: readonly DeclaredColumn<Row>[],
  t: Translate,
): readonly FilterField[] =>
  filters.flatMap((filter) => {
    const declared = typeof filter === 'string' ? columns.find(({ field }) => field === filter) : filter
    return declared ? [filterOf(declared, t)] : []
  })
