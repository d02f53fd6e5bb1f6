import type { MetaField } from '@portal/schemas/contract'
import { type Read, useOperation } from './reads.ts'
import type { RecordRoutes } from './records.ts'

/** Reads the fields of a class (S7). */
export const useMeta = (route: RecordRoutes['meta']): Read<readonly MetaField[]> => useOperation(route, {})
