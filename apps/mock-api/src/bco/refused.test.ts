import { describe, expect, it } from 'vitest'
import { callerOf } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'
import { COMPANY_INTAKE, PRIVATE_INTAKE } from '../../test/testIntake.ts'

const app = await testServer()
const operator = await callerOf(app, 'operator')

const CONTRACT = {
  RelationId: 'R00003',
  ContractNumber: 'CPO-1',
  StartDate: '2026-11-21T00:00:00Z',
  MonthlyFee: 10,
}
const LIST = {
  RelationId: 'R00003',
  Code: 'NIGHT#LIST',
  Description: 'Night',
  WhitelistGroup: 'NOORDZEE-R00003#FLEET',
}

const first = async (name: string, filter = '') =>
  (
    await operator.get(
      `/v3.1/${name}/BCO/filtered?select=&pagesize=1&orderby=Id&filter=${encodeURIComponent(filter)}`,
    )
  ).data[0]
const save = (name: string, body: object) => operator.post(`/v3.1/${name}/BCO/createupdate`, body)
const change = (name: string, { Id, Version }: { Id: string; Version: number }, body: object) =>
  save(name, { Id, Version, ...body })

const TARIFF = {
  Code: 'NIGHT',
  Description: 'At night',
  Type: 'AC',
  StartFee: 0,
  KwhFee: 0.3,
  ConnectionFee: 0,
  ParkingFee: 0,
  DayMaximum: 0,
}

describe('The check of amounts', () => {
  it.each([0.3, 0.1234, 19.99, 0.0001, 5])('accepts %d euro', async (KwhFee) => {
    const { code, data } = await save('tariff', { ...TARIFF, Code: `FEE-${KwhFee}`, KwhFee })
    expect([code, data.KwhFee]).toEqual(['', KwhFee])
  })

  it.each([0.12345, 1e-9, 0.30000001])('rejects too many decimals in %d euro', async (KwhFee) => {
    const { status, code, message } = await save('tariff', { ...TARIFF, KwhFee })
    expect([status, code, message]).toEqual([400, 'Error', 'KwhFee: has more than four decimals'])
  })

  it('covers price lines, guest fees and subscription fees', async () => {
    const { Id } = await first('chargeplacement')
    const guests = { isCustomfee: true, customfee: 0.33333 }
    const refused = await operator.post(`/v3/chargeplacement/BCO/${Id}/update/guestcharging`, guests)
    expect(refused.message).toBe('customfee: has more than four decimals')
    const own = { Code: 'KISS', MonthlyFee: 1.00001 }
    expect((await operator.post('/v3.1/relation/BCO/R00001/createsubscriptiontype', own)).message).toContain(
      'MonthlyFee',
    )
    const lines = { Kind: 'SUPPORT', Summary: 'x', PriceLines: [{ type: 'x', price: 0.12345 }] }
    expect((await save('request', lines)).message).toContain('PriceLines/0/price')
  })
})

describe('A code or key of another record', () => {
  it.each([
    ['tariff', 'Code', TARIFF, 'other'],
    ['translation', 'Key', { Key: 'greeting', En: 'Hello' }, 'other'],
    ['generictable', 'Key', { Table: 'Limits', Key: 'cards', Value: '9' }, 'other'],
    ['cpocontract', 'ContractNumber', CONTRACT, 'other'],
    ['whitelist', 'Code', LIST, 'OTHER#LIST'],
  ])('is rejected for a %s', async (name, field, record, otherCode) => {
    const admin = await callerOf(app, 'superadmin')
    const write = (body: object) => admin.post(`/v3.1/${name}/BCO/createupdate`, body)
    const made = await write(record)
    expect(made.code).toBe('')
    expect((await write(record)).message).toBe(`${field}: is in use`)
    const { Id, Version } = (await write({ ...record, [field]: otherCode })).data
    const renamed = await write({ Id, Version, [field]: made.data[field] })
    expect(renamed).toMatchObject({ code: 'Error', message: `${field}: is in use` })
    expect((await write({ Id, Version, [field]: otherCode, Description: 'Still here' })).code).toBe('')
  })

  it('is rejected for a subscription type of a relation', async () => {
    const path = '/v3.1/relation/BCO/R00003/createsubscriptiontype'
    expect((await operator.post(path, { Code: 'KISS' })).code).toBe('')
    expect((await operator.post(path, { Code: 'KISS' })).message).toContain('Code: ')
  })
})

describe('A period that ends before it starts', () => {
  it.each([
    ['subscription', 'StartDate', 'EndDate'],
    ['chargeplacement', 'StartDate', 'EndDate'],
    ['cpocontract', 'StartDate', 'EndDate'],
    ['report', 'Start', 'End'],
  ])('is rejected for a %s', async (name, start, end) => {
    const record = await first(name)
    const until = '2001-01-01T00:00:00Z'
    const refused = await change(name, record, { [start]: '2001-01-02T00:00:00Z', [end]: until })
    expect(refused).toMatchObject({ code: 'Error', message: `${end}: lies before ${start}` })
  })
})

describe('The date check', () => {
  it.each(['2026-02-30T10:00:00Z', '2026-13-01T10:00:00Z', '2026-11-21T24:00:00Z', '2026-11-21T10:00:00'])(
    'rejects %s',
    async (StartDate) => {
      const refused = await change('chargeplacement', await first('chargeplacement'), { StartDate })
      expect(refused).toMatchObject({ status: 400, code: 'Error' })
      expect(refused.message).toBe('StartDate: is not a date and time that exists')
    },
  )

  it('also applies to queries, which may contain an offset', async () => {
    const totals = (start: string) =>
      operator.get(`/v3.1/chargesession/BCO/totals?from=${encodeURIComponent(start)}&to=2026-11-20T00:00:00Z`)
    const refused = await totals('2026-02-30T10:00:00Z')
    expect(refused).toMatchObject({ status: 400, code: 'Error' })
    expect(refused.message).toBe('from: is not a date and time that exists')
    const [local, utc] = [await totals('2026-11-02T01:00:00+01:00'), await totals('2026-11-02T00:00:00Z')]
    expect([local.code, local.data]).toEqual(['', utc.data])
    expect(local.data).not.toEqual((await totals('2026-11-02T01:00:00Z')).data)
  })

  it('accepts an offset and stores UTC', async () => {
    const StartDate = '2026-11-21T01:30:00+02:00'
    const { data } = await change('chargeplacement', await first('chargeplacement'), { StartDate })
    expect(data.StartDate).toBe('2026-11-20T23:30:00.000Z')
    const span = { start: '2026-11-18T01:00:00+01:00', end: '2026-11-19T01:00:00+01:00' }
    const stats = await operator.post('/v3.1/chargepoint/BCO/Stats', span)
    expect(stats.data).toMatchObject({ Start: '2026-11-18T00:00:00.000Z', End: '2026-11-19T00:00:00.000Z' })
  })
})

describe('A placement', () => {
  const calls = [
    ['/v3', 'update/guestcharging', { isFree: true }],
    ['/v3', 'update/reimbwhitelist', { isReimburse: false }],
    ['/v3', 'update/isplugandcharge', { isPlugCharge: false }],
    ['/v3.1', 'whitelistgroup', { WhitelistGroup: 'NOORDZEE-R00003#FLEET' }],
  ] as const

  it.each(calls)('rejects a wrong version in API %s and call %s', async (version, call, body) => {
    const placement = await first('chargeplacement', '(RelationId EX "R00003")')
    const path = `${version}/chargeplacement/BCO/${placement.Id}/${call}`
    const late = await operator.post(path, { ...body, Version: placement.Version + 1 })
    expect([late.status, late.code]).toEqual([409, 'PLACCONFLICT'])
    expect((await operator.post(path, { ...body, Version: placement.Version })).code).toBe('')
    const { data } = await operator.get(`/v3.1/chargeplacement/BCO/one/${placement.Id}`)
    expect(data.Version).toBe(placement.Version + 1)
    expect(JSON.stringify([data.GuestCharge, data.PlugCharge, data.Reimbursement])).not.toContain('Version')
  })

  it('accepts an existing tariff by its code or as an object, as in a draft', async () => {
    const { Id } = await first('chargeplacement')
    const guests = (tariffid: unknown) =>
      operator.post(`/v3/chargeplacement/BCO/${Id}/update/guestcharging`, { isFree: true, tariffid })
    const plug = (tariffid: unknown) =>
      operator.post(`/v3/chargeplacement/BCO/${Id}/update/isplugandcharge`, { isPlugCharge: true, tariffid })
    expect((await guests({ Code: 'STREET' })).data.GuestCharge.tariffid).toBe('STREET')
    expect((await plug({ Code: 'STREET' })).data.PlugCharge.tariffid).toBe('STREET')
    expect((await guests('STREET')).data.GuestCharge.tariffid).toBe('STREET')
    for (const refused of [await guests('NONE'), await guests({ Code: 'NONE' }), await plug('NONE')])
      expect(refused).toMatchObject({ code: 'Error', message: "tariffid: 'NONE' does not exist" })
    const placement = await first('chargeplacement')
    const written = await change('chargeplacement', placement, { PlugCharge: { tariffid: { Code: 'NONE' } } })
    expect(written.message).toBe("PlugCharge/tariffid: 'NONE' does not exist")
    const accepted = await change('chargeplacement', placement, {
      PlugCharge: { tariffid: { Code: 'STREET' } },
    })
    expect(accepted.data.PlugCharge.tariffid).toBe('STREET')
  })

  it('is published only if guests may charge', async () => {
    const { Id, ChargePointId } = await first('chargeplacement')
    const path = `/v3/chargeplacement/BCO/${Id}/update/guestcharging`
    const refused = await operator.post(path, { isMapFree: true })
    expect(refused).toMatchObject({ code: 'Error', message: 'isMapFree: only where guests may charge' })
    expect((await operator.post(path, {})).code).toBe('')
    const charger = async () => (await operator.get(`/v3.1/chargepoint/BCO/one/${ChargePointId}`)).data
    const hidden = await change('chargepoint', await charger(), { IsPublishMap: false })
    expect(hidden.code).toBe('')
    const publication = { Id: ChargePointId, Version: hidden.data.Version, IsPublishMap: true }
    for (const answer of [
      await save('chargepoint', publication),
      await operator.put('/v3.1/chargepoint/BCO/Update', publication),
    ])
      expect(answer.message).toBe('IsPublishMap: only where guests may charge')
    expect((await operator.post(path, { isFree: true, isMapFree: true })).code).toBe('')
    expect((await change('chargepoint', await charger(), { IsPublishMap: true })).code).toBe('')
  })
})

describe('The rules of the forms', () => {
  it.each([
    ['relation', { PostalCode: '1' }, 'INVADDRESS', 'PostalCode'],
    ['relation', { Country: 'NL', PostalCode: '9000' }, 'INVADDRESS', 'PostalCode'],
    ['relation', { Country: 'QQ' }, 'INVADDRESS', 'Country'],
    ['relation', { HouseNumber: '#1' }, 'INVADDRESS', 'HouseNumber'],
    ['relation', { City: '12' }, 'INVADDRESS', 'City'],
    ['relation', { Telephone: 'call me' }, 'RELCREUPFAIL', 'Telephone'],
    ['relation', { Email: 'nowhere' }, 'Error', 'Email'],
    ['relation', { Email: 'ann @post.example' }, 'Error', 'Email'],
    ['relation', { Email: 'Info@Noordzee-Logistics.example' }, 'EMAILUNAVAILABLE', 'Email'],
    ['relation', { VatNumber: 'BE0417710408' }, 'RELCREUPFAIL', 'VatNumber'],
    ['relationcontact', { PostalCode: 'x' }, 'INVADDRESS', 'PostalCode'],
    ['relationcontact', { Telephone: '1' }, 'RCCREUPFAIL', 'Telephone'],
    ['relationcontact', { Email: 'nowhere' }, 'Error', 'Email'],
    ['relationcontact', { Email: '' }, 'Error', 'Email'],
    ['relationcontact', { Email: 'Sofie.Claes@noordzee-logistics.example' }, 'EMAILUNAVAILABLE', 'Email'],
  ])('apply to a %s with %o', async (name, fields, code, field) => {
    const refused = await change(name, await first(name, '(Country EX "BE")'), fields)
    expect(refused.code).toBe(code)
    expect(refused.message).toContain(`${field}: `)
  })
})

describe('An intake', () => {
  const intake = async (fields: object, from: object = PRIVATE_INTAKE) => {
    const company = from === COMPANY_INTAKE
    const newcomer = await callerOf(app, company ? 'newcomer-company' : 'newcomer')
    return (await newcomer.post('/v3.1/user/BCO/Setup', { ...from, ...fields })).code
  }

  it.each([
    [{ phone: '' }, 'SETUPERROR'],
    [{ phone: 'call me' }, 'SETUPERROR'],
    [{ housenumber: '#' }, 'INVADDRESS'],
    [{ postalcode: '30' }, 'INVADDRESS'],
    [{ country: 'QQ' }, 'INVADDRESS'],
    [{ country: 'NL' }, 'INVADDRESS'],
    [{ city: '12' }, 'INVADDRESS'],
    [{}, ''],
  ])('with %o gets the code "%s"', async (fields, code) => {
    expect(await intake(fields)).toBe(code)
  })

  it('requires a VAT number with valid check digits from a company', async () => {
    expect(await intake({ vatnr: 'BE0417710408' }, COMPANY_INTAKE)).toBe('SETUPERROR')
  })
})
