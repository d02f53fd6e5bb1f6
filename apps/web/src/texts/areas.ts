import type { Language } from '@portal/schemas'
import type { chargers } from './en/chargers.area.ts'
import type { consent } from './en/consent.area.ts'
import type { core } from './en/core.area.ts'
import type { errors } from './en/errors.area.ts'
import type { faces } from './en/faces.area.ts'
import type { inspector } from './en/inspector.area.ts'
import type { intake } from './en/intake.area.ts'
import type { profile } from './en/profile.area.ts'
import type { uiElements } from './en/uiElements.area.ts'

/** Texts by area: `core` comes with the first visit, `errors` with the first failure, the others with their screens. */
export interface AreaTexts {
  core: typeof core
  errors: typeof errors
  chargers: typeof chargers
  uiElements: typeof uiElements
  intake: typeof intake
  faces: typeof faces
  profile: typeof profile
  consent: typeof consent
  inspector: typeof inspector
}

export type Area = keyof AreaTexts
export type AreaDictionary<A extends Area = Area> = { readonly [K in keyof AreaTexts[A]]: string }

/** An area as a chunk of its own. */
export type LoadArea<A extends Area> = () => Promise<AreaDictionary<A>>

const CORE: { readonly [L in Language]: LoadArea<'core'> } = {
  en: async () => (await import('./en/core.area.ts')).core,
  fr: async () => (await import('./fr/core.area.ts')).core,
  nl: async () => (await import('./nl/core.area.ts')).core,
}

/** Where the other areas are is not known to the first visit: there are many. */
const loadArea = async (language: Language, area: Area): Promise<AreaDictionary> =>
  area === 'core' ? CORE[language]() : (await import('./laterAreas.ts')).LATER[language][area]()

/** Every area of the texts. */
export const AREAS = Object.keys({
  core: true,
  errors: true,
  chargers: true,
  uiElements: true,
  intake: true,
  faces: true,
  profile: true,
  consent: true,
  inspector: true,
} satisfies Record<Area, true>) as readonly Area[]

/** Loads the texts of some areas in a language; each area of each language is a chunk of its own. */
export const loadTexts = async (
  language: Language,
  areas: readonly Area[],
): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await Promise.all(areas.map((area) => loadArea(language, area)))))
