import type { ResultStatus } from '@portal/schemas'

/** Bump when the stored format changes; notifications of another version are ignored. */
const VERSION = 1

/** Returns notifications stored by an earlier visit or another tab, not validated. */
export const readStoredNotifications = (person: string): readonly unknown[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOfNotifications(person)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return []
    const { v, entries } = stored as { readonly v?: unknown; readonly entries?: unknown }
    return v === VERSION && Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

export const writeStoredNotifications = (person: string, entries: readonly unknown[]): void => {
  try {
    window.localStorage.setItem(keyOfNotifications(person), JSON.stringify({ v: VERSION, entries }))
  } catch {
    // The notifications last until the page is reloaded.
  }
}

/** A notification for a user who is no longer signed in, shown after the next sign-in. */
export interface LateNotification {
  readonly at: number
  readonly colour: ResultStatus
  readonly content: string
}

/** Adds a notification before the stored ones, which are validated when they are shown. */
export const keepLateNotification = (person: string, { at, colour, content }: LateNotification): void => {
  const entry = { id: `late ${at} ${content}`, at, colour, content, count: 1, isRead: false }
  writeStoredNotifications(person, [entry, ...readStoredNotifications(person)])
}

/** Calls back when another tab has stored notifications of this user. */
export const onNotificationsStored = (person: string, tell: () => void): (() => void) => {
  const listen = ({ key }: StorageEvent) => {
    if (key === keyOfNotifications(person)) tell()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Storage key of a user's notifications on this device. */
const keyOfNotifications = (person: string): string => `charge-portal:told:${person}`
