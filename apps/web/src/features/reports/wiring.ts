import { getRelation, getReportFigures } from '@portal/schemas'
import { type Query, useQuery } from '../../data/query.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { type Span, spanQuery } from './periods.ts'

export interface ReportQuestion {
  readonly by: 'location' | 'relation'
  readonly relation: string | undefined
}

/** Reads the figures of a span; idle if there is no span. */
export const useFigures = (
  span: Span | undefined,
  { by, relation }: ReportQuestion,
): Query<ReadReportFigures> =>
  useQuery(
    getReportFigures,
    span && { query: { ...spanQuery(span), by, ...(relation !== undefined && { relation }) } },
  )

export const useRelationName = (id: string | undefined): string | undefined =>
  useQuery(getRelation, id === undefined ? undefined : { params: { id } }).data?.Description
