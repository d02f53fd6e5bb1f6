import { createStore, useStore } from '../../data/store.ts'

const anchor = createStore<HTMLElement | null>(null)

/**
 * Ref of the shell's container for notifications, placed below the top bar and the banners to keep the notifications
 * uncovered. Null on views without a shell.
 */
export const setAnchor = anchor.set

export const useAnchor = (): HTMLElement | null => useStore(anchor)
