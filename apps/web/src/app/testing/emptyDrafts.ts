import type { Unsaved } from '../../data/unsaved.ts'

export const EMPTY_DRAFTS: Unsaved = {
  of: () => ({
    take: () => ({ stored: undefined, forgetDraft: () => undefined }),
    leave: () => undefined,
  }),
  forgetAll: () => undefined,
}
