import type { TableQuery } from '@portal/machines'
import { asCardNumber, asPrintedNumber, formatFilter, genericCalls } from '@portal/schemas'
import type { Answer, Bco } from '../../services/bco.ts'
import type { ReadTable } from '../../services/readers/index.ts'
import type { Link } from '../../services/readers/read.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'

const GROUPS = genericCalls('whitelistgroup', 'WhitelistGroup')
const PLACEMENTS = genericCalls('chargeplacement', 'ChargePlacement')
const TOKENS = genericCalls('token', 'Token')

/** The condition that a field is exactly this. */
export const exactly = (field: string, value: string): string =>
  formatFilter([{ field, operator: 'EX', value }])

/** The chargers that let the cards of a group in: how many, and one of them. */
export interface Users {
  readonly count: number
  readonly first: Link | undefined
}
/** A group with its chargers; undefined where they could not be told. */
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

/** A page of groups, each with what uses it: no list of groups tells that. */
export const readGroups = async (
  bco: Bco,
  query: TableQuery & { readonly relid?: string },
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

/** The card that a person names by its id, or by the number on it. */
export const cardNamed = async (
  bco: Bco,
  relid: string,
  said: string,
  signal: AbortSignal | undefined,
): Promise<string> => {
  const found = async (field: string, value: string) => {
    const query = { relid, filter: exactly(field, value), pagesize: 1 }
    const { data } = await bco.call(TOKENS.filtered, { query }, { signal })
    return data.Data[0]?.Id
  }
  // Any other text is judged by the server as an id.
  return (
    (await found('PrintedNumber', asPrintedNumber(said))) ??
    (await found('Number', asCardNumber(said))) ??
    said
  )
}
