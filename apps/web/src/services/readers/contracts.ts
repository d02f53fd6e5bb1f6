import { contractDetailsSchema } from '@portal/schemas/entities/contractDetails'
import { readerOf } from './fromSchema.ts'

/** What the contract of a placement says, and what it costs a month. */
export const readContract = readerOf(contractDetailsSchema)
export type ReadContract = ReturnType<typeof readContract>
