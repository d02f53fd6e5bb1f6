import type { PAGE_MODELS } from '../modelList.ts'

const BY_ADAPTER = 'Its printed lines are not yet precise enough for a program that knows nothing else'

/** Page charts whose printed lines no program follows, with the reason. */
export const NOT_FOLLOWED = {
  bestPlan: BY_ADAPTER,
  notificationCentre: BY_ADAPTER,
} as const satisfies Partial<Record<keyof typeof PAGE_MODELS, string>>
