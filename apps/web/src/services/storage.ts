/**
 * Small choices kept on this device. Storage may be blocked, full or written over: reading then answers undefined and
 * writing does nothing, because the portal works without.
 */
const PREFIX = 'charge-portal:'

export type StoredKey = 'language' | 'theme' | 'drawer' | 'shortcuts' | `group.${string}`

/** The stored value, if it is a valid one. */
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
    // Nothing is lost but the memory of the choice.
  }
}

/** Calls back when another tab has written or deleted the choice. */
export const onChoiceElsewhere = (key: StoredKey, listen: () => void): void =>
  window.addEventListener('storage', (event) => {
    // Null where that tab cleared everything.
    if (event.key === PREFIX + key || event.key === null) listen()
  })

/** Event on the window after this tab stored something; browsers tell other tabs only. */
const STORED = 'charge-portal:stored'

export const tellStored = (): void => void window.dispatchEvent(new Event(STORED))

/** Calls back after any tab stored something, until the returned function is called. */
export const onStored = (listen: () => void): (() => void) => {
  window.addEventListener(STORED, listen)
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener(STORED, listen)
    window.removeEventListener('storage', listen)
  }
}

/** A choice for the next document of this tab alone, which takes it. */
export const writeOnce = (key: StoredKey, value: string): void => {
  try {
    window.sessionStorage.setItem(PREFIX + key, value)
  } catch {
    // The next document begins as any other.
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
