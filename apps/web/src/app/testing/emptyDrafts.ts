import type { Unsaved } from '../../data/unsaved.ts'

/** An empty store of unsaved input, for tests of views that write. */
export const EMPTY_DRAFTS: Unsaved = {
  of: () => ({
    take: () => ({ stored: undefined, forgetDraft: () => undefined }),
    leave: () => undefined,
  }),
  forgetAll: () => undefined,
}
