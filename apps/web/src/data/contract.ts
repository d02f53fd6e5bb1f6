import { getContractDetails } from '@portal/schemas'
import type { ReadContract } from '../services/readers/contracts.ts'
import { type Query, useQuery } from './query.ts'

/** Reads the contract of a placement. It is cached for the session (S3), so it is shown immediately the next time. */
export const useContract = (placementId: string): Query<ReadContract> =>
  useQuery(getContractDetails, { params: { id: placementId } })
