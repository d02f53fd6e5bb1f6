import { contractDetailsSchema } from '@portal/schemas/entities/contractDetails'
import { cpoContractSchema } from '@portal/schemas/entities/network'
import { readerOf } from './fromSchema.ts'
import { readAttachments } from './requests.ts'

export const readContract = readerOf(contractDetailsSchema)
export type ReadContract = ReturnType<typeof readContract>

export const readCpoContract = readerOf(cpoContractSchema, { Attachments: readAttachments })
export type ReadCpoContract = ReturnType<typeof readCpoContract>
