import type { Unsaved } from '../../data/unsaved.ts'

/** Nothing was typed before, and nothing is kept: for tests of views that write. */
export const NOTHING_KEPT: Unsaved = {
  of: () => ({
    take: () => ({ stored: undefined, forgetDraft: () => undefined }),
    leave: () => undefined,
  }),
  forgetAll: () => undefined,
}
