import type { PaletteItem } from '@portal/machines'
import { normalizeText } from '@portal/schemas'
import type { screensFor } from '../../app/homeScreens.ts'
import { statusWord } from '../../components/statusWord.ts'
import { chargerStatusValue } from '../../data/chargerState.ts'
import { hasWords } from '../../data/hasWords.ts'
import { PATTERNS, paths } from '../../data/paths.ts'
import type { Chargers, ReadCharger } from '../../services/readers/chargers.ts'
import type { RecentPlace } from '../../services/recentPlaces.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import { actionItems, chargerActions } from './actions.ts'

/** Data that can be searched without a request. */
export interface Knowledge {
  readonly recent: readonly RecentPlace[]
  readonly chargers: Chargers
  readonly offered: ReturnType<typeof screensFor>
}

const MOST_CHARGERS = 5

const recentItem = ({ title, detail, href }: RecentPlace): PaletteItem => ({
  key: `recent ${href}`,
  group: 'recent',
  title,
  detail,
  href,
})

/** True if the charger's name, identifier or city matches the text. Only the server searches serial numbers. */
export const isCalled = (
  { Description, ChargeBoxIdentifier, City = '' }: ReadCharger,
  text: string,
): boolean => hasWords(normalizeText(`${Description} ${ChargeBoxIdentifier} ${City}`), text)

export const chargerItem = (t: Translate, formats: Formats, charger: ReadCharger): PaletteItem => ({
  key: `charger ${charger.Id}`,
  group: 'chargers',
  title: charger.Description,
  detail: [charger.City, statusWord(t, formats, chargerStatusValue(charger), charger.LastHeartbeat)]
    .filter(Boolean)
    .join(' · '),
  href: paths.charger(charger.Id),
  actions: chargerActions(t, charger),
})

/**
 * Returns the results that need no request: without a text, recent places, screens and actions; otherwise the
 * chargers, screens and actions that contain every word of the text.
 */
export const searchItems = (
  { t, formats }: { readonly t: Translate; readonly formats: Formats },
  text: string,
  { recent, chargers, offered }: Knowledge,
): readonly PaletteItem[] => {
  const screens = offered.flatMap((group) =>
    group.screens.map(
      ({ path, label }): PaletteItem => ({
        key: `screen ${path}`,
        group: 'screens',
        title: t(label as 'shell.dashboard'),
        detail: '',
        href: path,
      }),
    ),
  )
  // Users with the requests screen can send requests.
  const mayRequest = screens.some(({ href }) => href === PATTERNS.requests)
  const others = [...screens, ...actionItems(t, mayRequest)]
  if (text.trim() === '') return [...recent.map(recentItem), ...others]
  return [
    ...chargers
      .filter((charger) => isCalled(charger, text))
      .slice(0, MOST_CHARGERS)
      .map((charger) => chargerItem(t, formats, charger)),
    ...others.filter(({ title }) => hasWords(normalizeText(title), text)),
  ]
}
