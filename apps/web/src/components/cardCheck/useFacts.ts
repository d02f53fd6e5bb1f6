import {
  type CardFacts,
  formatFilter,
  genericCalls,
  isInGroup,
  listChargesessions,
  type PlaceFacts,
} from '@portal/schemas'
import { combineReads } from '../../data/combineReads.ts'
import { type Query, useQuery } from '../../data/query.ts'
import type { ReadTariff, ReadToken } from '../../services/readers/cards.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'

const token = genericCalls('token', 'Token')
const subscription = genericCalls('subscription', 'Subscription')
const location = genericCalls('chargelocation', 'ChargeLocation')
const placement = genericCalls('chargeplacement', 'ChargePlacement')
const group = genericCalls('whitelistgroup', 'WhitelistGroup')
const whitelist = genericCalls('whitelist', 'Whitelist')
const cdr = genericCalls('cdr', 'Cdr')
const tariff = genericCalls('tariff', 'Tariff')

const exactly = (field: string, value: string) => ({ field, operator: 'EX', value }) as const
const byId = (id: string | undefined) => (id ? { params: { id }, query: {} } : undefined)

/** Facts that decide whether a card can charge at a charger, and at which price. */
export interface Facts {
  readonly card: ReadToken
  readonly cardFacts: CardFacts
  readonly place: PlaceFacts
  /** Tariff of the charger's latest CDR, excluding roaming; undefined if unknown. */
  readonly tariff: ReadTariff | undefined
}

export const useFacts = (cardId: string, charger: ReadCharger): Query<Facts> => {
  const card = useQuery(token.one, { params: { id: cardId }, query: { Links: 'RelationContact' } })
  const under = useQuery(subscription.one, byId(card.data?.Subscription))
  const site = useQuery(location.one, byId(charger.LocationId))
  const terms = useQuery(placement.one, byId(charger.PlacementId))
  const code = terms.data?.WhitelistGroup
  const groups = useQuery(
    group.filtered,
    code ? { query: { filter: formatFilter([exactly('Code', code)]), pagesize: 1 } } : undefined,
  )
  const listId = code ? terms.data?.AccessCard?.whitelistTokenGroup : undefined
  const list = useQuery(whitelist.one, byId(listId))
  const sessions = useQuery(listChargesessions, {
    query: {
      filter: formatFilter([exactly('TokenId', cardId)]),
      orderby: 'Start desc',
      pagesize: 1,
      DataCategories: 'BASIC,STATE',
    },
  })
  const records = useQuery(cdr.filtered, {
    query: {
      filter: formatFilter([exactly('ChargePointId', charger.Id), exactly('IsRoaming', 'false')]),
      orderby: 'Start desc',
      pagesize: 1,
    },
  })
  const tariffId = records.data?.Data[0]?.TariffId
  const price = useQuery(tariff.one, byId(tariffId))

  const needed: readonly (Query<unknown> | false)[] = [
    card,
    Boolean(card.data?.Subscription) && under,
    charger.LocationId !== '' && site,
    charger.PlacementId !== '' && terms,
    Boolean(code) && groups,
    Boolean(listId) && list,
    sessions,
    records,
    Boolean(tariffId) && price,
  ]
  const all = combineReads(needed.filter((read) => read !== false))
  return {
    ...all,
    data: all.data &&
      card.data && {
        card: card.data,
        tariff: price.data,
        cardFacts: {
          state: card.data.State,
          relationId: card.data.RelationId,
          hasContract: card.data.EvcoId !== undefined,
          isCharging: sessions.data?.Data.some(({ Stop }) => Stop === undefined) ?? false,
          ...(under.data && { subscription: under.data }),
        },
        place: {
          relationId: charger.RelationId,
          isEnabled: charger.AdminState !== 'DISABLED' && (site.data?.IsEnabled ?? true),
          takesGuests: charger.IsGuestCharge,
          isPlugCharge: charger.IsPlugCharge,
          isInGroup: terms.data && isInGroup(terms.data, groups.data?.Data[0], list.data, card.data),
        },
      },
  }
}
