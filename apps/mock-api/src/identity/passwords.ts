import { PERSONA_PASSWORD } from '@portal/fixtures'
import { type Changes, createChanges, setIn } from '../world/changes.ts'

/** Passwords of all personas in one mock session. Initially they are all the same. */
export interface Passwords {
  readonly isRight: (username: string, password: string) => boolean
  readonly change: (username: string, password: string) => void
  readonly restore: (username: string, password: string) => void
}

export const createPasswords = (changes: Changes = createChanges()): Passwords => {
  const changed = new Map<string, string>()
  return {
    isRight: (username, password) => password === (changed.get(username) ?? PERSONA_PASSWORD),
    change: (username, password) =>
      changes.make({ kind: 'password', username, password }, () => setIn(changed, username, password)),
    restore: (username, password) => {
      changed.set(username, password)
    },
  }
}
