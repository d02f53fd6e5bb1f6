import type { MetaField } from '@portal/schemas/contract'
import { type Query, useQuery } from './query.ts'
import type { RecordRoutes } from './records.ts'

/** Reads the fields of a class (S7). */
export const useMeta = (route: RecordRoutes['meta']): Query<readonly MetaField[]> => useQuery(route, {})
