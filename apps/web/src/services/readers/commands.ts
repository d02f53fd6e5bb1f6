import { chargepointMessageSchema, serialVerdictSchema } from '@portal/schemas/entities/chargepointParts'
import { remoteReceiptSchema } from '@portal/schemas/entities/remoteReceipt'
import { slotSchema } from '@portal/schemas/entities/request'
import { readerOf } from './fromSchema.ts'
import { isStrange, optionalText, usableEntries } from './read.ts'

const readAnswer = readerOf(remoteReceiptSchema, { Reason: optionalText })

/**
 * Reads the response to a remote command. An unknown status counts as a refusal; if the response gives no reason, the
 * status itself becomes the reason. A missing status counts as accepted.
 */
export const readReceipt = (value: unknown) => {
  const { Status, Reason, ...fields } = readAnswer(value)
  const status = isStrange(Status) ? Status.slice(1) : Status
  return status === 'ACCEPTED' || status === ''
    ? { ...fields, Status: 'ACCEPTED' as const }
    : { ...fields, Status: 'REJECTED' as const, Reason: Reason ?? status }
}

export type ReadReceipt = ReturnType<typeof readReceipt>

/** Reads a message to a charger, and its response as JSON once there is one. */
export const readMessage = readerOf(chargepointMessageSchema)
export type ReadMessage = ReturnType<typeof readMessage>

export const readVerdict = readerOf(serialVerdictSchema)

const readSlot = readerOf(slotSchema)
type ReadSlot = ReturnType<typeof readSlot> & { readonly At: string }

/** A slot without a time cannot be planned and is skipped. */
export const readSlots = usableEntries(
  (value) => readSlot(value) as ReadSlot,
  ({ At }) => Boolean(At),
)
