import { createStore, useStore } from '../../data/store.ts'

const anchor = createStore<HTMLElement | null>(null)

/**
 * Ref of the shell's own place for notifications, below top bar and banners, so that they never cover those. Null on the views
 * without a shell.
 */
export const setAnchor = anchor.set

export const useAnchor = (): HTMLElement | null => useStore(anchor)
