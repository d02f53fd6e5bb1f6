import type { Period } from './periods.ts'
import type { Measure } from './totals.ts'

/** What the address asks for. */
export interface ReportAsked {
  readonly period: Period
  readonly by: 'location' | 'relation'
  readonly measure: Measure
  readonly relation: string | undefined
  readonly isCompared: boolean
  readonly view: 'chart' | 'table'
  /** The series that the legend has taken away. */
  readonly off: readonly string[]
}
