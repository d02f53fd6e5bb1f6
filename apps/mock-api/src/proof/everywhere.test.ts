import { isProtected } from '@portal/fixtures'
import type { RelationContact } from '@portal/schemas'
import {
  CLASS_NAMES,
  type ClassName,
  type Contract,
  classEntry,
  endpoints,
  type OperationId,
} from '@portal/schemas/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from '../bco/testCalls.ts'
import { tokenFor } from '../identity/testSignIn.ts'
import { type Ask, asker } from './asking.ts'
import { complaintsOf } from './effects/complaints.ts'
import type { CallEffect } from './effects/shown.ts'
import { CALL_EFFECTS } from './effectsOfCalls.ts'
import { RECORD_EFFECTS } from './effectsOfRecords.ts'
import { callersOf, classesOf, type Reader, Scene, seersOf } from './scene.ts'
import { callOf, type Row, writableOf } from './written.ts'

/** Asked for with GET, as the specification has it. */
const READS_THAT_WRITE: readonly string[] = ['getCleanUp']

let app: FastifyInstance
let ask: Ask
beforeAll(async () => {
  app = await testServer()
  ask = await asker(app)
})
afterAll(() => app.close())

const idOfWrite = (name: ClassName) => callOf(name, 'createupdate').route.id as OperationId

const TELLING = ['Description', 'Name', 'Code', 'Number', 'PrintedNumber']

/**
 * Every record that says a text of this one which is about to change, and what still says it afterwards: nothing may. Looked for
 * once for each class, since it does not hang on who writes.
 */
/** Of these the table says which of their fields are copies: there are thousands. */
const FROM_THE_SIMULATOR: readonly ClassName[] = ['chargesession', 'cdr', 'report']
const looked = new Set<ClassName>()
const saidOf = async (
  scene: Scene,
  name: ClassName,
  row: Row,
  fields: object,
  keeps: readonly ClassName[] = [],
) => {
  if (looked.has(name)) return undefined
  looked.add(name)
  const every = async () => {
    const texts = new Map<string, string>()
    for (const other of CLASS_NAMES)
      for (const each of FROM_THE_SIMULATOR.includes(other)
        ? []
        : await scene.rows(other, { select: 'BASIC' }, 'superadmin'))
        if (other !== name || each.Id !== row.Id) texts.set(`${other} ${each.Id}`, JSON.stringify(each))
    return texts
  }
  const said = TELLING.filter((field) => field in fields && String(row[field] ?? '').length > 2)
  const says = (text: string, field: string) => {
    const value = String(row[field])
    if (field === 'Description' || field === 'Name')
      return text.includes(`"${row.Id}"`) && text.includes(value)
    return text.includes(`"${value}"`)
  }
  const before = await every()
  return async (): Promise<readonly string[]> => {
    const after = await every()
    return [...before].flatMap(([key, text]) =>
      said.flatMap((field) =>
        says(text, field) &&
        says(after.get(key) ?? '', field) &&
        !keeps.includes(key.split(' ')[0] as ClassName)
          ? [`${key} still says ${field} ${String(row[field])}`]
          : [],
      ),
    )
  }
}

const writable = CLASS_NAMES.filter((name) => writableOf(name).length > 0)

describe('The table of what writes change', () => {
  it('has every class that can be written', () => {
    expect(Object.keys(RECORD_EFFECTS).sort()).toEqual([...writable].sort())
  })

  it('has every other call that writes', () => {
    const records = new Set<string>(CLASS_NAMES.map((name) => callOf(name, 'createupdate').route.id))
    const others = Object.values<Contract>(endpoints)
      .filter(
        ({ route }) =>
          (route.method !== 'GET' && route.isRead !== true) || READS_THAT_WRITE.includes(route.id),
      )
      .map(({ route }) => route.id)
      .filter((id) => !records.has(id))
    expect(Object.keys(CALL_EFFECTS).sort()).toEqual([...others].sort())
  })
})

const cases = writable.flatMap((name) =>
  callersOf(idOfWrite(name))
    .filter((caller) => RECORD_EFFECTS[name]?.never?.includes(caller) !== true)
    .map((caller) => [name, caller] as const),
)

describe.each(cases)('A write to a %s by the %s', (name, caller) => {
  it('is seen in every list, link and call that shows it, by everyone who sees the record, and by no one else', async () => {
    const effect = RECORD_EFFECTS[name]
    if (!effect) throw new Error(`Say in effectsOfRecords.ts what a write to ${name} changes`)
    const scene = await Scene.open(app, ask, `everywhere-${name}-${caller}`, caller)
    const rows = await scene.rows(name)
    const first = rows.find((row) => effect.pick?.(row, caller) ?? true)
    if (!first) throw new Error(`${caller} has no ${name} to write`)
    const id = first.Id
    const said = await saidOf(scene, name, first, effect.change(1, first, caller), effect.keeps)
    let before = first
    // Twice: the second time no place may say what the first one wrote.
    for (const n of [1, 2]) {
      const fields = effect.change(n, before, caller)
      await scene.done(idOfWrite(name), { body: { Id: id, Version: before.Version, ...fields } })
      const after = await scene.get(name, id)
      const wrong: string[] = []
      for (const [reader, sees] of n === 1 ? [] : seersOf(name, after)) {
        if (sees) wrong.push(...(await complaintsOf(scene, { name, id, before, fields }, effect, reader)))
        else if (await scene.one(name, id, reader)) wrong.push(`${reader} sees a record of others`)
      }
      expect(wrong).toEqual([])
      before = after
    }
    if (said) expect(await said()).toEqual([])
  })
})

const calls = Object.entries(CALL_EFFECTS) as readonly (readonly [OperationId, CallEffect])[]

describe.each(
  calls.flatMap(([id, effect]) =>
    [...callersOf(id), ...((effect.callers ?? []) as readonly Reader[])]
      .filter((caller) => effect.none?.includes(caller) !== true)
      .map((caller) => [id, caller, effect] as const),
  ),
)('What %s by the %s changes', (id, caller, effect) => {
  it('is seen wherever it shows', async () => {
    const scene = await Scene.open(app, ask, `everywhere-${id}-${caller}`, caller)
    const parts = await effect.make(scene)
    if (!parts) throw new Error(`${caller} has nothing to call ${id} with: say so in effectsOfCalls.ts`)
    const data = await scene.done(id, parts)
    await expect(effect.seen(scene, data, parts)).resolves.toBeUndefined()
  })
})

describe('A person who is changed', () => {
  const meOf = async (session: string) => {
    const authorization = `Bearer ${await tokenFor('fleet', { sessionId: session })}`
    const answer = await app.inject({ url: '/identity/me', headers: { authorization } })
    return answer.json()
  }

  it('is who they are by now in their user info, at the identity provider and in a new token', async () => {
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
    // The token of before was issued to a manager; what it may do is gone at once.
    const refused = await scene.call(
      'cloneWhitelistGroup',
      { params: { group: 'WG0001' }, body: { Code: 'A#1', Description: 'A' } },
      'fleet',
    )
    expect([refused.status, refused.code]).toEqual([403, 'Unauthorized'])
  })

  it('and is protected is masked by the new name too, in every list', async () => {
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

describe('A card that may charge no more', () => {
  it('is in no session that begins later, and is again once it may', async () => {
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
