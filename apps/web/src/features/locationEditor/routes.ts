import type { Role } from '@portal/schemas'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const roles: readonly Role[] = ['Operator', 'SuperAdmin']

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

/** Charge locations configuration (S2). */
export const locationEditorRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netLocationNew,
    roles,
    texts,
    visibleTo: [{ persona: 'operator' }],
    load: async () => (await import('./LocationEditor.tsx')).NewLocation,
  },
  {
    path: PATTERNS.netLocationEdit,
    roles,
    texts,
    visibleTo: [{ persona: 'operator', id: 'L00005' }],
    load: async () => (await import('./LocationEditor.tsx')).EditLocation,
  },
]
