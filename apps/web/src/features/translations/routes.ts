import { Languages } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

/**
 * Translation tool. Its chunk includes the texts of all features. If they fail to load, the screen reports the
 * failure.
 */
export const translationRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netTranslations,
    roles: ['Operator', 'SuperAdmin'],
    texts: (language) => import(`./texts/${language}.ts`),
    visibleTo: [{ persona: 'operator' }],
    load: async () => (await import('./load.ts')).loadTranslationTool(),
    menu: {
      in: 'side',
      label: 'shell.netTranslations',
      icon: Languages,
      group: 'shell.group.work',
    },
  },
]
