import { Languages } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

/** The translation tool; the texts of all features come with its code, so that one that is missing is a failed screen. */
export const translationRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netTranslations,
    roles: ['Operator', 'SuperAdmin'],
    texts: (language) => import(`./texts/${language}.ts`),
    shownBy: [{ persona: 'operator' }],
    load: async () => (await import('./load.ts')).loadTranslationTool(),
    menu: {
      in: 'side',
      label: 'shell.netTranslations',
      icon: Languages,
      group: 'shell.group.work',
    },
  },
]
