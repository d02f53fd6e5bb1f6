import { personas } from '@portal/fixtures'
import type { IntakePayload } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { testServer } from '../../test/testCalls.ts'
import { COMPANY_INTAKE, PRIVATE_INTAKE } from '../../test/testIntake.ts'
import { tokenFor } from '../../test/testSignIn.ts'

const app = await testServer()

let count = 0

const newSession = () => {
  count += 1
  const sessionId = `setup-${count}`
  const ask = async (username: string, path: string, payload?: object) => {
    const token = await tokenFor(username, { sessionId })
    const answer = await app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v3.1${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    ask,
    setUp: async (username: string, payload: IntakePayload, query = '') =>
      (await ask(username, `/user/BCO/Setup${query}`, payload)).body.result as string,
    userInfo: async (username: string) => (await ask(username, '/user/BCO/UserInfo')).body,
    reset: () =>
      app.inject({ method: 'POST', url: '/__mock/reset', headers: { 'x-mock-session': sessionId } }),
  }
}

describe('A new person', () => {
  it('becomes a driver with a private relation of the same name', async () => {
    const { setUp, userInfo, ask } = newSession()
    expect((await userInfo('newcomer')).result.errorcode).toBe('SETUP')
    expect(await setUp('newcomer', PRIVATE_INTAKE)).toBe('success')
    const { result, data } = await userInfo('newcomer')
    expect(result.status).toBe('success')
    expect(data).toMatchObject({
      role: ['User'],
      Relation: { Description: 'Emma De Smet', IsCompany: 0 },
      RelationContact: {
        Name: 'Emma De Smet',
        Email: 'emma.desmet@post.example',
        Telephone: '+32 470 12 34 56',
        Street: 'Naamsestraat',
        PostalCode: '3000',
        City: 'Leuven',
      },
    })
    const relation = (await ask('newcomer', `/relation/BCO/${data.Relation.Id}`)).body.data
    expect(relation).toMatchObject({ IsCompany: 0, HouseNumber: '12/3', Country: 'BE', Version: 1 })
    expect(relation).not.toHaveProperty('BankAccount')
    expect(relation).not.toHaveProperty('VatNumber')
  })

  it('becomes the fleet manager of a new company', async () => {
    const { setUp, userInfo, ask } = newSession()
    expect(await setUp('newcomer-company', { ...COMPANY_INTAKE, vatnr: 'be 0417.710.407' })).toBe('success')
    const { data } = await userInfo('newcomer-company')
    expect(data).toMatchObject({
      role: ['FleetManager'],
      Relation: { Description: 'Kanaal Koeriers', IsCompany: 1 },
      RelationContact: { Name: 'Karim Benali' },
    })
    const relation = (await ask('newcomer-company', `/relation/BCO/${data.Relation.Id}`)).body.data
    expect(relation).toMatchObject({
      VatNumber: 'BE0417710407',
      CompanyType: 'BV',
      BankAccount: 'BE71096123456769',
      Bic: 'GKCCBEBB',
    })
  })

  it('sees empty lists and no charger, session or contact of others', async () => {
    const { setUp, userInfo, ask } = newSession()
    await setUp('newcomer-company', COMPANY_INTAKE)
    const me = 'newcomer-company'
    expect((await ask(me, '/chargepoint/BCO/list')).body).toMatchObject({
      result: { status: 'success' },
      data: [],
    })
    expect((await ask(me, '/chargesession/BCO/filtered')).body).toMatchObject({
      Data: [],
      Page: { PageCount: 1, Results: 0 },
    })
    const span = { start: '2026-11-01T00:00:00Z', end: '2026-11-20T00:00:00Z' }
    expect((await ask(me, '/chargepoint/BCO/Stats', span)).body.data).toMatchObject({ Sessions: 0, Price: 0 })
    const contacts = (await ask(me, '/relationcontact/BCO/filtered')).body.Data
    expect(contacts.map(({ Id }: { Id: string }) => Id)).toEqual([
      (await userInfo(me)).data.RelationContact.Id,
    ])
  })

  it('may send the intake with debug=1', async () => {
    const { setUp, userInfo } = newSession()
    expect(await setUp('newcomer', PRIVATE_INTAKE, '?debug=1')).toBe('success')
    expect((await userInfo('newcomer')).result.status).toBe('success')
  })

  it('must set up their account again after a reset of the session', async () => {
    const { setUp, userInfo, reset } = newSession()
    await setUp('newcomer', PRIVATE_INTAKE)
    await reset()
    expect((await userInfo('newcomer')).result.errorcode).toBe('SETUP')
  })
})

describe('An intake', () => {
  const address = ['street', 'housenumber', 'postalcode', 'city', 'country'] as const

  it.each(address)('is rejected with INVADDRESS without %s', async (field) => {
    const { setUp, userInfo } = newSession()
    expect(await setUp('newcomer', { ...PRIVATE_INTAKE, [field]: '' })).toBe('INVADDRESS')
    expect(await setUp('newcomer', { ...PRIVATE_INTAKE, [field]: '   ' })).toBe('INVADDRESS')
    expect((await userInfo('newcomer')).result.errorcode).toBe('SETUP')
  })

  it.each<[string, string, Partial<IntakePayload>]>([
    ['a country that is not a code', 'INVADDRESS', { country: 'Belgium' }],
    ['a name of 101 characters', 'RelNameTooLong', { name: 'x'.repeat(101) }],
    ['a mistyped bank account', 'IBANINVALID', { bankaccount: 'BE71096123456768' }],
    ['a bank account with spaces', 'IBANINVALID', { bankaccount: 'BE71 0961 2345 6769' }],
    ['no name', 'SETUPERROR', { name: ' ' }],
    ['no phone number', 'SETUPERROR', { phone: '' }],
    ['no VAT number', 'SETUPERROR', { vatnr: '' }],
    ['a mistyped VAT number', 'SETUPERROR', { vatnr: 'BE0417710408' }],
  ])('is rejected for a company with %s: %s', async (_case, code, change) => {
    const { setUp, userInfo } = newSession()
    expect(await setUp('newcomer-company', { ...COMPANY_INTAKE, ...change })).toBe(code)
    expect((await userInfo('newcomer-company')).result.errorcode).toBe('SETUP')
    // A refusal has no effect, so the corrected form is accepted.
    expect(await setUp('newcomer-company', COMPANY_INTAKE)).toBe('success')
  })

  it('accepts a name of 100 characters', async () => {
    const { setUp, userInfo } = newSession()
    expect(await setUp('newcomer-company', { ...COMPANY_INTAKE, name: 'x'.repeat(100) })).toBe('success')
    expect((await userInfo('newcomer-company')).result.status).toBe('success')
  })

  it('requires no VAT number from a private person', async () => {
    const { setUp } = newSession()
    expect(await setUp('newcomer', { ...PRIVATE_INTAKE, vatnr: 'nonsense' })).toBe('success')
  })

  it('succeeds only once: a second one fails with USEREXISTS and changes nothing', async () => {
    const { setUp, userInfo } = newSession()
    await setUp('newcomer', PRIVATE_INTAKE)
    const before = await userInfo('newcomer')
    expect(await setUp('newcomer', { ...PRIVATE_INTAKE, city: 'Gent' })).toBe('USEREXISTS')
    expect(await userInfo('newcomer')).toEqual(before)
  })

  it('is rejected while another person has the account’s email address', async () => {
    const { ask, setUp } = newSession()
    const { email = '' } = personas.find(({ username }) => username === 'newcomer') ?? {}
    await ask('fleet', '/relationcontact/BCO/createupdate', {
      Name: 'Nora Newcomer',
      Email: email.toUpperCase(),
    })
    expect(await setUp('newcomer', PRIVATE_INTAKE)).toBe('EMAILUNAVAILABLE')
  })

  it.each([
    ['driver', 200, 'USEREXISTS'],
    ['operator', 200, 'USEREXISTS'],
    ['locked', 200, 'UNAUTHORIZED'],
    ['expired', 401, 'InvalidToken'],
  ])('gives no access to %s', async (username, status, result) => {
    const { ask, userInfo } = newSession()
    const before = await userInfo(username)
    expect(await ask(username, '/user/BCO/Setup', PRIVATE_INTAKE)).toEqual({ status, body: { result } })
    expect(await userInfo(username)).toEqual(before)
  })

  it('is rejected with a missing, unknown or invalid field', async () => {
    const { ask } = newSession()
    const { street: _street, ...lacking } = PRIVATE_INTAKE
    const wrong = [lacking, { ...PRIVATE_INTAKE, companyname: 'x' }, { ...PRIVATE_INTAKE, iscompany: '2' }]
    for (const body of wrong)
      expect(await ask('newcomer', '/user/BCO/Setup', body)).toEqual({
        status: 400,
        body: { result: 'Error' },
      })
  })
})

describe('Records of an intake', () => {
  const network = ['operator', 'superadmin']

  /** Returns the personas who can open the relation. Expects that only they can list chargers by the contact. */
  const finders = async ({ ask }: ReturnType<typeof newSession>, relationId: string, contactId: string) => {
    const found: string[] = []
    for (const { username } of personas) {
      const { body } = await ask(username, `/relation/BCO/${relationId}`)
      if (body.data !== null) found.push(username)
      else expect(body.result.errorcode).toBe('RELNOTFOUND')
      const chargers = await ask(username, `/chargepoint/BCO/list?relationcontactid=${contactId}`)
      expect(chargers.body.result.status === 'success').toBe(found.includes(username))
    }
    return found
  }

  it('are visible only to the person and to operators, and only in the same mock session', async () => {
    const mine = newSession()
    const theirs = newSession()
    await mine.setUp('newcomer', PRIVATE_INTAKE)
    const { Relation, RelationContact } = (await mine.userInfo('newcomer')).data
    expect(await finders(mine, Relation.Id, RelationContact.Id)).toEqual([...network, 'newcomer'])
    expect(await finders(theirs, Relation.Id, RelationContact.Id)).toEqual([])
    expect((await theirs.userInfo('newcomer')).result.errorcode).toBe('SETUP')
  })

  it('are separate for two people in one session', async () => {
    const { setUp, userInfo, ask } = newSession()
    await setUp('newcomer', PRIVATE_INTAKE)
    await setUp('newcomer-company', COMPANY_INTAKE)
    const [one, other] = [(await userInfo('newcomer')).data, (await userInfo('newcomer-company')).data]
    expect(one.Relation.Id).not.toBe(other.Relation.Id)
    expect(one.RelationContact.Id).not.toBe(other.RelationContact.Id)
    const { body } = await ask('newcomer', `/relation/BCO/${other.Relation.Id}`)
    expect(body.result.errorcode).toBe('RELNOTFOUND')
  })
})
