import { mkdtempSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorld } from '@portal/fixtures'
import { API_BASE_PATH } from '@portal/schemas'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { callsOf } from '../../test/testCalls.ts'
import { TEST_NOW, TEST_ORIGIN } from '../../test/testSignIn.ts'
import { addApi } from '../api/api.ts'
import { sendFailure } from '../api/failures.ts'
import { handlers } from '../bco/handlers.ts'
import { createClock } from '../control/clock.ts'
import { addGatekeeper } from '../control/gatekeeper.ts'
import { createSessions } from '../control/sessions.ts'
import { createTokenVerifier } from '../identity/accessTokens.ts'
import { SessionWorld } from '../world/sessionWorld.ts'
import { createStore } from '../world/store.ts'
import { openKeeper } from './keeper.ts'

it('A write to a full disk fails with UNEXPECTED and the reason, and has no effect', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-full-'))
  const world = { seed: 7, size: 'small', now: TEST_NOW.toISOString(), began: 0 } as const
  let isFull = false
  const keeper = openKeeper(join(folder, 'state.log'), world, world, (file, bytes) => {
    if (isFull) throw new Error('ENOSPC: no space left on device')
    return writeSync(file, bytes)
  })
  const store = createStore(createWorld(world))
  const sessions = createSessions({
    createWorld: (changes) => new SessionWorld(store, changes),
    baseClock: createClock(TEST_NOW.getTime()),
    keeper,
  })
  const app = fastify()
  app.setErrorHandler(sendFailure)
  addGatekeeper(app, sessions)
  const verify = createTokenVerifier(TEST_ORIGIN)
  await app.register(async (api) => addApi(api, { handlers, verify }), { prefix: API_BASE_PATH })
  const ask = callsOf(app)
  const count = async () => (await ask('driver', 'GET', 'request/BCO/filtered')).page.Results
  const save = () =>
    ask('driver', 'POST', 'request/BCO/createupdate', {
      body: { Kind: 'SUPPORT', Summary: 'The cable is stuck' },
      headers: { 'idempotency-key': 'once' },
    })

  const before = await count()
  isFull = true
  const refused = await save()
  expect(refused).toMatchObject({
    status: 500,
    code: 'UNEXPECTED',
    message: expect.stringContaining('ENOSPC'),
  })
  expect(await count()).toBe(before)
  isFull = false
  // A retry with the same key may succeed, because the first write failed.
  expect(await save()).toMatchObject({ status: 200, code: '' })
  expect(await count()).toBe(before + 1)

  await app.close()
  keeper.close()
  rmSync(folder, { recursive: true })
})
