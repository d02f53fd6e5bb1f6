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

/** Loads each area of one language. */
export type AreaLoaders = { readonly [A in Area]: () => Promise<AreaDictionary<A>> }

const english: AreaLoaders = {
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
  inspector: async () => (await import('./en/inspector.area.ts')).inspector,
  consent: async () => (await import('./en/consent.area.ts')).consent,
}

/** English is spoken at first: where the words of the others are is fetched by who chooses them. */
const LOADERS: { readonly [L in Language]: () => Promise<AreaLoaders> } = {
  en: () => Promise.resolve(english),
  fr: async () => (await import('./fr/loaders.ts')).loaders,
  nl: async () => (await import('./nl/loaders.ts')).loaders,
}

/** Every area of the texts. */
export const AREAS = Object.keys(english) as readonly Area[]

/** Loads the texts of some areas in a language; each area of each language is a chunk of its own. */
export const loadTexts = async (
  language: Language,
  areas: readonly Area[],
): Promise<Readonly<Record<string, string>>> => {
  const loaders = await LOADERS[language]()
  return Object.assign({}, ...(await Promise.all(areas.map((area) => loaders[area]()))))
}
