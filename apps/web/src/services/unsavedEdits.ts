import type { RecordDraft, RecordFields } from '@portal/machines'

/** Changes when what is stored cannot be read as before: a draft of another version is left aside. */
const VERSION = 1
const PREFIX = 'charge-portal:unsaved:'
const keyOf = (person: string, record: string) => `${PREFIX}${person}:${record}`

const isFields = (value: unknown): value is RecordFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a person had typed into a record when the session ended: it lives no longer than the tab. */
export const readUnsaved = (person: string, record: string): RecordDraft | undefined => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(person, record)) ?? 'null')
    if (!isFields(stored) || stored['v'] !== VERSION) return undefined
    const { record: before, changes } = stored
    return isFields(before) && isFields(changes) ? { record: before, changes } : undefined
  } catch {
    return undefined
  }
}

/** Undefined forgets it. */
export const writeUnsaved = (person: string, record: string, draft: RecordDraft | undefined): void => {
  try {
    const key = keyOf(person, record)
    if (draft) window.sessionStorage.setItem(key, JSON.stringify({ v: VERSION, ...draft }))
    else window.sessionStorage.removeItem(key)
  } catch {
    // The browser keeps nothing: what was typed ends with the session.
  }
}

/** Forgets what anybody typed in this tab: who signs out leaves nothing behind. */
export const forgetUnsaved = (): void => {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
