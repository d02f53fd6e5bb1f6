import { useEffect } from 'react'
import { mutate } from 'swr'
import type { WrittenRecord } from '../services/bco.ts'

/** First element of the SWR key of a lazy part, which no write changes. */
export const PART = 'part'

const writes = new EventTarget()

/** Calls back after every write that succeeded or conflicted. Returns the unsubscribe function. */
export const onWritten = (listen: (record: WrittenRecord) => void): (() => void) => {
  const hear = (event: Event) => listen((event as CustomEvent<WrittenRecord>).detail)
  writes.addEventListener('written', hear)
  return () => writes.removeEventListener('written', hear)
}

/** After every write, reloads an actor that holds its own data. */
export const useReloadAfterWrites = (actor: { send: (event: { readonly type: 'RELOAD' }) => void }): void =>
  useEffect(() => onWritten(() => actor.send({ type: 'RELOAD' })), [actor])

/**
 * Refetches everything on screen. A write may affect many classes (a renamed location affects sessions, a blocked card
 * its group), so the reload is not limited to one class.
 */
export const invalidateAll = (record: WrittenRecord): void => {
  void mutate((key) => !(Array.isArray(key) && key[0] === PART))
  writes.dispatchEvent(new CustomEvent('written', { detail: record }))
}
