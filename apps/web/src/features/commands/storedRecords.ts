import { COMMAND_PHASES, type CommandRecord } from '@portal/machines'

/** Maximum age of a stored receipt. */
const KEPT_MS = 24 * 3_600_000

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isOneOf = (values: readonly string[], value: unknown): boolean =>
  isText(value) && values.includes(value)
const isAbsentOr = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value)
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

const KINDS = ['START', 'STOP', 'RESET', 'UNLOCK']

const isCommand = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['id']) &&
  isOneOf(KINDS, value['kind']) &&
  isText(value['chargepointId']) &&
  isText(value['charger']) &&
  isNumber(value['at']) &&
  Array.isArray(value['sessionIds']) &&
  value['sessionIds'].every(isText) &&
  isAbsentOr(value['connector'], (one) => isFields(one) && isText(one['id']) && isNumber(one['number'])) &&
  isAbsentOr(value['card'], (one) => isFields(one) && isText(one['id']) && isText(one['number'])) &&
  // Only RESET applies to the whole charger, so only RESET has no connector.
  (value['connector'] === undefined) === (value['kind'] === 'RESET')

const isReceipt = (value: unknown): boolean =>
  isFields(value) &&
  isOneOf(['ACCEPTED', 'REJECTED'], value['Status']) &&
  isText(value['At']) &&
  isAbsentOr(value['Reason'], isText) &&
  isAbsentOr(value['SessionId'], isText)

/** True if the value is a well-formed receipt. Users can edit the storage, so its contents are untrusted. */
const isRecord = (value: unknown): value is CommandRecord =>
  isFields(value) &&
  isCommand(value['command']) &&
  isOneOf(COMMAND_PHASES, value['phase']) &&
  isAbsentOr(value['receipt'], isReceipt) &&
  isAbsentOr(value['failure'], (one) => isFields(one) && isText(one['code'])) &&
  isAbsentOr(value['endedAt'], isNumber) &&
  isAbsentOr(value['checkedAt'], isNumber)

/** Returns the valid, recent receipts from the storage, without duplicates. `now` is the server's time. */
export const recordsIn = (stored: readonly unknown[], now: number): readonly CommandRecord[] => {
  const records = stored.filter(isRecord).filter(({ command }) => now - command.at < KEPT_MS)
  const ids = records.map(({ command }) => command.id)
  return records.filter(({ command }, index) => ids.indexOf(command.id) === index)
}
