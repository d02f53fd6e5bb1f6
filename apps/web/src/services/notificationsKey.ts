/** Where this device keeps notifications. */
export const keyOfNotifications = (person: string): string => `charge-portal:told:${person}`

/** Whether there is anything, as far as can be told without reading it. */
export const hasKeptNotifications = (person: string): boolean => {
  try {
    return window.localStorage.getItem(keyOfNotifications(person)) !== null
  } catch {
    return false
  }
}
