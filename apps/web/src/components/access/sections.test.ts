import { describe, expect, it, vi } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { readPlacement } from '../../services/readers/placements.ts'
import {
  type AccessSection,
  CARDS,
  GUEST,
  mayEditUntil,
  PLUG,
  REIMBURSEMENT,
  refusedField,
  saysTheSame,
  unreadableField,
} from './sections.ts'

const access = (placement: object, isPlugCharge = false) => ({
  placement: readPlacement({ Id: 'PL1', Version: 3, ...placement }),
  isPlugCharge,
})

const bodyOf = async (section: AccessSection, fields: object): Promise<unknown> => {
  const callWhole = vi.fn(async () => undefined)
  await section.write({ callWhole } as unknown as Bco, 'PL1', { Version: 3, ...fields }, {})
  const [[, input] = []] = callWhole.mock.calls as unknown as [unknown, { body: unknown }][]
  return input?.body
}

describe('Guest charging', () => {
  it.each([
    [{}, 'off'],
    [{ isFree: true }, 'free'],
    [{ isBlueCornerFee: true }, 'usual'],
    [{ isCustomfee: true, customfee: 0.4 }, 'own'],
  ])('reads %o as the mode %s', (GuestCharge, mode) => {
    expect(GUEST.fieldsOf(access({ GuestCharge }))).toMatchObject({ Version: 3, mode })
  })

  it('has a price field only in the custom mode', () => {
    expect(GUEST.fieldsFor({ mode: 'off' })).toEqual(['mode'])
    expect(GUEST.fieldsFor({ mode: 'free' })).not.toContain('customfee')
    expect(GUEST.fieldsFor({ mode: 'own' })).toContain('customfee')
  })

  it('sends one mode and omits a price that does not apply', async () => {
    expect(await bodyOf(GUEST, { mode: 'free', customfee: 0.4, map: 'PAID' })).toEqual({
      Version: 3,
      isFree: true,
      isBlueCornerFee: false,
      isCustomfee: false,
      isMapFree: false,
      isMapPaid: true,
      isReimburse: false,
    })
    expect(await bodyOf(GUEST, { mode: 'own', customfee: 0.4, tariffid: 'T1' })).toMatchObject({
      isCustomfee: true,
      customfee: 0.4,
      tariffid: { Code: 'T1' },
    })
    expect(await bodyOf(GUEST, { mode: 'off', map: 'PAID', isReimburse: true })).toMatchObject({
      isFree: false,
      isMapPaid: false,
      isReimburse: false,
    })
  })
})

it('Plug & Charge has a reimburser field only if reimbursement is on, and reads its switch from the charger', async () => {
  const fields = PLUG.fieldsOf(access({ PlugCharge: { isCreg: true } }, true))
  expect(fields).toMatchObject({ isPlugCharge: true, fee: 'CREG' })
  expect(PLUG.fieldsFor({ isPlugCharge: false })).toEqual(['isPlugCharge'])
  expect(PLUG.fieldsFor({ ...fields, isReimbursement: true })).toContain('reimburser')
  expect(await bodyOf(PLUG, fields)).toEqual({
    Version: 3,
    isPlugCharge: true,
    isCreg: true,
    isCustomfee: false,
    isReimbursement: false,
  })
})

it('the cards section does not send single cards, so the server keeps them', async () => {
  const fields = CARDS.fieldsOf(
    access({ WhitelistGroup: 'A#B', AccessCard: { tokens: [{ Id: 'T1' }], subscriptiontypeid: 'ST1' } }),
  )
  expect(await bodyOf(CARDS, fields)).toEqual({
    Version: 3,
    WhitelistGroup: 'A#B',
    whitelistTokenGroup: '',
    subscriptiontypeid: 'ST1',
  })
  expect(CARDS.fieldsFor({ WhitelistGroup: '' })).not.toContain('whitelistTokenGroup')
})

describe('refusedField', () => {
  const names = REIMBURSEMENT.fieldsFor({ isReimburse: true })
  it.each([
    ['REIMBREQRC', 'reimburserId'],
    ['REIMBURSERNA', 'reimburserId'],
    ['INVALIDVAL', 'reimbsubscriptiontypeid'],
    ['UnknownToken', 'tokensReimb'],
  ])('maps %s to %s', (code, field) => {
    expect(refusedField(REIMBURSEMENT, { code }, names)).toBe(field)
  })

  it('finds the field by error code or at the start of the message, but only if the form shows it', () => {
    const missing = { code: 'Error', message: 'customfee: is missing' }
    expect(refusedField(GUEST, missing, ['mode', 'customfee'])).toBe('customfee')
    expect(refusedField(GUEST, missing, ['mode'])).toBeUndefined()
    expect(refusedField(GUEST, { code: 'CANTCOMBINE' }, ['mode'])).toBe('mode')
  })
})

it('unreadableField reports an unreadable fee only if the fee applies', () => {
  expect(unreadableField(GUEST, { mode: 'own', customfee: Number.NaN })).toBe('customfee')
  expect(unreadableField(GUEST, { mode: 'own', customfee: 0.4 })).toBeUndefined()
  expect(unreadableField(GUEST, { mode: 'free', customfee: Number.NaN })).toBeUndefined()
})

it('saysTheSame compares only the applicable fields and ignores versions', () => {
  expect(saysTheSame(GUEST, { Version: 1, mode: 'off', customfee: 1 }, { Version: 2, mode: 'off' })).toBe(
    true,
  )
  expect(saysTheSame(GUEST, { mode: 'own', customfee: 1 }, { mode: 'own' })).toBe(false)
})

it('readPlacement reads an invalid placement as empty', () => {
  const { placement } = access({ PlugCharge: 'yes', GuestCharge: null, Reimbursement: { tokensReimb: 'T1' } })
  expect(placement.GuestCharge.isFree).toBe(false)
  expect(placement.Reimbursement.tokensReimb).toEqual([])
})

it('mayEditUntil allows editing until the contract ends', () => {
  const at = Date.parse('2026-11-18T08:00:00Z')
  expect(mayEditUntil(undefined, at)).toBe(true)
  expect(mayEditUntil('soon', at)).toBe(true)
  expect(mayEditUntil('2026-12-31T00:00:00Z', at)).toBe(true)
  expect(mayEditUntil('2026-01-01T00:00:00Z', at)).toBe(false)
})
