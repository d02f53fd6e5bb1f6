import type { PartSource } from '../data/lazyPart.ts'

/** Tools of the top bar. Their menus are a sixth of the code of a first visit, so they load after its first paint. */
export const lateTools: PartSource<typeof import('./barTools.tsx')> = { load: () => import('./barTools.tsx') }
