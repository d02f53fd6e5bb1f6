import { getRelation, getReportFigures } from '@portal/schemas'
import { type Query, useQuery } from '../../data/query.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { type Span, spanQuery } from './periods.ts'

export interface ReportQuestion {
  readonly by: 'location' | 'relation'
  readonly relation: string | undefined
}

/** What was charged in a span; nothing is asked without one. */
export const useFigures = (
  span: Span | undefined,
  { by, relation }: ReportQuestion,
): Query<ReadReportFigures> =>
  useQuery(
    getReportFigures,
    span && { query: { ...spanQuery(span), by, ...(relation !== undefined && { relation }) } },
  )

/** What a relation is called. */
export const useRelationName = (id: string | undefined): string | undefined =>
  useQuery(getRelation, id === undefined ? undefined : { params: { id } }).data?.Description
