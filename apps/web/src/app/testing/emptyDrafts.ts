import type { Unsaved } from '../../data/unsaved.ts'

/** Store of unsaved input that stays empty, for tests of views that write. */
export const EMPTY_DRAFTS: Unsaved = {
  of: () => ({
    take: () => ({ stored: undefined, forgetDraft: () => undefined }),
    leave: () => undefined,
  }),
  forgetAll: () => undefined,
}
