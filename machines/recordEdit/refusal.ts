import type { ErrorCode } from '@portal/schemas'
import type { Failure } from '../failure.ts'
import type { RecordFields } from './difference.ts'

/** Fields by code, for codes whose message does not name the field. */
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

/**
 * Returns the field of a rejection: named at the start of the message (`Cron: is missing`), or else implied by the
 * code.
 */
export const fieldOfRefusal = ({ code, message = '' }: Failure, record: RecordFields): string | undefined => {
  const named = /^(?:body[./])?(\w+)\b/.exec(message)?.[1]
  if (named !== undefined && named in record) return named
  return FIELDS[code as ErrorCode]
}

/**
 * Returns the place within the rejected field, such as `0/PowerType` in `Connectors/0/PowerType: …`; empty if none is
 * named.
 */
export const partOfRefusal = ({ message = '' }: Failure): string =>
  /^(?:body[./])?\w+\/([\w/]+)/.exec(message)?.[1] ?? ''

/**
 * Returns the server's current record from the rejection of a stale version (409); undefined if the failure contains
 * none.
 */
export const currentOf = (thrown: unknown): RecordFields | undefined => {
  if (typeof thrown !== 'object' || thrown === null || !('current' in thrown)) return undefined
  const { current } = thrown
  if (typeof current !== 'object' || current === null || !('Version' in current)) return undefined
  return typeof current.Version === 'number' ? { ...current } : undefined
}
