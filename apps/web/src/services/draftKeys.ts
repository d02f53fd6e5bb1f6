/**
 * Where the drafts of the wizards are kept on this device: one for each wizard and person, and beside it, under
 * `wizard/relation`, for each relation for which that person acts.
 */
const PREFIX = 'charge-portal:wizard:'

export const draftKey = (wizard: string, person: string): string => `${PREFIX}${wizard}:${person}`

/** The names of the drafts that a person has on this device. */
export const wizardDraftsOf = (person: string): readonly string[] => {
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(PREFIX) && key.endsWith(`:${person}`))
      .map((key) => key.slice(PREFIX.length, -person.length - 1))
  } catch {
    return []
  }
}
