import type { AreaLoaders } from '../areas.ts'

/** The words in Dutch. */
export const loaders: AreaLoaders = {
  core: async () => (await import('./core.area.ts')).core,
  errors: async () => (await import('./errors.area.ts')).errors,
  chargers: async () => (await import('./chargers.area.ts')).chargers,
  uiElements: async () => (await import('./uiElements.area.ts')).uiElements,
  intake: async () => (await import('./intake.area.ts')).intake,
  menus: async () => (await import('./menus.area.ts')).menus,
  home: async () => (await import('./home.area.ts')).home,
  faces: async () => (await import('./faces.area.ts')).faces,
  profile: async () => (await import('./profile.area.ts')).profile,
  organisation: async () => (await import('./organisation.area.ts')).organisation,
  inspector: async () => (await import('./inspector.area.ts')).inspector,
  consent: async () => (await import('./consent.area.ts')).consent,
}
