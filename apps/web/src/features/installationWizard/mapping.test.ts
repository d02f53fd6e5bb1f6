import { describe, expect, test } from 'vitest'
import { groupBody, guestBody, plugBody, reimbursementBody } from '../../data/accessBodies.ts'
import {
  chargepointBody,
  holds,
  locationBody,
  newGroupCode,
  placementBody,
  toStored,
  verdictAnswers,
  verdictOf,
} from './mapping.ts'

describe('submission mapping', () => {
  test('maps the answers to a location and trims its texts', () => {
    const payload = { relationId: 'R1', name: ' Depot ', street: 'Kaai', latitude: 51.2, longitude: 3.2 }
    expect(locationBody(payload)).toMatchObject({
      RelationId: 'R1',
      Description: 'Depot',
      Street: 'Kaai',
      Floor: '',
      Latitude: 51.2,
    })
  })

  test('assigns a placement to the chosen location, or to the location that was just created', () => {
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

  test('copies the charger type and the ways to charge', () => {
    expect(chargepointBody({ chargertype: 'PUBLIC', isGuestCharge: true })).toEqual({
      ChargerType: 'PUBLIC',
      IsPlugCharge: false,
      IsGuestCharge: true,
      IsRFID: false,
      IsPublishMap: false,
    })
  })

  test('sends a tariff as an object with its code (S3)', () => {
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

  test('wraps the ids of authorized cards in objects, and keeps reimbursed cards and printed numbers unchanged', () => {
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

  test('includes the selected list and the reimbursement of guests', () => {
    expect(groupBody({ whitelistTokenGroup: 'A#C' }).whitelistTokenGroup).toBe('A#C')
    expect(guestBody({ isReimburse: true }).isReimburse).toBe(true)
    expect(guestBody({}).isReimburse).toBe(false)
  })
})

describe('a sent body', () => {
  test('matches a record that contains all its values', () => {
    const sent = groupBody({ whitelistGroup: 'A#B', tokens: ['T1'] })
    expect(holds({ ...sent, tokens: [{ Id: 'T1', Description: 'Card' }] }, sent)).toBe(true)
    expect(holds({ ...sent, tokens: [] }, sent)).toBe(false)
    expect(holds({ isCreg: true }, plugBody({ isCreg: true, isPlugCharge: false }))).toBe(true)
    expect(holds(undefined, { isFree: true })).toBe(false)
  })

  test('is converted to its stored form, with the code of its tariff', () => {
    expect(toStored(plugBody({ isCreg: true, tariffid: { Code: 'HOME' } }))).toMatchObject({
      isCreg: true,
      tariffid: 'HOME',
    })
  })
})

describe('serial number mapping', () => {
  test('stores the verdict together with its serial number', () => {
    const answers = { serialNumber: ' STOCK-0001 ' }
    const verdict = verdictAnswers(answers, { Verdict: 'KNOWN', ChargePointId: 'CPS0001' })
    expect(verdict).toEqual({ serialVerdict: 'VERIFIED STOCK-0001', chargepointID: 'CPS0001' })
    expect(verdictOf({ ...answers, ...verdict })).toBe('VERIFIED')
    expect(verdictOf(answers)).toBeUndefined()
    expect(verdictAnswers(answers, { Verdict: 'INSTALLED' })).toEqual({
      serialVerdict: 'INSTALLED STOCK-0001',
    })
  })

  test('builds the group code from the relation and the serial number', () => {
    expect(newGroupCode({ ownRelationId: 'R00001', serialNumber: 'stock 0001/a' })).toBe(
      'R00001#STOCK-0001-A',
    )
  })
})
