import { type Persona, personas } from '@portal/fixtures'
import type { Passwords } from './passwords.ts'

/** Parts the account id: `driver~abc` is the driver in the mock session `abc`. */
const SEPARATOR = '~'

/** A person who signs in, in one mock session. */
export interface Account {
  readonly persona: Persona
  /** Absent for a sign-in without the session header. */
  readonly sessionId: string | undefined
}

export const findPersona = (username: string): Persona | undefined =>
  personas.find((persona) => persona.username === username)

/** The session is folded into the id, so that it survives refresh and the renew frame, which send no header of ours. */
export const accountId = ({ persona, sessionId }: Account): string =>
  sessionId === undefined ? persona.username : `${persona.username}${SEPARATOR}${sessionId}`

export const findAccount = (id: string): Account | undefined => {
  const at = id.indexOf(SEPARATOR)
  const persona = findPersona(at === -1 ? id : id.slice(0, at))
  return persona && { persona, sessionId: at === -1 ? undefined : id.slice(at + 1) }
}

/** The persona whom user name and password belong to; the user name may be the e-mail address. */
export const checkPassword = (
  username: string,
  password: string,
  passwords: Passwords,
): Persona | undefined => {
  const wanted = username.trim().toLowerCase()
  const persona = personas.find((candidate) => candidate.username === wanted || candidate.email === wanted)
  return persona && passwords.isRight(persona.username, password) ? persona : undefined
}
