// Serves the mock's API with a given number of charge detail records: --port, --records. `--write FILE`
// writes the records as JSON instead.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createWorld } from '@portal/fixtures'
import { API_BASE_PATH } from '@portal/schemas'
import type { Cdr } from '@portal/schemas/contract'
import fastify from 'fastify'
import { addApi } from '../../apps/mock-api/src/api/api.ts'
import { sendFailure } from '../../apps/mock-api/src/api/failures.ts'
import { handlers } from '../../apps/mock-api/src/bco/handlers.ts'
import { createClock } from '../../apps/mock-api/src/control/clock.ts'
import { addGatekeeper } from '../../apps/mock-api/src/control/gatekeeper.ts'
import { createSessions } from '../../apps/mock-api/src/control/sessions.ts'
import { createTokenVerifier } from '../../apps/mock-api/src/identity/accessTokens.ts'
import { findPersona } from '../../apps/mock-api/src/identity/accounts.ts'
import { signAccessToken } from '../../apps/mock-api/src/identity/signAccessToken.ts'
import { ClassIndex } from '../../apps/mock-api/src/world/index/classIndex.ts'
import { SessionWorld } from '../../apps/mock-api/src/world/sessionWorld.ts'
import { createStore, type Store } from '../../apps/mock-api/src/world/store.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    records: { type: 'string', default: '10000' },
    write: { type: 'string' },
  },
})
const count = Number(values.records)
const now = '2026-11-20T17:30:00.000Z'
const DAY_MS = 86_400_000
const HISTORY_MS = 100 * DAY_MS

const store = createStore(createWorld({ seed: 7, size: 'small', now }))
const history = [...store.records.cdr.values()]

/** Repeats the history; each copy is a hundred days earlier. */
const recordAt = (index: number): Cdr => {
  const source = history[index % history.length]
  if (!source) throw new Error('The world has no history.')
  const back = Math.floor(index / history.length) * HISTORY_MS
  const before = (time: string) => new Date(Date.parse(time) - back).toISOString()
  const SessionId = `S${String(index).padStart(8, '0')}`
  return {
    ...source,
    Id: `CDR-${SessionId}`,
    SessionId,
    Start: before(source.Start),
    Stop: before(source.Stop),
    CreatedOn: before(source.CreatedOn),
    ModifiedOn: before(source.ModifiedOn),
  }
}

const records = Array.from({ length: count }, (_, index) => recordAt(index))

const serve = async (): Promise<void> => {
  const cdr = new Map(records.map((record) => [record.Id, record]))
  const index = new ClassIndex(records, ({ RelationId }) => RelationId)
  const big = Object.create(store, {
    records: { value: Object.create(store.records, { cdr: { value: cdr } }) },
    indexes: { value: Object.create(store.indexes, { cdr: { value: index } }) },
  }) as Store
  const sessions = createSessions({
    createWorld: (changes) => new SessionWorld(big, changes),
    // The clock runs, so every call also looks for sessions that have just ended.
    baseClock: createClock(Date.parse(now)),
  })
  const origin = `http://localhost:${values.port}`
  const app = fastify({ forceCloseConnections: true })
  app.setErrorHandler(sendFailure)
  addGatekeeper(app, sessions)
  const verify = createTokenVerifier(origin)
  await app.register(async (api) => addApi(api, { handlers, verify }), { prefix: API_BASE_PATH })
  app.get('/token', async () => {
    const persona = findPersona('fleet')
    if (!persona) throw new Error('Persona fleet not found.')
    const account = { persona, sessionId: undefined }
    return { token: await signAccessToken({ origin, account, serial: 1, lifetimeSeconds: 3_600 }) }
  })
  await app.listen({ port: Number(values.port), host: 'localhost' })
}

if (values.write === undefined) void serve()
else writeFileSync(values.write, JSON.stringify(records))
