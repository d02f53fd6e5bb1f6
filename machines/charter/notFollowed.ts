import type { PAGE_MODELS } from '../modelList.ts'

const BY_ADAPTER =
  'Its lines are for a person: replay.spec.ts plays the same paths by the adapter of the chart'

/** Page charts whose printed lines no program follows, with the reason. */
export const NOT_FOLLOWED = {
  columnChooser: BY_ADAPTER,
  unreadVoice: BY_ADAPTER,
  rowSelection: BY_ADAPTER,
  undoOffer: BY_ADAPTER,
  protectedAccess: BY_ADAPTER,
  signingOut: BY_ADAPTER,
  impersonation: BY_ADAPTER,
  relationTree: BY_ADAPTER,
  bestPlan: BY_ADAPTER,
  notificationCentre: BY_ADAPTER,
  savedViews: BY_ADAPTER,
  newVersion: BY_ADAPTER,
  listSheet: BY_ADAPTER,
  ownPlace: BY_ADAPTER,
} as const satisfies Partial<Record<keyof typeof PAGE_MODELS, string>>
