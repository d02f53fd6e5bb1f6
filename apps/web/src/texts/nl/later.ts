import type { LaterAreas } from '../areas.ts'

/** How the areas beside the core are loaded. */
export const later: LaterAreas = {
  errors: async () => (await import('./errors.area.ts')).errors,
  chargers: async () => (await import('./chargers.area.ts')).chargers,
  uiElements: async () => (await import('./uiElements.area.ts')).uiElements,
  intake: async () => (await import('./intake.area.ts')).intake,
  menus: async () => (await import('./menus.area.ts')).menus,
  home: async () => (await import('./home.area.ts')).home,
  faces: async () => (await import('./faces.area.ts')).faces,
  profile: async () => (await import('./profile.area.ts')).profile,
  organisation: async () => (await import('./organisation.area.ts')).organisation,
  consent: async () => (await import('./consent.area.ts')).consent,
  inspector: async () => (await import('./inspector.area.ts')).inspector,
}
