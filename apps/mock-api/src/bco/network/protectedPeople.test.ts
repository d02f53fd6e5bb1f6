import { createWorld, isProtected } from '@portal/fixtures'
import type { RelationContact } from '@portal/schemas'
import { CLASS_NAMES, type ClassName, classEntry, type Request } from '@portal/schemas/contract'
import { expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'
import { TEST_NOW } from '../../../test/testSignIn.ts'

const app = await testServer()

const { contacts } = createWorld({ seed: 7, size: 'small', now: TEST_NOW.toISOString() })
const people = contacts.filter(isProtected)
const [person] = people as [RelationContact]

const everyList = async (caller: TestCaller, classes: readonly string[]) => {
  const answers: string[] = []
  for (const name of classes) {
    for (let page = 1, last = 1; page <= last && page <= 20; page += 1) {
      const answer = await caller.get(`/v3.1/${name}/BCO/filtered?select=&pagesize=100&pagenumber=${page}`)
      answers.push(JSON.stringify(answer.data))
      last = answer.pages
    }
  }
  return answers.join('\n')
}
const save = (caller: TestCaller, name: string, body: object) =>
  caller.post(`/v3.1/${name}/BCO/createupdate`, body)
const one = async (caller: TestCaller, name: string, id: string) =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data

/** Classes with so many records that only those of one relation are read. */
const LONG = ['chargesession', 'cdr', 'token', 'chargepoint']

/**
 * Returns the names, e-mail addresses and phone numbers of protected people in a text, except those that others share.
 */
const personalWords = (body: string): readonly string[] => {
  const others = new Set(
    contacts.filter((each) => !isProtected(each)).flatMap(({ Email, Name }) => [Email, Name]),
  )
  return people
    .flatMap(({ Email, Telephone = '', Name }) => [Email, Telephone, Name])
    .filter((word) => word !== '' && !others.has(word) && body.includes(word))
}

it('The texts of cards, chargers, sessions and charge detail records never name protected people', async () => {
  const operator = await callerOf(app, 'operator')
  const of = encodeURIComponent(`(RelationId EX "${person.Relation.Id}")`)
  const answers: string[] = []
  for (const name of LONG) {
    const links = Object.keys(classEntry(name as ClassName).links ?? {}).join(',')
    const { data } = await operator.get(
      `/v3.1/${name}/BCO/filtered?select=BASIC,STATE,TECH&pagesize=100&filter=${of}&Links=${links}`,
    )
    expect([name, data.length > 0]).toEqual([name, true])
    answers.push(JSON.stringify(data))
  }
  expect(personalWords(answers.join('\n'))).toEqual([])
})

it.each(['operator', 'superadmin'])(
  'A protected person is masked in every shorter list that %s can read',
  async (username) => {
    const caller = await callerOf(app, username)
    const body = await everyList(
      caller,
      CLASS_NAMES.filter((name) => !LONG.includes(name)),
    )
    expect(people.length).toBeGreaterThan(3)
    expect(body).toContain('"Email":')
    expect(personalWords(body)).toEqual([])
  },
)

it('A protected person cannot be found by name, email address or telephone number', async () => {
  const operator = await callerOf(app, 'operator')
  for (const [field, value] of [
    ['Name', person.Name],
    ['Email', person.Email],
    ['Telephone', person.Telephone],
  ]) {
    const filter = encodeURIComponent(`(${field} EX "${value}")`)
    const { data } = await operator.get(`/v3.1/relationcontact/BCO/filtered?filter=${filter}`)
    expect(data).toEqual([])
  }
})

it('A protected person is masked in the lists of their relation', async () => {
  const operator = await callerOf(app, 'operator')
  const { Id } = person.Relation
  for (const path of [`relation/BCO/childelements/${Id}`, `user/BCO/My/Info/${Id}/RelationContact`]) {
    const { data } = await operator.get(`/v3.1/${path}`)
    expect(data).toContainEqual(expect.objectContaining({ Id: person.Id }))
    expect(JSON.stringify(data)).not.toContain(person.Name)
  }
})

it('A protected person cannot be changed or turned into a relation by an operator', async () => {
  const operator = await callerOf(app, 'operator')
  const { Id, Version } = (await one(operator, 'relationcontact', person.Id)) as RelationContact
  expect(
    await save(operator, 'relationcontact', { Id, Version, Telephone: '+32 470 00 00 00' }),
  ).toMatchObject({
    code: 'Unauthorized',
    message: 'The person is protected: only their own company can change them.',
  })
  const converted = await operator.post(`/v3.1/user/BCO/contact/intorelation/${Id}`, { iscompany: '0' })
  expect(converted.code).toBe('Unauthorized')
})

it('Colleagues and an administrator who gives a reason see the name of a protected person', async () => {
  const fleet = await callerOf(app, 'fleet')
  const colleague = people.find(({ Relation }) => Relation.Id === 'R00003')
  expect(await one(fleet, 'relationcontact', colleague?.Id ?? '')).toMatchObject({ Name: colleague?.Name })
  const admin = await callerOf(app, 'superadmin')
  const user = `PU${colleague?.Id.slice(2)}`
  const access = await admin.post(`/v3.1/protecteduser/BCO/${user}/access`, { reason: 'Called us' })
  expect(access.data).toMatchObject({ Name: colleague?.Name, Email: colleague?.Email })
})

it('A request keeps the name of a protected person when an operator changes its status', async () => {
  const operator = await callerOf(app, 'operator')
  const entity = await callerOf(app, 'entity', operator.sessionId)
  // Created by a protected person of a company below the entity's.
  const id = 'RQ00020'
  const original = (await one(entity, 'request', id)) as Request
  const masked = (await one(operator, 'request', id)) as Request
  expect(masked.Draft.contactName).toMatch(/^(\p{L}… ?)+$/u)
  const { Id, Version } = masked
  const answered = await save(operator, 'request', { Id, Version, Status: 'SURVEY' })
  expect((answered.data as Request).Draft).toEqual(masked.Draft)
  expect(await one(entity, 'request', id)).toMatchObject({ Status: 'SURVEY', Draft: original.Draft })
})

it('A protected person stays masked as the requester after the contact of the request changes', async () => {
  const operator = await callerOf(app, 'operator')
  const entity = await callerOf(app, 'entity', operator.sessionId)
  const id = 'RQ00020'
  const { Id, Version, RelationId, Draft } = (await one(entity, 'request', id)) as Request
  const colleagues = (await entity.get('/v3.1/relationcontact/BCO/filtered?pagesize=100'))
    .data as readonly RelationContact[]
  const other = colleagues.find(
    (person) =>
      person.Relation.Id === RelationId && !isProtected(person) && person.Name !== Draft.contactName,
  )
  await save(entity, 'request', { Id, Version, RelationContactId: other?.Id })
  const masked = (await one(operator, 'request', id)) as Request
  expect(masked.RelationContactId).toBe(other?.Id)
  expect(masked.Draft.contactName).toMatch(/^(\p{L}… ?)+$/u)
})
