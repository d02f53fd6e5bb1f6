import type { MetaField } from '@portal/schemas/contract'
import { useMemo } from 'react'
import { readMeta } from '../services/readers/meta.ts'
import { type Read, useOperation } from './reads.ts'
import type { RecordRoutes } from './records.ts'

/** What a class says of its fields (S7), read with distrust. */
export const useMeta = (route: RecordRoutes['meta']): Read<readonly MetaField[]> => {
  const read = useOperation(route, {})
  const { data } = read
  return { ...read, data: useMemo(() => data && readMeta(data), [data]) }
}
