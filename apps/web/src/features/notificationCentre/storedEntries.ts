import { type CentreEntry, NEWS_KINDS } from '@portal/machines'

const COLOURS = ['success', 'info', 'warning', 'error', 'critical']

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const isAbsentOr = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value)
/** True if the value is a path within the portal, not a link to another site. */
const isOwnPath = (value: unknown): boolean => isText(value) && /^\/(?![/\\])/.test(value)
const isFlag = (value: unknown): boolean => typeof value === 'boolean'

/** True if the value is an entry in the format that this portal writes. */
const isEntry = (value: unknown): value is CentreEntry =>
  isFields(value) &&
  isText(value['id']) &&
  isNumber(value['at']) &&
  isNumber(value['count']) &&
  isFlag(value['isRead']) &&
  COLOURS.some((colour) => colour === value['colour']) &&
  isText(value['content']) &&
  isAbsentOr(value['code'], isText) &&
  isAbsentOr(value['news'], (news) => NEWS_KINDS.some((kind) => kind === news)) &&
  isAbsentOr(value['href'], isOwnPath) &&
  isAbsentOr(value['isOver'], isFlag)

/** Returns the valid stored entries without duplicates. */
export const entriesIn = (stored: readonly unknown[]): readonly CentreEntry[] => {
  const entries = stored.filter(isEntry)
  const ids = entries.map(({ id }) => id)
  return entries.filter(({ id }, index) => ids.indexOf(id) === index)
}
