import { createWorld, personas } from '@portal/fixtures'
import { entitySchemas, type FilledInputs } from '@portal/schemas/contract'
import { Ajv } from 'ajv'
import type { CallContext } from '../src/bco/handler.ts'
import { createPasswords } from '../src/identity/passwords.ts'
import { SessionWorld } from '../src/world/sessionWorld.ts'
import { createStore } from '../src/world/store.ts'

export const now = Date.parse('2026-11-18T19:30:00.000Z')
export const store = createStore(createWorld({ seed: 7, size: 'small', now: new Date(now).toISOString() }))
const world = new SessionWorld(store)

export const as = (username: string, at = now): CallContext => {
  const persona = personas.find((each) => each.username === username)
  if (!persona) throw new Error(`No persona ${username}`)
  const { userInfo, roles } = persona
  const ids =
    userInfo.answer === 'ok' ? { contactId: userInfo.contactId, relationId: userInfo.relationId } : {}
  return { caller: { username, roles, ...ids }, world, passwords: createPasswords(), now: at }
}

type ListQuery = FilledInputs['listChargesessions']['query']
export const table = (query: Partial<ListQuery> = {}): { query: ListQuery } => ({
  query: { pagesize: 10, pagenumber: 1, caching: 0, ...query },
})
export const list = (query: Partial<FilledInputs['listChargepoints']['query']> = {}) => ({
  query: { directonly: false, ...query },
})
export const ALL = { caching: 0 }

/** Validates data against the contract, independently of the checks of the mock. */
export const ajv = new Ajv({ strict: false, formats: { euro: true } })
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)))
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
for (const schema of Object.values(entitySchemas)) ajv.addSchema(schema)
