import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

export const uiElementsRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.uiElements,
    shownBy: [{ persona: 'driver' }],
    load: async () => (await import('./UiElements.tsx')).UiElements,
    texts,
  },
]
