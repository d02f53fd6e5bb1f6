import { fromAddressPart } from '@portal/schemas'
import { useParams } from 'wouter'

/** The id in the address of a detail, as it is written in the record. */
export const usePathId = (): string => fromAddressPart(useParams<{ id: string }>().id)
