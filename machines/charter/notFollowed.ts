import type { PAGE_MODELS } from '../modelList.ts'

/** Page models whose printed lines no program follows, with the reason. */
export const NOT_FOLLOWED = {} as const satisfies Partial<Record<keyof typeof PAGE_MODELS, string>>
