import type { ProtectedPerson } from '@portal/machines'
import { date, entries, id, ids, number, optionalText, record, text } from './read.ts'

const contact = record({
  Name: text,
  Email: text,
  Telephone: optionalText,
  Role: optionalText,
  LastLogin: date,
})

/** A protected person as the machine holds them. */
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

/** What a command to many chargers is about, and what each of them said. */
export const readBulkCommand = record({
  Command: id,
  Status: id,
  ChargePointIds: ids,
  Results: entries(result),
})

/** A charger as far as a target of a command needs it. */
export const readTarget = record({ Id: id, Description: text })

/** What a charger says of itself in few words. */
export const readMinimal = record({
  Id: id,
  Description: text,
  Status: id,
  Connectors: entries(record({ Id: id, ConnectorNumber: number, Status: id })),
})
