import type { Language } from '@portal/schemas'
import type { cards } from './en/cards.area.ts'
import type { chargers } from './en/chargers.area.ts'
import type { consent } from './en/consent.area.ts'
import type { core } from './en/core.area.ts'
import type { errors } from './en/errors.area.ts'
import type { faces } from './en/faces.area.ts'
import type { home } from './en/home.area.ts'
import type { inspector } from './en/inspector.area.ts'
import type { intake } from './en/intake.area.ts'
import type { locations } from './en/locations.area.ts'
import type { menus } from './en/menus.area.ts'
import type { notifications } from './en/notifications.area.ts'
import type { organisation } from './en/organisation.area.ts'
import type { profile } from './en/profile.area.ts'
import type { requests } from './en/requests.area.ts'
import type { sessions } from './en/sessions.area.ts'
import type { uiElements } from './en/uiElements.area.ts'

/** Texts by area: `core` comes with the first visit, `errors` with the first failure, the others with their screens. */
export interface AreaTexts {
  core: typeof core
  errors: typeof errors
  cards: typeof cards
  requests: typeof requests
  sessions: typeof sessions
  chargers: typeof chargers
  locations: typeof locations
  uiElements: typeof uiElements
  notifications: typeof notifications
  intake: typeof intake
  faces: typeof faces
  menus: typeof menus
  home: typeof home
  profile: typeof profile
  organisation: typeof organisation
  consent: typeof consent
  inspector: typeof inspector
}

export type Area = keyof AreaTexts
export type AreaDictionary<A extends Area = Area> = { readonly [K in keyof AreaTexts[A]]: string }

/** Only these addresses are needed at the start; those of all other areas come with the first that is wanted. */
const CORE: { readonly [L in Language]: () => Promise<AreaDictionary> } = {
  en: async () => (await import('./en/core.area.ts')).core,
  fr: async () => (await import('./fr/core.area.ts')).core,
  nl: async () => (await import('./nl/core.area.ts')).core,
}

const loadArea = async (language: Language, area: Area): Promise<AreaDictionary> =>
  area === 'core' ? CORE[language]() : (await import('./laterAreas.ts')).loadLater(language, area)

/** Loads the texts of some areas in a language; each area of each language is a chunk of its own. */
export const loadTexts = async (
  language: Language,
  areas: readonly Area[],
): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await Promise.all(areas.map((area) => loadArea(language, area)))))
