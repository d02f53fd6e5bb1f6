import { oneOf } from '../services/readers/read.ts'

/** Status of a message to a charger, or the raw value of one the portal does not know. */
export const readMessageStatus = oneOf(['PENDING', 'ANSWERED', 'FAILED'])
