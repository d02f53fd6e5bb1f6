import type { ProtectedPerson } from '@portal/machines'
import { date, entries, id, ids, number, optionalText, record, text, usableEntries } from './read.ts'

const contact = record({
  Name: text,
  Email: text,
  Telephone: optionalText,
  Role: optionalText,
  LastLogin: date,
})

export const readProtectedPerson = (value: unknown): ProtectedPerson => {
  const { Name, Email, Telephone = '', Role = '', LastLogin = '' } = contact(value)
  const at = Date.parse(LastLogin)
  return {
    name: Name,
    email: Email,
    telephone: Telephone,
    role: Role,
    lastLogin: Number.isNaN(at) ? undefined : at,
  }
}

const result = record({ ChargePointId: id, Status: id, Note: optionalText })
const payload = record({ Protocol: id, Payload: text })

export const readBulkCommand = record({
  Command: id,
  Status: id,
  Description: text,
  ChargePointIds: ids,
  Payloads: entries(payload),
  Results: entries(result),
})

/** Reads the fields of a charger that a command target needs. */
export const readTarget = record({ Id: id, Description: text, Protocol: optionalText })

export const readMinimal = record({
  Id: id,
  Description: text,
  Status: id,
  Connectors: entries(record({ Id: id, ConnectorNumber: number, Status: id })),
})

const frame = record({
  Id: id,
  At: date,
  Direction: id,
  Action: id,
  Request: text,
  AnsweredOn: date,
  Answer: optionalText,
})
export type ReadFrame = ReturnType<typeof frame>

/** Reads the messages on a connection. A message without a time cannot be ordered and is skipped. */
export const readFrames = usableEntries(frame, ({ At }) => (At ?? '') !== '')
