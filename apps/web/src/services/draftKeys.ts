/**
 * Storage keys of wizard drafts on this device: one per wizard and user, and under `wizard/relation` one for each
 * relation that the user acts for.
 */
const PREFIX = 'charge-portal:wizard:'

export const draftKey = (wizard: string, person: string): string => `${PREFIX}${wizard}:${person}`

export const wizardDraftsOf = (person: string): readonly string[] => {
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(PREFIX) && key.endsWith(`:${person}`))
      .map((key) => key.slice(PREFIX.length, -person.length - 1))
  } catch {
    return []
  }
}
