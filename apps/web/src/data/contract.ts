import { getContractDetails } from '@portal/schemas'
import type { ReadContract } from '../services/readers/contracts.ts'
import { type Query, useQuery } from './query.ts'

/** What the contract of a placement says; kept for the session (S3), so that it is there at once when it is shown again. */
export const useContract = (placementId: string): Query<ReadContract> =>
  useQuery(getContractDetails, { params: { id: placementId } })
