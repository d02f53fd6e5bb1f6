import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDraft, storedDraft } from '../wizard/draft.ts'
import { wayOf } from '../wizard/way.ts'
import { INSTALLED_TYPES, type InstallationAnswers, LOCATION_CHOICES, PLUG_FEES } from './answers.ts'
import { WHOLE } from './cases.ts'
import { installationDraft } from './draft.ts'
import { installationDefinition } from './steps.ts'

const text = fc.string({ maxLength: 20 })
const flag = fc.boolean()
const amount = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value))
const texts = fc.array(text, { maxLength: 3 })
const cards = fc.array(fc.record({ Id: text, Description: text }), { maxLength: 3 })

const BY_NAME: { readonly [F in keyof Required<InstallationAnswers>]: fc.Arbitrary<InstallationAnswers[F]> } =
  {
    kind: fc.constant('INSTALLATION'),
    isCompany: flag,
    ownRelationId: text,
    ownCountry: text,
    chargertype: fc.constantFrom(...INSTALLED_TYPES),
    serialNumber: text,
    serialVerdict: text,
    chargepointID: text,
    relationId: text,
    relationContactId: text,
    locationChoice: fc.constantFrom(...LOCATION_CHOICES),
    locationId: text,
    name: text,
    description: text,
    street: text,
    housenumber: text,
    postalcode: text,
    city: text,
    country: text,
    floor: text,
    latitude: amount,
    longitude: amount,
    isPlugCharge: flag,
    isGuestCharge: flag,
    isRFID: flag,
    isPublishMap: flag,
    plugIsReimbursement: flag,
    plugFee: fc.constantFrom(...PLUG_FEES),
    plugCustomfee: amount,
    plugReimburser: text,
    plugTariff: text,
    guestIsFree: flag,
    guestIsBlueCornerFee: flag,
    guestIsCustomfee: flag,
    guestCustomfee: amount,
    guestTypeCharge: text,
    guestIsReimburse: flag,
    guestTariff: text,
    whitelistGroup: text,
    whitelistTokenGroup: text,
    subscriptiontypeid: text,
    tokens: cards,
    rfidTokens: texts,
    isReimburse: flag,
    reimburserId: text,
    reimbsubscriptiontypeid: text,
    tokensReimb: cards,
    rfidTokensReimb: texts,
    isMapFree: flag,
    isMapPaid: flag,
  }
const answersOf = fc.record(BY_NAME, { requiredKeys: [] }) as fc.Arbitrary<InstallationAnswers>

const EVERYTHING = {
  ...WHOLE,
  description: 'Behind the shed',
  floor: '2',
  plugFee: 'CUSTOM',
  plugCustomfee: 0.35,
  plugTariff: 'HOME',
  plugIsReimbursement: true,
  plugReimburser: 'RC00003',
  guestIsFree: false,
  guestIsBlueCornerFee: false,
  guestIsCustomfee: true,
  guestCustomfee: 0.4,
  guestTypeCharge: 'QR',
  guestTariff: 'STREET',
  guestIsReimburse: true,
  whitelistTokenGroup: 'NOORDZEE#NIGHT',
  tokens: [{ Id: 'TK00001', Description: 'Card of Sofie' }],
  rfidTokens: ['0412'],
  tokensReimb: [{ Id: 'TK00002', Description: 'Card of Jan' }],
  rfidTokensReimb: ['0413'],
} as const satisfies InstallationAnswers

describe('the stored draft of an installation', () => {
  test('has the shape of S3 plus the fields that this portal adds', () => {
    expect(installationDraft.write(EVERYTHING)).toEqual({
      kind: 'INSTALLATION',
      ownRelationId: 'RL00001',
      serialVerdict: 'VERIFIED VW22-1',
      isCompany: true,
      serialNumber: 'VW22-1',
      chargepointID: 'CP00001',
      relationId: 'RL00001',
      relationContactId: 'RC00001',
      chargertype: 'PRIVATE',
      isPlugCharge: true,
      isGuestCharge: true,
      isRFID: true,
      isPublishMap: true,
      plugcharge: {
        isReimbursement: true,
        customfee: 0.35,
        isCustomfee: true,
        isCreg: false,
        reimburser: 'RC00003',
        tariffid: { Code: 'HOME' },
      },
      guestcharge: {
        isFree: false,
        isBlueCornerFee: false,
        isCustomfee: true,
        isMapFree: true,
        isMapPaid: false,
        typeCharge: 'QR',
        customfee: 0.4,
        isReimburse: true,
        tariffid: { Code: 'STREET' },
      },
      location: {
        relationId: 'RL00001',
        street: 'Kaai',
        city: 'Brugge',
        name: 'Depot',
        description: 'Behind the shed',
        housenumber: '12/3',
        postalcode: '8000',
        latitude: 51.2,
        longitude: 3.2,
        country: 'BE',
        locationChoice: 'NEW',
        floor: '2',
      },
      accessCard: {
        whitelistGroup: 'NOORDZEE#DEPOT',
        whitelistTokenGroup: 'NOORDZEE#NIGHT',
        subscriptiontypeid: 'ST001',
        tokens: [{ Id: 'TK00001', Description: 'Card of Sofie' }],
        rfidTokens: ['0412'],
        rfidTokensReimb: ['0413'],
        tokensReimb: [{ Id: 'TK00002', Description: 'Card of Jan' }],
        isReimburse: true,
        reimburserId: 'RC00002',
        reimbsubscriptiontypeid: 'ST002',
      },
    })
  })

  test('restores every answer', () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        const stored = JSON.parse(JSON.stringify(installationDraft.write(answers)))
        expect(installationDraft.read(stored)).toMatchObject(answers)
      }),
    )
  })

  const submission = { key: 'intent', callsDone: [] }
  const stored = () =>
    storedDraft(installationDefinition, {
      step: 'StepReview',
      stack: wayOf(installationDefinition, EVERYTHING).slice(0, -1),
      answers: EVERYTHING,
      submission,
    })

  test('opens with all answers', () => {
    const draft = JSON.parse(JSON.stringify(stored()))
    expect(readDraft(installationDefinition, draft)?.answers).toEqual(EVERYTHING)
  })

  test('opens with all answers from an earlier version that stored them ungrouped, with card ids only', () => {
    const { tokens: _, tokensReimb: _r, ...rest } = EVERYTHING
    const flat = { ...stored(), draft: { ...rest, tokens: ['TK00001'], tokensReimb: ['TK00002'] } }
    expect(readDraft(installationDefinition, flat)?.answers).toEqual({
      ...EVERYTHING,
      tokens: [{ Id: 'TK00001', Description: 'TK00001' }],
      tokensReimb: [{ Id: 'TK00002', Description: 'TK00002' }],
    })
  })

  test.each([
    { plugcharge: 'none', guestcharge: null, location: [], accessCard: 3 },
    { plugcharge: { tariffid: 'HOME', isCreg: 'yes' }, accessCard: { tokens: [{ Id: 'TK00001' }, null] } },
  ])('opens without the answers of damaged groups: %o', (damaged) => {
    const { answers } = readDraft(installationDefinition, { ...stored(), draft: damaged }) ?? {}
    expect(answers).toEqual({ kind: 'INSTALLATION' })
  })
})
