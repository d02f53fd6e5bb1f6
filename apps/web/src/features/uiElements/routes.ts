import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const uiElementsRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.uiElements,
    visibleTo: [{ persona: 'driver' }],
    load: async () => (await import('./UiElements.tsx')).UiElements,
    texts,
  },
]
