import type { PartSource } from '../data/lazyPart.ts'

/**
 * Tools of the top bar. Loaded after the first paint, because their menus are a large part of the code of a first
 * visit.
 */
export const lateTools: PartSource<typeof import('./barTools.tsx')> = { load: () => import('./barTools.tsx') }
