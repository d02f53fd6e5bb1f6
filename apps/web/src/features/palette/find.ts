import type { PaletteItem } from '@portal/machines'
import {
  formatFilter,
  genericCalls,
  getRelationTree,
  listChargepoints,
  listChargesessions,
  type UserInfo,
  withCardNumbers,
} from '@portal/schemas'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { paths } from '../../data/paths.ts'
import { skippedIn, withSkips } from '../../data/records.ts'
import type { Bco, CallOptions } from '../../services/bco.ts'
import { copyItem } from './actions.ts'
import { chargerItem, isCalled } from './searchItems.ts'

const cards = genericCalls('token', 'Token').filtered
const relations = genericCalls('relation', 'Relation').filtered
/** Maximum number of results per kind. Users type to narrow the search. */
const MOST = 3

const containing = (field: string, value: string): string =>
  formatFilter(withCardNumbers([{ field, operator: 'CO', value }]))

/** Scope of the organisation search: all customers, the user's group, or none. */
export type Organisations = 'all' | 'group' | 'none'

/**
 * Returns the scope of the organisation search. Operators have screens for all customers, and administrators of a
 * group for their group (S6).
 */
export const organisationsOf = (userInfo: UserInfo | undefined, isGroupOn: boolean): Organisations => {
  const { role = [], Relation } = userInfo ?? {}
  if (role.some((one) => one === 'Operator' || one === 'SuperAdmin')) return 'all'
  return isGroupOn && role.includes('EntityManager') && Number(Relation?.IsCompany) > 0 ? 'group' : 'none'
}

const findOrganisations = async (
  bco: Bco,
  { organisations, relation }: Pick<Seeker, 'organisations' | 'relation'>,
  text: string,
  options: CallOptions,
): Promise<readonly PaletteItem[]> => {
  const filter = containing('Description', text)
  const item = ({ Id, Description }: { Id: string; Description: string }, href: string): PaletteItem => ({
    key: `relation ${Id}`,
    group: 'relations',
    title: Description,
    detail: '',
    href,
  })
  if (organisations === 'all') {
    const query = { pagesize: MOST, DataCategories: 'BASIC', filter }
    const { data } = await bco.call(relations, { query }, options)
    return withSkips(
      data.Data.map((one) => item(one, paths.netRelation(one.Id))),
      skippedIn(data),
    )
  }
  if (organisations === 'none' || relation === undefined) return []
  const { data } = await bco.call(
    getRelationTree,
    { params: { parentId: relation }, query: { filter } },
    options,
  )
  return withSkips(
    data.slice(0, MOST).map((one) => item(one, paths.relation(one.Id))),
    skippedIn(data),
  )
}

export interface Seeker {
  readonly language: 'en' | 'fr' | 'nl'
  readonly organisations: Organisations
  readonly relation: string | undefined
}

/**
 * Searches chargers by serial number, cards by number or description, sessions by charger, and organisations by name,
 * within the user's permissions. Counts unreadable results.
 */
export const findOnServer = async (
  { bco, appearance, language, ...seeker }: Pick<PortalSystem, 'bco' | 'appearance'> & Seeker,
  text: string,
  signal: AbortSignal,
): Promise<readonly PaletteItem[]> => {
  const page = { pagesize: MOST, DataCategories: 'BASIC' }
  const options = { signal }
  const [bySerial, byNumber, byName, sessions, organisations] = await Promise.all([
    bco().call(listChargepoints, { query: { filter: containing('ChargeBoxSerialNumber', text) } }, options),
    bco().call(cards, { query: { ...page, filter: containing('Number', text) } }, options),
    bco().call(cards, { query: { ...page, filter: containing('Description', text) } }, options),
    bco().call(
      listChargesessions,
      { query: { ...page, orderby: 'Start desc', filter: containing('Description', text) } },
      options,
    ),
    findOrganisations(bco(), seeker, text, options),
  ])
  const i18n = appearance.i18n(language)
  const dateTime = i18n?.formats.dateTime ?? String
  const tokens = new Map([...byNumber.data.Data, ...byName.data.Data].map((card) => [card.Id, card]))
  const chargers = bySerial.data.filter((charger) => !isCalled(charger, text)).slice(0, MOST)
  const skipped = skippedIn({
    bySerial: bySerial.data,
    byNumber: byNumber.data,
    byName: byName.data,
    sessions: sessions.data,
    organisations,
  })
  const items = [
    ...(i18n ? chargers.map((charger) => chargerItem(i18n.t, i18n.formats, charger)) : []),
    ...[...tokens.values()].slice(0, MOST).map(
      ({ Id, Number: number, Description }): PaletteItem => ({
        key: `card ${Id}`,
        group: 'cards',
        title: number,
        detail: Description,
        href: paths.card(Id),
        ...(i18n && {
          actions: [
            {
              key: `check ${Id}`,
              group: 'actions',
              title: i18n.t('palette.check'),
              detail: '',
              href: paths.cardCheck({ card: Id }),
            },
            copyItem(i18n.t, number),
          ],
        }),
      }),
    ),
    ...sessions.data.Data.map(
      ({ Id, Description, Start }): PaletteItem => ({
        key: `session ${Id}`,
        group: 'sessions',
        title: Description,
        detail: dateTime(Start),
        href: paths.session(Id),
        ...(i18n && { actions: [copyItem(i18n.t, Id)] }),
      }),
    ),
    ...organisations,
  ]
  return withSkips(items, skipped)
}
