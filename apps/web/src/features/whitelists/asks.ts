import type { TableQuery } from '@portal/machines'
import { asCardNumber, asPrintedNumber, formatFilter, genericCalls } from '@portal/schemas'
import type { PeriodQuery } from '../../data/calendar.ts'
import type { Answer, Bco } from '../../services/bco.ts'
import type { ReadTable } from '../../services/readers/index.ts'
import type { Link } from '../../services/readers/read.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'

const GROUPS = genericCalls('whitelistgroup', 'WhitelistGroup')
const PLACEMENTS = genericCalls('chargeplacement', 'ChargePlacement')
const TOKENS = genericCalls('token', 'Token')

export const exactly = (field: string, value: string): string =>
  formatFilter([{ field, operator: 'EX', value }])

/** Number of chargers that accept the cards of a group, and the first of them. */
export interface Users {
  readonly count: number
  readonly first: Link | undefined
}
/** A group with its chargers. `users` is undefined if they could not be read. */
export type GroupRow = ReadWhitelistGroup & { readonly users: Users | undefined }

const usersOf = async (bco: Bco, code: string, signal: AbortSignal): Promise<Users | undefined> => {
  try {
    const query = {
      filter: exactly('WhitelistGroup', code),
      pagesize: 1,
      Links: 'ChargePoint',
      orderby: 'Description',
    }
    const { data } = await bco.call(PLACEMENTS.filtered, { query }, { signal })
    return { count: data.Page.Results, first: data.Data[0]?.Links['ChargePoint'] }
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

/** Reads a page of groups. The list response contains no chargers, so they need a request per group. */
export const readGroups = async (
  bco: Bco,
  query: TableQuery & PeriodQuery & { readonly relid?: string },
  signal: AbortSignal,
): Promise<Answer<ReadTable<GroupRow>>> => {
  const { data, at } = await bco.call(GROUPS.filtered, { query: { ...query, Links: 'Relation' } }, { signal })
  const Data = await Promise.all(
    data.Data.map(async (group) => ({
      ...group,
      users: group.isUnreadable ? undefined : await usersOf(bco, group.Code, signal),
    })),
  )
  return { at, data: { ...data, Data } }
}

/** Returns the id of the card with this number or id. Returns any other text unchanged; the server then rejects it. */
export const cardNamed = async (
  bco: Bco,
  relid: string,
  typed: string,
  signal: AbortSignal | undefined,
): Promise<string> => {
  const found = async (field: string, value: string) => {
    const query = { relid, filter: exactly(field, value), pagesize: 1 }
    const { data } = await bco.call(TOKENS.filtered, { query }, { signal })
    return data.Data[0]?.Id
  }
  return (
    (await found('PrintedNumber', asPrintedNumber(typed))) ??
    (await found('Number', asCardNumber(typed))) ??
    typed
  )
}
