import { date, flag, id, isStrange, oneOf, optionalText, record, usableEntries } from './read.ts'

const readAnswer = record({
  Status: oneOf(['ACCEPTED', 'REJECTED']),
  Reason: optionalText,
  SessionId: optionalText,
  At: date,
})

/** Reads the answer to a remote command. An unknown status counts as a refusal, with that status as its reason. */
export const readReceipt = (value: unknown) => {
  const { Status, Reason, ...fields } = readAnswer(value)
  const told = isStrange(Status) ? Status.slice(1) : Status
  return told === 'ACCEPTED' || told === ''
    ? { ...fields, Status: 'ACCEPTED' as const }
    : { ...fields, Status: 'REJECTED' as const, Reason: Reason ?? told }
}

export type ReadReceipt = ReturnType<typeof readReceipt>

/** A message to a charger and, once it has answered, its answer as JSON. */
export const readMessage = record({
  Id: id,
  Status: oneOf(['PENDING', 'ANSWERED', 'FAILED']),
  SentOn: date,
  Answer: optionalText,
})
export type ReadMessage = ReturnType<typeof readMessage>

/** Reads the verdict on the serial number of a charger. */
export const readVerdict = record({
  Verdict: oneOf(['KNOWN', 'OFFLINE', 'INSTALLED']),
  ChargePointId: optionalText,
})

const readSlot = record({ At: date, IsFree: flag })
type ReadSlot = ReturnType<typeof readSlot> & { readonly At: string }

/** Slots for a visit. One without a moment cannot be planned and is skipped. */
export const readSlots = usableEntries(
  (value) => readSlot(value) as ReadSlot,
  ({ At }) => Boolean(At),
)
