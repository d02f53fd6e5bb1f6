import { isProtected } from '@portal/fixtures'
import type { ErrorCode, RelationContact } from '@portal/schemas'
import { CLASS_NAMES, type ClassName, classEntry, type OperationId } from '@portal/schemas/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asker, isDone } from './asking.ts'
import { type CallEffect, shows } from './effects/visible.ts'
import { CALL_EFFECTS } from './effectsOfCalls.ts'
import { callsThatSay, OTHER_WRITES } from './everyPlace.ts'
import { fittingRequest } from './fitting.ts'
import { callersOf, classesOf, READERS, type Reader, ROLE, Scene, seersOf } from './scene.ts'
import { testServer } from './testCalls.ts'
import { PRIVATE_INTAKE } from './testIntake.ts'
import { tokenFor } from './testSignIn.ts'
import { answeredClass, callOf, contractOf, type Row, writableOf } from './written.ts'

/** Fixed sample of generated requests per call. */
const SAMPLE = { numRuns: 30, seed: 20_261_125 }

const app = await testServer()
const ask = await asker(app)

it('The table of effects covers every write whose response does not contain the written record', () => {
  const listed = Object.keys(CALL_EFFECTS)
  expect(listed.filter((id) => !OTHER_WRITES.includes(id as OperationId))).toEqual([])
  expect(OTHER_WRITES.filter((id) => !listed.includes(id) && !answeredClass(contractOf(id)))).toEqual([])
})

it('Every role that may make a call has a persona in these tests', () => {
  const roles = new Set([...OTHER_WRITES].flatMap((id) => contractOf(id).roles))
  expect(READERS.map((reader) => ROLE[reader]).sort()).toEqual([...roles].sort())
})

const calls = Object.entries(CALL_EFFECTS) as readonly (readonly [OperationId, CallEffect])[]

/** One case per role that may make the call, and per additional caller. */
const cases = calls.flatMap(([id, effect]) =>
  [
    ...(effect.refusal === undefined ? callersOf(id) : []),
    ...((effect.callers ?? []) as readonly Reader[]),
  ].map((caller) => [id, caller, effect] as const),
)

describe.each(cases)('The effects of %s by the %s', (id, caller, effect) => {
  it('are visible everywhere', async () => {
    const scene = await Scene.open(app, ask, `everywhere-${id}-${caller}`, caller)
    const parts = await effect.make(scene)
    if (!parts) throw new Error(`${caller} has no input for ${id}: declare this in effectsOfCalls.ts`)
    const data = await scene.done(id, parts)
    await expect(effect.seen(scene, data, parts)).resolves.toBeUndefined()
  })
})

/** Calls tested only by their row in CALL_EFFECTS: one requires a previous call, the other extends a person's scope. */
const BY_ROW_ALONE: readonly OperationId[] = ['moveTokens', 'postContactIntoRelation']
/** Calls that hide their record from most people. */
const HIDING: readonly OperationId[] = ['retireChargepoint']
/** Calls that return a record that others can still read, tested with generated input. */
const answering = OTHER_WRITES.filter((id) => {
  const contract = contractOf(id)
  return (
    answeredClass(contract) !== undefined &&
    contract.method !== 'DELETE' &&
    CALL_EFFECTS[id]?.refusal === undefined &&
    !BY_ROW_ALONE.includes(id) &&
    !HIDING.includes(id)
  )
})

it.each(answering)('The record that %s returns is the same for everyone who may see it', async (id) => {
  const contract = contractOf(id)
  const name = answeredClass(contract)
  let done = 0
  for (const caller of callersOf(id)) {
    const scene = await Scene.open(app, ask, `answered-${id}-${caller}`, caller)
    for (const { params, query, body } of fc.sample(fittingRequest(contract, caller), SAMPLE)) {
      const answer = await scene.call(id, { params, query, ...(body && { body }) })
      if (!isDone(answer) || !name) continue
      const row = answer.data as Row
      const sent = Object.entries(body ?? {}).filter(([field]) => field in row && field !== 'Id')
      await shows(scene, name, row.Id, { ...Object.fromEntries(sent), Version: row.Version })
      done += 1
      break
    }
  }
  expect(done, `${id} never succeeds here: describe its input in fitting.ts`).toBeGreaterThan(0)
})

/** Classes whose records cannot be created as a copy, with the test that creates one. */
const MADE_OTHERWISE: { readonly [C in ClassName]?: string } = {
  relation: 'visible to those above its parent: bco/relationTree.test.ts',
  chargepoint: 'installed from stock: bco/install.test.ts',
  chargeplacement: 'requires a charger in stock: bco/chargeplacement.test.ts',
  chargesession: 'created by a remote start: effects/chargers.ts',
  cdr: 'follows from a session: effects/chargers.ts',
  subscriptiontype: 'created by a separate call: effects/people.ts',
  backlog: 'the server has fixed queues: bco/network/logs.test.ts',
  errorlog: 'created by the simulator: bco/network/logs.test.ts',
}
const NOT_COPIED = [
  'Number',
  'PrintedNumber',
  'State',
  'Status',
  'TokenIds',
  'Subscription',
  'Messages',
  'Timeline',
]
/** Classes whose status is set by the creator. */
const WITH_STATUS: readonly ClassName[] = ['email']
const UNLIKE: Readonly<Record<string, unknown>> = {
  Description: 'Quagga made',
  Code: 'QUAGGA#MADE',
  Key: 'quagga',
  ContractNumber: 'Quagga-1',
  Email: 'quagga@made.example',
  // At most one active alarm rule covers an event, so the copy must be inactive.
  IsActive: false,
}
/** Callers that may change records but not create them, with the resulting code. */
const NO_MAKER: Readonly<Record<string, ErrorCode>> = { 'relationcontact driver': 'Unauthorized' }
/** Calls that list records of a class, in addition to its own list. */
const LISTED_BY: { readonly [C in ClassName]?: readonly OperationId[] } = {
  relationcontact: ['getMyInfo', 'getRelationChildElements'],
  chargelocation: ['getMyInfo', 'getRelationChildElements'],
  token: ['getMyInfo'],
  subscription: ['getMyInfo'],
  whitelistgroup: ['listWhitelistGroups'],
}
const makers = CLASS_NAMES.filter((name) => writableOf(name).length > 0 && !(name in MADE_OTHERWISE)).flatMap(
  (name) =>
    callersOf(callOf(name, 'createupdate').id as OperationId).map((caller) => [name, caller] as const),
)

it.each(makers)(
  'A %s created by the %s is listed by every suitable call, for everyone who may see it',
  async (name, caller) => {
    const scene = await Scene.open(app, ask, `made-${name}-${caller}`, caller)
    const [like] = await scene.rows(name)
    if (!like) throw new Error(`${caller} has no ${name} to copy`)
    const copied = writableOf(name).filter(
      (field) =>
        like[field] !== undefined &&
        (!NOT_COPIED.includes(field) || (field === 'Status' && WITH_STATUS.includes(name))),
    )
    const body = Object.fromEntries(copied.map((field) => [field, UNLIKE[field] ?? like[field]]))
    const id = callOf(name, 'createupdate').id as OperationId
    const refusal = NO_MAKER[`${name} ${caller}`]
    if (refusal !== undefined) {
      expect((await scene.call(id, { body })).code).toBe(refusal)
      return
    }
    const row = await scene.done(id, { body })
    expect(row.Id).not.toBe(like.Id)
    await shows(scene, name, row.Id, { Description: row.Description, Version: 1 })
    const readers = seersOf(name, row).flatMap(([reader, sees]) =>
      sees && reader !== 'superadmin' ? [reader] : [],
    )
    const calls = LISTED_BY[name] ?? []
    const found = await callsThatSay(scene, name, row, readers, calls)
    for (const call of calls)
      for (const reader of readers.filter((each) => callersOf(call).includes(each)))
        expect(found).toContain(`${reader} ${call}`)
  },
)

const refusals = calls.flatMap(([id, { refusal }]) => (refusal === undefined ? [] : [[id, refusal] as const]))

it.each(refusals)('%s fails for every account that is already set up, with code %s', async (id, code) => {
  for (const caller of callersOf(id)) {
    const scene = await Scene.open(app, ask, `everywhere-${id}-${caller}`, caller)
    expect([caller, (await scene.call(id, { body: PRIVATE_INTAKE })).code]).toEqual([caller, code])
  }
})

describe('A changed person', () => {
  const meOf = async (session: string) => {
    const authorization = `Bearer ${await tokenFor('fleet', { sessionId: session })}`
    const answer = await app.inject({ url: '/identity/me', headers: { authorization } })
    return answer.json()
  }

  it('has the new data in user info, at the identity provider and in a new token', async () => {
    const scene = await Scene.open(app, ask, 'everywhere-person', 'superadmin')
    const contact = await scene.get('relationcontact', 'RC00003')
    const body = { Id: contact.Id, Version: contact.Version, Name: 'Sofie Quagga', Role: 'User' }
    await scene.done('createupdateRelationContact', { body })
    const info = await scene.done<Record<string, unknown>>('getUserInfo', {}, 'fleet')
    expect(info).toMatchObject({ role: ['User'], RelationContact: { Name: 'Sofie Quagga' } })
    expect(await meOf(scene.session)).toMatchObject({ name: 'Sofie Quagga', role: ['User'] })
    const issued = await app.inject({
      method: 'POST',
      url: '/__mock/token',
      headers: { 'x-mock-session': scene.session },
      payload: { username: 'fleet' },
    })
    const [, claims = ''] = String(issued.json().access_token).split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      name: 'Sofie Quagga',
      role: ['User'],
    })
    // The old token was issued to a manager, but the permissions end immediately.
    const refused = await scene.call(
      'cloneWhitelistGroup',
      { params: { group: 'WG0001' }, body: { Code: 'A#1', Description: 'A' } },
      'fleet',
    )
    expect([refused.status, refused.code]).toEqual([403, 'Unauthorized'])
  })

  it('stays masked in every list if protected, even under the new name', async () => {
    const scene = await Scene.open(app, ask, 'everywhere-protected', 'entity')
    const person = (await scene.rows('relationcontact')).find((row) =>
      isProtected(row as unknown as RelationContact),
    )
    if (!person) throw new Error('The group has no protected person')
    const body = {
      Id: person.Id,
      Version: person.Version,
      Name: 'Quintus Quagga',
      Description: 'Quintus Quagga',
      Email: 'quintus@quagga.example',
    }
    await scene.done('createupdateRelationContact', { body })
    const [user] = await scene.rows(
      'protecteduser',
      { filter: `(RelationContactId EX "${person.Id}")` },
      'superadmin',
    )
    expect(user).toMatchObject({ Description: 'Q… Q…', MaskedEmail: 'q…@quagga.example' })
    for (const reader of ['operator', 'superadmin'] as const)
      for (const name of classesOf(reader)) {
        const links = Object.keys(classEntry(name).links ?? {}).join(',')
        expect([
          reader,
          name,
          JSON.stringify(await scene.rows(name, { select: 'BASIC,STATE', Links: links }, reader)),
        ]).not.toEqual([reader, name, expect.stringMatching(/Quintus|quintus@/)])
      }
  })
})

describe('A blocked card', () => {
  it('starts no new sessions until it is active again', async () => {
    const scene = await Scene.open(app, ask, 'everywhere-card', 'operator')
    const of = { filter: '(RelationId EX "R00003") AND (Status EX "COMPLETED")', pagesize: 1 }
    const TokenId = String((await scene.rows('chargesession', of))[0]?.TokenId)
    const charges = async () =>
      (await scene.rows('chargesession', { filter: `(TokenId EX "${TokenId}")` })).map(({ Start }) =>
        String(Start),
      )
    const become = async (State: string) => {
      const { Id, Version } = await scene.get('token', TokenId)
      await scene.done('createupdateToken', { body: { Id, Version, State } })
    }
    const WEEK = 7 * 86_400
    await become('BLOCKED')
    const before = await charges()
    await scene.advance(WEEK)
    expect(await charges()).toEqual(before)
    await become('ACTIVE')
    await scene.advance(WEEK)
    expect((await charges()).length).toBeGreaterThan(before.length)
  })
})
