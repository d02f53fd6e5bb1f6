import type { ScreenRoute } from '../../app/route.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

export const uiElementsRoutes: readonly ScreenRoute[] = [
  {
    path: '/ui-elements',
    shownBy: [{ persona: 'driver' }],
    load: async () => (await import('./UiElements.tsx')).UiElements,
    texts,
  },
]
