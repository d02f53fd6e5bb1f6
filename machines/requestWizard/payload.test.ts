import { describe, expect, test } from 'vitest'
import { ANSWERS, KNOWN, REMOTE } from './cases.ts'
import { requestDefinition } from './steps.ts'

describe('the payload', () => {
  test('contains the fields of S3 for a charger, with company, VAT number, contact and title', () => {
    const payload = requestDefinition.calls.request.payload({
      ...REMOTE,
      accountType: 'company',
      ...ANSWERS.enterprise,
      vatNumber: 'be 0123.456.749',
      ...ANSWERS.elsewhere,
    })
    expect(payload).toMatchObject({
      Kind: 'CHARGER',
      Summary: 'CHARGER HOME AC_3_7',
      RelationId: 'RL00001',
      Draft: {
        companyName: 'Noordzee Logistics (BE0123456749)',
        contactName: 'Mrs Nora Newcomer',
        invoiceAddress: { address: 'Kerkstraat 12', zipCode: '9000', city: 'Gent' },
        deliveryAddress: { address: 'Stationsplein 1', zipCode: '8000', city: 'Brugge' },
      },
      Total: 1_294,
    })
  })

  test('has no invoice address and no prices for a question', () => {
    const payload = requestDefinition.calls.request.payload({
      kind: 'SUPPORT',
      accountType: 'private',
      ...KNOWN,
      ...ANSWERS.question,
    })
    expect(payload).toMatchObject({ Summary: 'The cable does not come loose', PriceLines: [], Total: 0 })
    expect(payload).not.toHaveProperty('Draft.invoiceAddress')
  })

  test('contains quantity, type and address for a card order', () => {
    expect(
      requestDefinition.calls.chargepassrequest.payload({
        kind: 'CARD',
        ...KNOWN,
        ...ANSWERS.cards,
        delivery: 'SAME',
      }),
    ).toEqual({
      RelationId: 'RL00001',
      Quantity: 25,
      SubscriptionTypeCode: 'PRIVATE',
      DeliveryAddress: { address: 'Kerkstraat 12', zipCode: '9000', city: 'Gent' },
      Remarks: '',
    })
  })
})
