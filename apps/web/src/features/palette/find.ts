import type { PaletteItem } from '@portal/machines'
import { type Filter, formatFilter, genericRoutes, listChargesessions } from '@portal/schemas'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { paths } from '../../data/paths.ts'

const cards = genericRoutes('token', 'Token').filtered
/** Results requested per kind; a longer search narrows them down. */
const MOST = 3

const containing = (field: string, value: string): string =>
  formatFilter([{ field, operator: 'CO', value } satisfies Filter])

/** Charge cards by number or description and charging sessions by their charger, as far as the person may see them. */
export const findOnServer = async (
  {
    bco,
    appearance,
    language,
  }: Pick<PortalSystem, 'bco' | 'appearance'> & { readonly language: 'en' | 'fr' | 'nl' },
  text: string,
  signal: AbortSignal,
): Promise<readonly PaletteItem[]> => {
  const page = { pagesize: MOST, DataCategories: 'BASIC' }
  const options = { signal, shownBy: 'screen' } as const
  const [byNumber, byName, sessions] = await Promise.all([
    bco().call(cards, { query: { ...page, filter: containing('Number', text) } }, options),
    bco().call(cards, { query: { ...page, filter: containing('Description', text) } }, options),
    bco().call(
      listChargesessions,
      { query: { ...page, orderby: 'Start desc', filter: containing('Description', text) } },
      options,
    ),
  ])
  const dateTime = appearance.i18n(language)?.formats.dateTime ?? String
  const tokens = new Map([...byNumber.data.Data, ...byName.data.Data].map((card) => [card.Id, card]))
  return [
    ...[...tokens.values()].slice(0, MOST).map(
      ({ Id, Number: number, Description }): PaletteItem => ({
        key: `card ${Id}`,
        group: 'cards',
        title: number,
        detail: Description,
        href: paths.card(Id),
      }),
    ),
    ...sessions.data.Data.map(
      ({ Id, Description, Start }): PaletteItem => ({
        key: `session ${Id}`,
        group: 'sessions',
        title: Description,
        detail: dateTime(Start),
        href: paths.session(Id),
      }),
    ),
  ]
}
