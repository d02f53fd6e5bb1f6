import type { Language } from '@portal/schemas'
import type { Area, LoadArea } from './areas.ts'

/** The areas that come after the first visit's, by language. */
export const LATER: { readonly [L in Language]: { readonly [A in Exclude<Area, 'core'>]: LoadArea<A> } } = {
  en: {
    errors: async () => (await import('./en/errors.area.ts')).errors,
    chargers: async () => (await import('./en/chargers.area.ts')).chargers,
    uiElements: async () => (await import('./en/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./en/intake.area.ts')).intake,
    faces: async () => (await import('./en/faces.area.ts')).faces,
    profile: async () => (await import('./en/profile.area.ts')).profile,
    consent: async () => (await import('./en/consent.area.ts')).consent,
    inspector: async () => (await import('./en/inspector.area.ts')).inspector,
  },
  fr: {
    errors: async () => (await import('./fr/errors.area.ts')).errors,
    chargers: async () => (await import('./fr/chargers.area.ts')).chargers,
    uiElements: async () => (await import('./fr/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./fr/intake.area.ts')).intake,
    faces: async () => (await import('./fr/faces.area.ts')).faces,
    profile: async () => (await import('./fr/profile.area.ts')).profile,
    consent: async () => (await import('./fr/consent.area.ts')).consent,
    inspector: async () => (await import('./fr/inspector.area.ts')).inspector,
  },
  nl: {
    errors: async () => (await import('./nl/errors.area.ts')).errors,
    chargers: async () => (await import('./nl/chargers.area.ts')).chargers,
    uiElements: async () => (await import('./nl/uiElements.area.ts')).uiElements,
    intake: async () => (await import('./nl/intake.area.ts')).intake,
    faces: async () => (await import('./nl/faces.area.ts')).faces,
    profile: async () => (await import('./nl/profile.area.ts')).profile,
    consent: async () => (await import('./nl/consent.area.ts')).consent,
    inspector: async () => (await import('./nl/inspector.area.ts')).inspector,
  },
}
