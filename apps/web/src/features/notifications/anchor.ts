import { createStore, useStore } from '../../data/store.ts'

const anchor = createStore<HTMLElement | null>(null)

/**
 * Ref of the shell's place for notifications, below the top bar and the banners, so that they are
 * never covered. Null on views without a shell.
 */
export const setAnchor = anchor.set

export const useAnchor = (): HTMLElement | null => useStore(anchor)
