import type { PaletteItem } from '@portal/machines'
import { normalizeText } from '@portal/schemas'
import type { screensFor } from '../../app/homeScreens.ts'
import { statusWord } from '../../components/statusWord.ts'
import { chargerToldStatus } from '../../data/chargerState.ts'
import { hasWords } from '../../data/hasWords.ts'
import { PATTERNS, paths } from '../../data/paths.ts'
import type { Chargers, ReadCharger } from '../../services/readers/chargers.ts'
import type { RecentPlace } from '../../services/recentPlaces.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import { actionItems, chargerActions } from './actions.ts'

/** What the portal knows without asking. */
export interface Knowledge {
  readonly recent: readonly RecentPlace[]
  readonly chargers: Chargers
  readonly offered: ReturnType<typeof screensFor>
}

/** So many chargers are listed at once. */
const MOST_CHARGERS = 5

const recentItem = ({ title, detail, href }: RecentPlace): PaletteItem => ({
  key: `recent ${href}`,
  group: 'recent',
  title,
  detail,
  href,
})

/** True if a charger is called so; its serial number is searched for by the server. */
export const isCalled = (
  { Description, ChargeBoxIdentifier, City = '' }: ReadCharger,
  text: string,
): boolean => hasWords(normalizeText(`${Description} ${ChargeBoxIdentifier} ${City}`), text)

export const chargerItem = (t: Translate, formats: Formats, charger: ReadCharger): PaletteItem => ({
  key: `charger ${charger.Id}`,
  group: 'chargers',
  title: charger.Description,
  detail: [charger.City, statusWord(t, formats, chargerToldStatus(charger), charger.LastHeartbeat)]
    .filter(Boolean)
    .join(' · '),
  href: paths.charger(charger.Id),
  actions: chargerActions(t, charger),
})

/**
 * The known results for a text: all screens and actions and the last screens without one, else those with all its
 * words.
 */
export const knownItems = (
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
  // Who is offered the requests may send one.
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
