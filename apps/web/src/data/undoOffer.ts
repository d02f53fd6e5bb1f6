import { useEffectEvent, useLayoutEffect } from 'react'
import { useSystem } from '../app/context.ts'
import type { Undoable, UndoStore } from '../services/storedUndo.ts'
import { useStore } from './store.ts'

export const UNDO_LIFETIME_MS = 600_000

/** Starts an undo window at `now`. */
export const undoableFrom = <TItem>(items: readonly TItem[], now: number): Undoable<TItem> => ({
  items,
  until: now + UNDO_LIFETIME_MS,
})

/**
 * Calls `onOver` at the end of the undo window, and after ten minutes at the latest, even if the clock of an earlier
 * visit was wrong.
 */
export const useUndoWindow = (until: number | undefined, onOver: () => void): void => {
  const { bco } = useSystem()
  const end = useEffectEvent(onOver)
  const timeLeft = useEffectEvent((moment: number) => Math.min(moment - bco().now(), UNDO_LIFETIME_MS))
  // Before paint, because an offer of an earlier visit may have expired.
  useLayoutEffect(() => {
    if (until === undefined) return
    const left = timeLeft(until)
    if (left <= 0) return end()
    const timer = setTimeout(() => end(), left)
    return () => clearTimeout(timer)
  }, [until])
}

/** Offer to undo changes to records of a list; survives navigation and a reload. */
export interface UndoOffer<TItem> {
  readonly undoable: Undoable<TItem> | undefined
  readonly make: (items: readonly TItem[]) => void
  /** Withdraws the offer when the undo starts, so it runs only once. */
  readonly take: () => void
}

export const useUndoOffer = <TItem>(
  { read, write, onChange }: UndoStore<TItem>,
  person: string,
  list: string,
): UndoOffer<TItem> => {
  const { bco } = useSystem()
  const stored = useStore({ subscribe: onChange, get: () => read(person, list) })
  const take = () => void write(person, list, undefined)
  useUndoWindow(stored?.until, take)
  return {
    undoable: stored && stored.items.length > 0 ? stored : undefined,
    make: (items) => void write(person, list, undoableFrom(items, bco().now())),
    take,
  }
}
