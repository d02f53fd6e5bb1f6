import type { ErrorCode } from '@portal/schemas'
import type { Failure } from '../failure.ts'
import type { RecordFields } from './difference.ts'

/** Fields that a code is about, where its text does not name one. */
const FIELDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  RelNameTooLong: 'Description',
  EmailTooLong: 'Email',
  EMAILUNAVAILABLE: 'Email',
  NOPARENTRELATION: 'ParentRelation',
  USEREXISTS: 'Email',
  ROLEASSIGNFAILED: 'Role',
  ROLEREMOVEFAILED: 'Role',
  IBANINVALID: 'BankAccount',
  INVADDRESS: 'Street',
  ALUSEDCARD: 'Number',
  TOKACTIVERR: 'State',
}

/** The field that a refusal is about: servers begin the message with it (`Cron: is missing`). */
export const fieldOfRefusal = ({ code, message = '' }: Failure, record: RecordFields): string | undefined => {
  const named = /^(?:body[./])?(\w+)\b/.exec(message)?.[1]
  if (named !== undefined && named in record) return named
  return FIELDS[code as ErrorCode]
}

/** The record as it is at the server, which a refusal for a stale version brings along (409). */
export const currentOf = (thrown: unknown): RecordFields | undefined => {
  if (typeof thrown !== 'object' || thrown === null || !('current' in thrown)) return undefined
  const { current } = thrown
  if (typeof current !== 'object' || current === null || !('Version' in current)) return undefined
  return typeof current.Version === 'number' ? { ...current } : undefined
}
