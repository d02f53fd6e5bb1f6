import { genericCalls, listSelectableRelations, MAX_PAGE_SIZE } from '@portal/schemas'
import { type Options, optionsOf } from '../../components/access/options.ts'
import { useQuery } from '../../data/query.ts'

const named = ({ Id, Description }: { readonly Id: string; readonly Description: string }) => ({
  value: Id,
  label: Description,
})

/** Reads the relations that can own the charger. */
export const useRelations = (): Options =>
  optionsOf(
    useQuery(listSelectableRelations, { query: { isRelationsOnly: true } }),
    (relations) => relations,
    named,
  )

interface Address {
  readonly Street?: string | undefined
  readonly HouseNumber?: string | undefined
  readonly PostalCode?: string | undefined
  readonly City?: string | undefined
}

/** Formats the known parts of an address on one line. */
export const addressOf = ({ Street, HouseNumber, PostalCode, City }: Address): string =>
  [
    [Street, HouseNumber],
    [PostalCode, City],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')

export const useRelationLocations = (relationId: string): Options =>
  optionsOf(
    useQuery(genericCalls('chargelocation', 'ChargeLocation').filtered, {
      query: { relid: relationId, pagesize: MAX_PAGE_SIZE, orderby: 'Description', select: 'BASIC' },
    }),
    ({ Data }) => Data,
    (location) => ({ value: location.Id, label: `${location.Description} · ${addressOf(location)}` }),
  )
