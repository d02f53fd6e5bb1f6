import type { Failure } from '@portal/machines'
import {
  asCardNumber,
  FIRST_PAGE,
  formatFilter,
  genericCalls,
  LIST_PAGE_SIZE,
  listRelationContacts,
  listSubscriptionTypes,
  listWhitelistGroups,
  MAX_PAGE_SIZE,
  MINUTE_MS,
} from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { type Query, useQuery } from '../../data/query.ts'
import { skippedIn, withSkips } from '../../data/records.ts'
import { useNow } from '../../data/useNow.ts'
import { hasEnded } from '../tariff/example.ts'

/** Select options that come from the server. */
export interface Options {
  /** Undefined while loading. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined
  readonly error: Failure | undefined
  readonly retry: () => void
}

const PAGE = { pagesize: LIST_PAGE_SIZE, pagenumber: FIRST_PAGE, caching: 0 }

export const optionsOf = <T, R>(
  { data, error, retry }: Query<T>,
  rows: (data: T) => readonly R[],
  option: (row: R) => { readonly value: string; readonly label: string },
): Options => ({
  options: data === undefined ? undefined : withSkips(rows(data).map(option), skippedIn(data)),
  error: data === undefined ? error : undefined,
  retry,
})

export const useContacts = (relationId: string | undefined): Options =>
  optionsOf(
    useQuery(
      listRelationContacts,
      relationId === undefined
        ? undefined
        : {
            query: {
              relid: relationId,
              pagesize: MAX_PAGE_SIZE,
              orderby: 'Name',
            },
          },
    ),
    // The server also returns contacts of child relations.
    ({ Data }) => Data.filter(({ Relation }) => Relation?.Id === relationId),
    ({ Id, Name, Email }) => ({ value: Id, label: Name === '' ? Email : Name }),
  )

export const useSubscriptionTypes = (relId: string): Options => {
  const { t, formats } = useI18n()
  return optionsOf(
    useQuery(listSubscriptionTypes, { params: { relId }, query: { ...PAGE, includeCreg: true } }),
    ({ Data }) => Data,
    ({ Id, Description, MonthlyFee }) => ({
      value: Id,
      label:
        MonthlyFee === undefined
          ? Description
          : t('install.perMonth', { name: Description, price: formats.money(MonthlyFee) }),
    }),
  )
}

/** Returns options for all tariffs except roaming and ended ones. The value is the code, which drafts store (S3). */
export const useTariffs = (): Options => {
  const { t, formats } = useI18n()
  const now = useNow(MINUTE_MS)
  return optionsOf(
    useQuery(genericCalls('tariff', 'Tariff').filtered, { query: { ...PAGE, orderby: 'Code' } }),
    ({ Data }) => Data.filter((tariff) => tariff.Type !== 'ROAMING' && !hasEnded(tariff, now)),
    ({ Code, Description, KwhFee }) => ({
      value: Code,
      label:
        KwhFee === undefined
          ? Description
          : t('install.perKwh', { name: Description, price: formats.unitPrice(KwhFee) }),
    }),
  )
}

/** Returns options for the whitelist groups of a relation. The value is the code. */
export const useGroups = (relId: string): Options =>
  optionsOf(
    useQuery(listWhitelistGroups, { params: { relId }, query: PAGE }),
    ({ Data }) => Data,
    ({ Code, Description }) => ({ value: Code, label: Description || Code }),
  )

/** Returns options for the whitelists of a group; reads nothing without a group. The value is the id. */
export const useLists = (group: string | undefined): Options =>
  optionsOf(
    useQuery(
      genericCalls('whitelist', 'Whitelist').filtered,
      group === undefined
        ? undefined
        : {
            query: {
              ...PAGE,
              filter: formatFilter([{ field: 'WhitelistGroup', operator: 'EX', value: group }]),
            },
          },
    ),
    ({ Data }) => Data,
    ({ Id, Code, Description }) => ({ value: Id, label: Description || Code }),
  )

/** Reads a relation's active charge cards whose number contains the given part. */
export const useCards = (relid: string, sought: string) =>
  useQuery(genericCalls('token', 'Token').filtered, {
    query: {
      relid,
      filter: formatFilter([
        { field: 'State', operator: 'EX', value: 'ACTIVE' },
        ...(sought === '' ? [] : [{ field: 'Number', operator: 'CO' as const, value: asCardNumber(sought) }]),
      ]),
      pagesize: CARD_LIMIT,
      orderby: 'Number',
    },
  })
const CARD_LIMIT = 25
