import type { ResultStatus } from '@portal/schemas'

/** Changes when stored notifications cannot be read as before: those of another version are left aside. */
const VERSION = 1

/** What was kept on an earlier visit, or by another tab: no one has looked at it yet. */
export const readKeptNotifications = (person: string): readonly unknown[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOfNotifications(person)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return []
    const { v, entries } = stored as { readonly v?: unknown; readonly entries?: unknown }
    return v === VERSION && Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

export const writeKeptNotifications = (person: string, entries: readonly unknown[]): void => {
  try {
    window.localStorage.setItem(keyOfNotifications(person), JSON.stringify({ v: VERSION, entries }))
  } catch {
    // They last until the page is loaded again.
  }
}

/** A notification for a person who has been signed out: it is shown after the next sign-in. */
export interface LateNotification {
  readonly at: number
  readonly colour: ResultStatus
  readonly content: string
}

/** Adds one beside whatever is kept, which is looked at when it is shown. */
export const keepLateNotification = (person: string, { at, colour, content }: LateNotification): void => {
  const entry = { id: `late ${at} ${content}`, at, colour, content, count: 1, isRead: false }
  writeKeptNotifications(person, [entry, ...readKeptNotifications(person)])
}

/** Tells when another tab of this device has written. */
export const onNotificationsKept = (person: string, tell: () => void): (() => void) => {
  const listen = ({ key }: StorageEvent) => {
    if (key === keyOfNotifications(person)) tell()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Storage key of a person's notifications on this device. */
const keyOfNotifications = (person: string): string => `charge-portal:told:${person}`
