import { PERSONA_PASSWORD } from '@portal/fixtures'

/** The passwords of all personas in one mock session: at first everybody's is the same. */
export interface Passwords {
  readonly isRight: (username: string, password: string) => boolean
  readonly change: (username: string, password: string) => void
}

export const createPasswords = (): Passwords => {
  const changed = new Map<string, string>()
  return {
    isRight: (username, password) => password === (changed.get(username) ?? PERSONA_PASSWORD),
    change: (username, password) => {
      changed.set(username, password)
    },
  }
}
