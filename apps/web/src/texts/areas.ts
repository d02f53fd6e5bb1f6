import type { Language } from '@portal/schemas'
import type { chargers } from './en/chargers.area.ts'
import type { consent } from './en/consent.area.ts'
import type { core } from './en/core.area.ts'
import type { errors } from './en/errors.area.ts'
import type { faces } from './en/faces.area.ts'
import type { home } from './en/home.area.ts'
import type { inspector } from './en/inspector.area.ts'
import type { intake } from './en/intake.area.ts'
import type { menus } from './en/menus.area.ts'
import type { organisation } from './en/organisation.area.ts'
import type { profile } from './en/profile.area.ts'
import type { uiElements } from './en/uiElements.area.ts'

/** Texts by area: `core` comes with the first visit, `errors` with the first failure, the others with their screens. */
export interface AreaTexts {
  core: typeof core
  errors: typeof errors
  chargers: typeof chargers
  uiElements: typeof uiElements
  intake: typeof intake
  menus: typeof menus
  home: typeof home
  faces: typeof faces
  profile: typeof profile
  organisation: typeof organisation
  consent: typeof consent
  inspector: typeof inspector
}

export type Area = keyof AreaTexts
export type AreaDictionary<A extends Area = Area> = { readonly [K in keyof AreaTexts[A]]: string }

const LOADERS: { readonly [L in Language]: { readonly [A in Area]: () => Promise<AreaDictionary<A>> } } = {
  en: {
    core: async () => (await import('./en/core.area.ts')).core,
    errors: async () => (await import('./en/errors.area.ts')).errors,
    chargers: async () => (await import('./en/chargers.area.ts')).chargers,
    uiElements: async () => (await import('./en/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./en/intake.area.ts')).intake,
    menus: async () => (await import('./en/menus.area.ts')).menus,
    home: async () => (await import('./en/home.area.ts')).home,
    faces: async () => (await import('./en/faces.area.ts')).faces,
    profile: async () => (await import('./en/profile.area.ts')).profile,
    organisation: async () => (await import('./en/organisation.area.ts')).organisation,
    consent: async () => (await import('./en/consent.area.ts')).consent,
    inspector: async () => (await import('./en/inspector.area.ts')).inspector,
  },
  fr: {
    core: async () => (await import('./fr/core.area.ts')).core,
    errors: async () => (await import('./fr/errors.area.ts')).errors,
    chargers: async () => (await import('./fr/chargers.area.ts')).chargers,
    uiElements: async () => (await import('./fr/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./fr/intake.area.ts')).intake,
    menus: async () => (await import('./fr/menus.area.ts')).menus,
    home: async () => (await import('./fr/home.area.ts')).home,
    faces: async () => (await import('./fr/faces.area.ts')).faces,
    profile: async () => (await import('./fr/profile.area.ts')).profile,
    organisation: async () => (await import('./fr/organisation.area.ts')).organisation,
    consent: async () => (await import('./fr/consent.area.ts')).consent,
    inspector: async () => (await import('./fr/inspector.area.ts')).inspector,
  },
  nl: {
    core: async () => (await import('./nl/core.area.ts')).core,
    errors: async () => (await import('./nl/errors.area.ts')).errors,
    chargers: async () => (await import('./nl/chargers.area.ts')).chargers,
    uiElements: async () => (await import('./nl/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./nl/intake.area.ts')).intake,
    menus: async () => (await import('./nl/menus.area.ts')).menus,
    home: async () => (await import('./nl/home.area.ts')).home,
    faces: async () => (await import('./nl/faces.area.ts')).faces,
    profile: async () => (await import('./nl/profile.area.ts')).profile,
    organisation: async () => (await import('./nl/organisation.area.ts')).organisation,
    consent: async () => (await import('./nl/consent.area.ts')).consent,
    inspector: async () => (await import('./nl/inspector.area.ts')).inspector,
  },
}

/** Every area of the texts. */
export const AREAS = Object.keys(LOADERS.en) as readonly Area[]

/** Loads the texts of some areas in a language; each area of each language is a chunk of its own. */
export const loadTexts = async (
  language: Language,
  areas: readonly Area[],
): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await Promise.all(areas.map((area) => LOADERS[language][area]()))))
