import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

/** Visits for a request (S2). They have no menu entry of their own; the side menu marks the requests instead. */
export const visitRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.reservation,
    visibleTo: [{ persona: 'fleet', id: 'RQ00003' }],
    load: async () => (await import('./Reservation.tsx')).Reservation,
    texts,
  },
  {
    path: PATTERNS.survey,
    visibleTo: [{ persona: 'entity', id: 'RQ00021' }],
    load: async () => (await import('./Survey.tsx')).Survey,
    texts,
  },
]
