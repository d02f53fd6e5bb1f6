import { createStore, useStore } from '../../data/store.ts'

const anchor = createStore<HTMLElement | null>(null)

/**
 * Ref callback of the shell's container for notifications. The container is below the top bar and the banners, so
 * notifications do not cover these. Views without a shell have no container.
 */
export const setAnchor = anchor.set

export const useAnchor = (): HTMLElement | null => useStore(anchor)
