import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'

const app = await testServer()

const MINE = '/v3/chargeplacement/BCO/PL000001'
const details = async (caller: TestCaller) =>
  (await caller.get('/v3.1/chargeplacement/BCO/PL000001/contractdetails')).data
const charger = async (caller: TestCaller) => (await caller.get('/v3.1/chargepoint/BCO/CP000001')).data

describe('Guest charging', () => {
  const update = (caller: TestCaller, body: object) => caller.post(`${MINE}/update/guestcharging`, body)

  it('adds 4 euro a month to the contract for a custom fee, and opens the charger to guests', async () => {
    const driver = await callerOf(app, 'driver')
    const before = await details(driver)
    expect(before.CustomGuestFee).toBe(0)
    expect((await update(driver, { isCustomfee: true, customfee: 0.5 })).code).toBe('')
    const after = await details(driver)
    expect(after).toMatchObject({ CustomGuestFee: 4, GuestCharge: { isCustomfee: true, customfee: 0.5 } })
    expect(after.MonthlyFee).toBeCloseTo(before.MonthlyFee + 4, 4)
    expect((await charger(driver)).IsGuestCharge).toBe(true)
    await update(driver, {})
    expect((await details(driver)).MonthlyFee).toBe(before.MonthlyFee)
    expect((await charger(driver)).IsGuestCharge).toBe(false)
  })

  it.each([
    [{ isFree: true, isBlueCornerFee: true }],
    [{ isFree: true, isCustomfee: true, customfee: 1 }],
    [{ isBlueCornerFee: true, isCustomfee: true, customfee: 1 }],
    [{ isFree: true, isMapFree: true, isMapPaid: true }],
  ])('rejects a combination of kinds: %o', async (body) => {
    const driver = await callerOf(app, 'driver')
    const before = await details(driver)
    expect((await update(driver, body)).code).toBe('CANTCOMBINE')
    expect(await details(driver)).toEqual(before)
  })

  it('requires the amount of a custom fee', async () => {
    const driver = await callerOf(app, 'driver')
    const refused = await update(driver, { isCustomfee: true })
    expect(refused).toMatchObject({ status: 400, message: 'customfee: is missing' })
  })
})

describe('Reimbursement', () => {
  const update = (caller: TestCaller, body: object) => caller.post(`${MINE}/update/reimbwhitelist`, body)

  it('requires a valid payee, subscription type and cards, and stores them', async () => {
    const driver = await callerOf(app, 'driver')
    const full = {
      isReimburse: true,
      reimburserId: 'RC00001',
      reimbsubscriptiontypeid: 'ST001',
      tokensReimb: ['T000001'],
    }
    const { reimburserId: _who, ...withoutPayer } = full
    const { reimbsubscriptiontypeid: _what, ...withoutType } = full
    expect((await update(driver, withoutPayer)).code).toBe('REIMBREQRC')
    expect((await update(driver, withoutType)).code).toBe('INVALIDVAL')
    expect((await update(driver, { ...full, reimburserId: 'RC00003' })).code).toBe('REIMBURSERNA')
    expect((await update(driver, { ...full, reimbsubscriptiontypeid: 'ST999' })).code).toBe('SUBTYPENOTFOUND')
    expect((await update(driver, { ...full, tokensReimb: ['T000205'] })).code).toBe('UnknownToken')
    expect((await update(driver, { ...full, rfidTokensReimb: ['0000-NONE'] })).code).toBe('UnknownToken')
    const card = (await driver.get('/v3.1/token/BCO/one/T000001')).data
    const printed = { ...full, rfidTokensReimb: [card.PrintedNumber] }
    expect((await update(driver, printed)).data.Reimbursement).toEqual(printed)
    expect((await update(driver, full)).data.Reimbursement).toEqual(full)
    expect((await details(driver)).Reimbursement).toEqual(full)
    expect((await update(driver, { isReimburse: false })).code).toBe('')
  })
})

describe('Plug and charge', () => {
  const update = (caller: TestCaller, body: object) => caller.post(`${MINE}/update/isplugandcharge`, body)

  it('stores its fee while it is turned on', async () => {
    const driver = await callerOf(app, 'driver')
    expect((await update(driver, { isPlugCharge: true, isCreg: true })).data.PlugCharge).toEqual({
      isCreg: true,
    })
    expect((await charger(driver)).IsPlugCharge).toBe(true)
    expect((await update(driver, { isPlugCharge: false, isCreg: true })).data.PlugCharge).toEqual({})
    expect((await charger(driver)).IsPlugCharge).toBe(false)
  })

  it('stores the code of a tariff sent as an object, as in a draft (S3), and rejects an unknown tariff', async () => {
    const driver = await callerOf(app, 'driver')
    const [tariff] = (await driver.get('/v3.1/tariff/BCO/filtered?pagesize=1')).data
    const named = { isPlugCharge: true, tariffid: { Code: tariff.Code } }
    expect((await update(driver, named)).data.PlugCharge).toEqual({ tariffid: tariff.Code })
    expect((await update(driver, { ...named, tariffid: { Code: 'NONE' } })).status).toBe(400)
  })

  it('rejects two fees, and a reimbursement without a valid payee', async () => {
    const driver = await callerOf(app, 'driver')
    const code = async (body: object) => (await update(driver, { isPlugCharge: true, ...body })).code
    expect(await code({ isCreg: true, isCustomfee: true, customfee: 1 })).toBe('CANTCOMBINE')
    expect(await code({ isReimbursement: true })).toBe('REIMBREQRC')
    expect(await code({ isReimbursement: true, reimburser: 'RC99999' })).toBe('REIMBURSERNA')
  })
})

describe('Another customer’s placement', () => {
  it('is not found by any call', async () => {
    const driver = await callerOf(app, 'driver')
    const theirs = '/v3/chargeplacement/BCO/PL000003/update'
    const answers = [
      await driver.get('/v3.1/chargeplacement/BCO/PL000003/contractdetails'),
      await driver.post(`${theirs}/guestcharging`, { isFree: true }),
      await driver.post(`${theirs}/reimbwhitelist`, { isReimburse: false }),
      await driver.post(`${theirs}/isplugandcharge`, { isPlugCharge: true }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'PLACEMENTNOTFOUND'))
  })
})
