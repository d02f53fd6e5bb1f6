import type { CallInput } from '@portal/machines'
import { describe, expect, it } from 'vitest'
import {
  initialAnswers,
  invoiceTo,
  isSentOrder,
  isSentRequest,
  isSince,
  orderBody,
  orderedType,
  requestBody,
  writtenId,
} from './adapters.ts'

const request = {
  Kind: 'CHARGER',
  Summary: 'CHARGER HOME AC_11',
  RelationId: 'R1',
  Draft: { summary: 'CHARGER HOME AC_11', chargerType: 'HOME' },
  PriceLines: [{ type: 'chargerType', price: 899 }],
  Total: 899,
}
const order = {
  RelationId: 'R1',
  Quantity: 25,
  SubscriptionTypeCode: 'FAN',
  DeliveryAddress: { address: 'Havenstraat 12', zipCode: '8380', city: 'Zeebrugge' },
  Remarks: 'Gate 3',
}
const sent = (payload: CallInput['payload']): CallInput => ({
  call: 'request',
  key: 'key',
  payload,
  earlier: null,
  results: {},
})

describe('requestBody', () => {
  it('includes a summary in words and leaves the total to the server', () => {
    expect(requestBody(request, 'Home charger, 11 kW')).toEqual({
      Kind: 'CHARGER',
      RelationId: 'R1',
      PriceLines: request.PriceLines,
      Summary: 'Home charger, 11 kW',
      Draft: { summary: 'Home charger, 11 kW', chargerType: 'HOME' },
    })
  })

  it('updates the record from an earlier attempt', () => {
    expect(requestBody(request, undefined, { Id: 'RQ7', Version: 3 })).toMatchObject({
      Id: 'RQ7',
      Version: 3,
      Summary: 'CHARGER HOME AC_11',
    })
  })
})

describe('orderBody', () => {
  it('refers to the subscription type by its id', () => {
    expect(orderedType(order)).toBe('FAN')
    expect(orderBody(order, 'ST003')).toEqual({
      RelationId: 'R1',
      Quantity: 25,
      SubscriptionTypeId: 'ST003',
      DeliveryAddress: order.DeliveryAddress,
      Description: 'Gate 3',
    })
    expect(orderBody({ ...order, Remarks: '' }, 'ST003')).not.toHaveProperty('Description')
  })
})

describe('a record that may have been written', () => {
  it('is recognised by its content, regardless of its summary', () => {
    const record = { ...request, Id: 'RQ7', Draft: { ...request.Draft, summary: 'Borne à domicile' } }
    expect(isSentRequest({ ...record, Summary: 'Borne' }, sent(request))).toBe(true)
    const other = { ...record, Draft: { ...record.Draft, chargerType: 'PUBLIC' } }
    expect(isSentRequest(other, sent(request))).toBe(false)
    const { Remarks: _, SubscriptionTypeCode: __, ...fields } = order
    expect(isSentOrder({ ...fields, SubscriptionTypeId: 'ST003' }, sent(order), 'ST003')).toBe(true)
    expect(isSentOrder({ ...fields, Quantity: 24, SubscriptionTypeId: 'ST003' }, sent(order), 'ST003')).toBe(
      false,
    )
  })

  it('is rejected if it is older than the draft', () => {
    const since = Date.parse('2026-05-20T08:00:00Z')
    expect(isSince({ CreatedOn: '2026-05-20T07:59:30Z' }, since)).toBe(true)
    expect(isSince({ CreatedOn: '2026-05-20T07:00:00Z' }, since)).toBe(false)
    expect(isSince({}, since)).toBe(false)
  })
})

describe('a draft', () => {
  it('starts with the known details of the user', () => {
    const company = { Id: 'R1', Description: 'Noordzee Logistics', IsCompany: 1 }
    expect(initialAnswers('CARD', company, { Name: 'Sofie Claes' })).toEqual({
      kind: 'CARD',
      customerId: 'R1',
      accountType: 'company',
      companyName: 'Noordzee Logistics',
      contactName: 'Sofie Claes',
    })
  })

  it('uses the relation’s address for invoices, with street and number in one field', () => {
    const address = { Street: 'Kaai', HouseNumber: '12', PostalCode: '1011 AB', City: 'Amsterdam' }
    expect(invoiceTo(address)).toEqual({
      invoiceAddress: 'Kaai 12',
      invoiceZipCode: '1011AB',
      invoiceCity: 'Amsterdam',
    })
  })

  it('uses the VAT number of the relation', () => {
    expect(invoiceTo({ VatNumber: 'BE0403170701' })).toEqual({ vatNumber: 'BE0403170701' })
  })

  it('omits a street without a number, because the server would reject it', () => {
    expect(invoiceTo({ Street: 'Kerkstraat', City: 'Gent' })).toEqual({ invoiceCity: 'Gent' })
    expect(invoiceTo({})).toEqual({})
  })
})

describe('writtenId', () => {
  it('returns the id of a written record', () => {
    expect(writtenId({ id: 'RQ7' })).toBe('RQ7')
    expect(writtenId(null)).toBeUndefined()
    expect(writtenId({ sent: true })).toBeUndefined()
  })
})
