import type { Language } from '@portal/schemas'
import type { Area, AreaDictionary } from './areas.ts'

type LaterArea = Exclude<Area, 'core'>

const LATER: { readonly [L in Language]: { readonly [A in LaterArea]: () => Promise<AreaDictionary<A>> } } = {
  en: {
    errors: async () => (await import('./en/errors.area.ts')).errors,
    chargers: async () => (await import('./en/chargers.area.ts')).chargers,
    locations: async () => (await import('./en/locations.area.ts')).locations,
    cards: async () => (await import('./en/cards.area.ts')).cards,
    requests: async () => (await import('./en/requests.area.ts')).requests,
    sessions: async () => (await import('./en/sessions.area.ts')).sessions,
    uiElements: async () => (await import('./en/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./en/intake.area.ts')).intake,
    faces: async () => (await import('./en/faces.area.ts')).faces,
    notifications: async () => (await import('./en/notifications.area.ts')).notifications,
    menus: async () => (await import('./en/menus.area.ts')).menus,
    home: async () => (await import('./en/home.area.ts')).home,
    profile: async () => (await import('./en/profile.area.ts')).profile,
    organisation: async () => (await import('./en/organisation.area.ts')).organisation,
    consent: async () => (await import('./en/consent.area.ts')).consent,
    inspector: async () => (await import('./en/inspector.area.ts')).inspector,
  },
  fr: {
    errors: async () => (await import('./fr/errors.area.ts')).errors,
    chargers: async () => (await import('./fr/chargers.area.ts')).chargers,
    locations: async () => (await import('./fr/locations.area.ts')).locations,
    cards: async () => (await import('./fr/cards.area.ts')).cards,
    requests: async () => (await import('./fr/requests.area.ts')).requests,
    sessions: async () => (await import('./fr/sessions.area.ts')).sessions,
    uiElements: async () => (await import('./fr/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./fr/intake.area.ts')).intake,
    faces: async () => (await import('./fr/faces.area.ts')).faces,
    notifications: async () => (await import('./fr/notifications.area.ts')).notifications,
    menus: async () => (await import('./fr/menus.area.ts')).menus,
    home: async () => (await import('./fr/home.area.ts')).home,
    profile: async () => (await import('./fr/profile.area.ts')).profile,
    organisation: async () => (await import('./fr/organisation.area.ts')).organisation,
    consent: async () => (await import('./fr/consent.area.ts')).consent,
    inspector: async () => (await import('./fr/inspector.area.ts')).inspector,
  },
  nl: {
    errors: async () => (await import('./nl/errors.area.ts')).errors,
    chargers: async () => (await import('./nl/chargers.area.ts')).chargers,
    locations: async () => (await import('./nl/locations.area.ts')).locations,
    cards: async () => (await import('./nl/cards.area.ts')).cards,
    requests: async () => (await import('./nl/requests.area.ts')).requests,
    sessions: async () => (await import('./nl/sessions.area.ts')).sessions,
    uiElements: async () => (await import('./nl/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./nl/intake.area.ts')).intake,
    faces: async () => (await import('./nl/faces.area.ts')).faces,
    notifications: async () => (await import('./nl/notifications.area.ts')).notifications,
    menus: async () => (await import('./nl/menus.area.ts')).menus,
    home: async () => (await import('./nl/home.area.ts')).home,
    profile: async () => (await import('./nl/profile.area.ts')).profile,
    organisation: async () => (await import('./nl/organisation.area.ts')).organisation,
    consent: async () => (await import('./nl/consent.area.ts')).consent,
    inspector: async () => (await import('./nl/inspector.area.ts')).inspector,
  },
}

/** Every area of the texts. */
export const AREAS: readonly Area[] = ['core', ...(Object.keys(LATER.en) as LaterArea[])]

/** Loads an area that is not part of the first visit. */
export const loadLater = (language: Language, area: LaterArea): Promise<AreaDictionary> =>
  LATER[language][area]()
