/**
 * Small choices stored on this device. The portal works without storage: if it is blocked, full or damaged, reading
 * returns undefined and writing does nothing.
 */
const PREFIX = 'charge-portal:'

export type StoredKey = 'language' | 'theme' | 'drawer' | 'shortcuts' | `group.${string}`

/** Returns the stored value if it is valid. */
export const readChoice = <const T extends string>(key: StoredKey, choices: readonly T[]): T | undefined => {
  try {
    const value = window.localStorage.getItem(PREFIX + key)
    return choices.find((choice) => choice === value)
  } catch {
    return undefined
  }
}

export const writeChoice = (key: StoredKey, value: string): void => {
  try {
    window.localStorage.setItem(PREFIX + key, value)
  } catch {
    // The choice is not remembered.
  }
}

/** Calls back when another tab has written or deleted the choice. */
export const onChoiceElsewhere = (key: StoredKey, listen: () => void): void =>
  window.addEventListener('storage', (event) => {
    // Null after `clear()` in that tab.
    if (event.key === PREFIX + key || event.key === null) listen()
  })

/** Dispatched on the window after this tab has stored something, because the browser notifies other tabs only. */
const STORED = 'charge-portal:stored'

export const tellStored = (): void => void window.dispatchEvent(new Event(STORED))

/** Calls back after this or another tab has stored something, until the returned function is called. */
export const onStored = (listen: () => void): (() => void) => {
  window.addEventListener(STORED, listen)
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener(STORED, listen)
    window.removeEventListener('storage', listen)
  }
}

/** Stores a choice for the next document of this tab only, which then deletes it. */
export const writeOnce = (key: StoredKey, value: string): void => {
  try {
    window.sessionStorage.setItem(PREFIX + key, value)
  } catch {
    // The next document starts without the choice.
  }
}

export const takeOnce = <const T extends string>(key: StoredKey, choices: readonly T[]): T | undefined => {
  try {
    const value = window.sessionStorage.getItem(PREFIX + key)
    window.sessionStorage.removeItem(PREFIX + key)
    return choices.find((choice) => choice === value)
  } catch {
    return undefined
  }
}
