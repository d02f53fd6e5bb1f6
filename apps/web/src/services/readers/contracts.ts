import { contractDetailsSchema } from '@portal/schemas/entities/contractDetails'
import { readerOf } from './fromSchema.ts'

/** The contract of a placement with its monthly costs. */
export const readContract = readerOf(contractDetailsSchema)
export type ReadContract = ReturnType<typeof readContract>
