import type { ReportGroup } from '@portal/schemas'
import type { Period } from './periods.ts'
import type { Measure } from './totals.ts'

export interface ReportSelections {
  readonly period: Period
  readonly by: ReportGroup
  readonly measure: Measure
  readonly relation: string | undefined
  readonly isCompared: boolean
  readonly view: 'chart' | 'table'
  /** Ids of the series that the legend hides. */
  readonly off: readonly string[]
}
