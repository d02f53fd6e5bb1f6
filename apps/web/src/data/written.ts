import { mutate } from 'swr'
import type { WrittenRecord } from '../services/bco.ts'

const listeners = new Set<(record: WrittenRecord) => void>()

/** Calls back after every write that changed a record, until it is called off. */
export const onWritten = (listen: (record: WrittenRecord) => void): (() => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/**
 * A record has changed: all that is on screen is read again. One write can show in many classes (a renamed location
 * in sessions, a blocked card in its group), so the reload is not narrowed to the class.
 */
export const tellWritten = (record: WrittenRecord): void => {
  void mutate(() => true)
  for (const listen of listeners) listen(record)
}
