import {
  FIRST_PAGE,
  formatFilter,
  genericCalls,
  getPlacementGroup,
  LIST_PAGE_SIZE,
  listSelectableRelations,
  listWhitelistGroups,
  MAX_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
  withCardNumbers,
} from '@portal/schemas'
import { type Query, useQuery } from '../../data/query.ts'
import type { BcoFailure } from '../../services/bco.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { exactly } from './asks.ts'

const GROUPS = genericCalls('whitelistgroup', 'WhitelistGroup')
const LISTS = genericCalls('whitelist', 'Whitelist')
const PLACEMENTS = genericCalls('chargeplacement', 'ChargePlacement')
const TOKENS = genericCalls('token', 'Token')
const PAGE = { pagesize: LIST_PAGE_SIZE, pagenumber: FIRST_PAGE, caching: 0 }

const containing = (field: string, value: string) =>
  value === '' ? {} : { filter: formatFilter(withCardNumbers([{ field, operator: 'CO', value }])) }

const NO_GROUP: BcoFailure = { code: 'TOKGRNOTFOUND', message: '', status: 200, severity: 'error' }

/** Reads a group by its id, or by its code, which contains a `#`. */
export const useGroup = (key: string): Query<ReadWhitelistGroup> => {
  const isCode = key.includes('#')
  const byId = useQuery(
    GROUPS.one,
    isCode ? undefined : { params: { id: key }, query: { Links: 'Relation' } },
  )
  const byCode = useQuery(
    GROUPS.filtered,
    isCode ? { query: { filter: exactly('Code', key), pagesize: 1, Links: 'Relation' } } : undefined,
  )
  if (!isCode) return byId
  const group = byCode.data?.Data[0]
  return { ...byCode, data: group, error: byCode.error ?? (byCode.data && !group ? NO_GROUP : undefined) }
}

/** Reads the placements of the chargers that accept the cards of a group. */
export const useUsers = (code: string) =>
  useQuery(PLACEMENTS.filtered, {
    query: {
      filter: exactly('WhitelistGroup', code),
      pagesize: MAX_PAGE_SIZE,
      orderby: 'Description',
      Links: 'ChargePoint',
    },
  })

export const useLists = (code: string) =>
  useQuery(LISTS.filtered, {
    query: { ...PAGE, filter: exactly('WhitelistGroup', code), orderby: 'Code' },
  })

export const useGroupsOf = (relId: string) =>
  useQuery(listWhitelistGroups, { params: { relId }, query: PAGE })

/** Reads the relations for which the user can create a group. */
export const useRelations = () => useQuery(listSelectableRelations, { query: { isRelationsOnly: true } })

/** Searches the cards of a relation: by number if the search text contains a digit, otherwise by description. */
export const useCards = (relid: string, sought: string) =>
  useQuery(TOKENS.filtered, {
    query: {
      relid,
      ...containing(/\d/.test(sought) ? 'Number' : 'Description', sought),
      // Large, because many of the first cards may already be in the group.
      pagesize: MAX_PAGE_SIZE,
      orderby: 'Number',
      Links: 'RelationContact',
    },
  })

export const usePlacements = (relid: string, sought: string) =>
  useQuery(PLACEMENTS.filtered, {
    query: {
      relid,
      ...containing('ChargePoint', sought),
      pagesize: SEARCH_PAGE_SIZE,
      orderby: 'ChargePoint',
      Links: 'ChargePoint',
    },
  })

/** Reads the current group of a placement; idle if there is no placement. */
export const usePlacementGroup = (id: string) =>
  useQuery(getPlacementGroup, id === '' ? undefined : { params: { id } })
