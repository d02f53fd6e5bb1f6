import { describe, expect, test } from 'vitest'
import { groupBody, guestBody, plugBody, reimbursementBody } from '../../data/accessBodies.ts'
import {
  asKept,
  chargepointBody,
  holds,
  locationBody,
  newGroupCode,
  placementBody,
  verdictAnswers,
  verdictOf,
} from './mapping.ts'

describe('What the submission sends', () => {
  test('is a location in the words of its class, with spaces around it forgiven', () => {
    const payload = { relationId: 'R1', name: ' Depot ', street: 'Kaai', latitude: 51.2, longitude: 3.2 }
    expect(locationBody(payload)).toMatchObject({
      RelationId: 'R1',
      Description: 'Depot',
      Street: 'Kaai',
      Floor: '',
      Latitude: 51.2,
    })
  })

  test('is a placement at the location that was chosen, or at the one that was just written', () => {
    const payload = { chargepointID: 'CPS0001', relationId: 'R1' }
    const results = { location: { id: 'L2' } }
    expect(placementBody({ ...payload, locationId: 'L1' }, results).LocationId).toBe('L1')
    expect(placementBody(payload, results)).toEqual({
      ChargePointId: 'CPS0001',
      RelationId: 'R1',
      LocationId: 'L2',
    })
    expect(placementBody({ ...payload, relationContactId: 'RC1' }, results).RelationContactId).toBe('RC1')
  })

  test('is what the charger may', () => {
    expect(chargepointBody({ chargertype: 'PUBLIC', isGuestCharge: true })).toEqual({
      ChargerType: 'PUBLIC',
      IsPlugCharge: false,
      IsGuestCharge: true,
      IsRFID: false,
      IsPublishMap: false,
    })
  })

  test('names a tariff by an object with its code, as S3 has it', () => {
    const tariffid = { Code: 'STREET' }
    expect(plugBody({ isPlugCharge: true, isCreg: true, tariffid })).toEqual({
      isPlugCharge: true,
      isReimbursement: false,
      isCreg: true,
      isCustomfee: false,
      tariffid,
    })
    expect(guestBody({ isCustomfee: true, customfee: 0.4, tariffid })).toMatchObject({
      customfee: 0.4,
      tariffid,
    })
  })

  test('names cards by objects with their ids, and numbers as they are printed', () => {
    const payload = { whitelistGroup: 'A#B', tokens: ['T1'], rfidTokens: ['123'] }
    expect(groupBody(payload)).toEqual({
      WhitelistGroup: 'A#B',
      whitelistTokenGroup: '',
      tokens: [{ Id: 'T1' }],
      rfidTokens: ['123'],
    })
    expect(
      reimbursementBody({ isReimburse: true, reimburserId: 'RC1', rfidTokensReimb: ['123'] }),
    ).toMatchObject({ reimburserId: 'RC1', tokensReimb: [], rfidTokensReimb: ['123'] })
    expect(reimbursementBody({ tokensReimb: ['T1', 'T2'] }).tokensReimb).toEqual(['T1', 'T2'])
  })

  test('names the group whose cards come along, and says whether guests are paid back', () => {
    expect(groupBody({ whitelistTokenGroup: 'A#C' }).whitelistTokenGroup).toBe('A#C')
    expect(guestBody({ isReimburse: true }).isReimburse).toBe(true)
    expect(guestBody({}).isReimburse).toBe(false)
  })
})

describe('What was sent', () => {
  test('has arrived where the record says all of it', () => {
    const sent = groupBody({ whitelistGroup: 'A#B', tokens: ['T1'] })
    expect(holds({ ...sent, tokens: [{ Id: 'T1', Description: 'Card' }] }, sent)).toBe(true)
    expect(holds({ ...sent, tokens: [] }, sent)).toBe(false)
    expect(holds({ isCreg: true }, plugBody({ isCreg: true, isPlugCharge: false }))).toBe(true)
    expect(holds(undefined, { isFree: true })).toBe(false)
  })

  test('is kept with the code of its tariff', () => {
    expect(asKept(plugBody({ isCreg: true, tariffid: { Code: 'HOME' } }))).toMatchObject({
      isCreg: true,
      tariffid: 'HOME',
    })
  })
})

describe('A serial number', () => {
  test('keeps what was said of it, and of no other', () => {
    const answers = { serialNumber: ' STOCK-0001 ' }
    const told = verdictAnswers(answers, { Verdict: 'KNOWN', ChargePointId: 'CPS0001' })
    expect(told).toEqual({ serialVerdict: 'VERIFIED STOCK-0001', chargepointID: 'CPS0001' })
    expect(verdictOf({ ...answers, ...told })).toBe('VERIFIED')
    expect(verdictOf(answers)).toBeUndefined()
    expect(verdictAnswers(answers, { Verdict: 'INSTALLED' })).toEqual({
      serialVerdict: 'INSTALLED STOCK-0001',
    })
  })

  test('names a group that no other charger has', () => {
    expect(newGroupCode({ ownRelationId: 'R00001', serialNumber: 'stock 0001/a' })).toBe(
      'R00001#STOCK-0001-A',
    )
  })
})
