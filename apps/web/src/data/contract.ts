import { getContractDetails } from '@portal/schemas'
import type { ReadContract } from '../services/readers/contracts.ts'
import { type Read, useOperation } from './reads.ts'

/** What the contract of a placement says; kept for the session (S3), so that it is there at once when it is shown again. */
export const useContract = (placementId: string): Read<ReadContract> =>
  useOperation(getContractDetails, { params: { id: placementId } })
