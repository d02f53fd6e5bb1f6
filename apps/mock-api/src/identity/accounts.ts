import { type Persona, personas } from '@portal/fixtures'
import type { Passwords } from './passwords.ts'

/** Separator in account ids: `driver~abc` is the driver in the mock session `abc`. */
const SEPARATOR = '~'

/** Signed-in persona in one mock session. */
export interface Account {
  readonly persona: Persona
  /** Absent for a sign-in without the session header. */
  readonly sessionId: string | undefined
}

export const findPersona = (username: string): Persona | undefined =>
  personas.find((persona) => persona.username === username)

/** The id includes the session, because refresh and silent renewal do not send the session header. */
export const accountId = ({ persona, sessionId }: Account): string =>
  sessionId === undefined ? persona.username : `${persona.username}${SEPARATOR}${sessionId}`

export const findAccount = (id: string): Account | undefined => {
  const at = id.indexOf(SEPARATOR)
  const persona = findPersona(at === -1 ? id : id.slice(0, at))
  return persona && { persona, sessionId: at === -1 ? undefined : id.slice(at + 1) }
}

/** Returns the persona with this user name or e-mail address, and this password. */
export const checkPassword = (
  username: string,
  password: string,
  passwords: Passwords,
): Persona | undefined => {
  const login = username.trim().toLowerCase()
  const persona = personas.find((candidate) => candidate.username === login || candidate.email === login)
  return persona && passwords.isRight(persona.username, password) ? persona : undefined
}
