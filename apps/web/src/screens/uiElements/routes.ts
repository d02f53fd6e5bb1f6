import type { ScreenRoute } from '../../portal/route.ts'

export const uiElementsRoutes: readonly ScreenRoute[] = [
  {
    path: '/ui-elements',
    load: async () => (await import('./UiElements.tsx')).UiElements,
    texts: 'uiElements',
  },
]
