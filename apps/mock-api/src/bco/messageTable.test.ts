import { CHARGER_MESSAGES, HARMLESS_MESSAGES, messagesOf, parametersOf } from '@portal/schemas/ocpp/messages'
import { PROTOCOLS } from '@portal/schemas/ocpp/protocols'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'

const ajv = new Ajv({ strictTypes: false, formats: { 'date-time': true } })

describe.each(PROTOCOLS)('The message table of %s', (protocol) => {
  it.each(messagesOf([protocol]))('describes the parameters of %s as JSON Schema', (name) => {
    const schema = parametersOf(protocol, name)
    expect(schema && ajv.validateSchema(schema)).toBe(true)
  })

  it('includes the harmless messages, which customers may send', () => {
    expect(messagesOf([protocol])).toEqual(expect.arrayContaining([...HARMLESS_MESSAGES]))
  })
})

it('The schema of ReserveNow rejects values that the protocol does not allow', () => {
  const validate = ajv.compile(CHARGER_MESSAGES['OCPP 1.6'].ReserveNow ?? {})
  const message = {
    connectorId: 1,
    expiryDate: '2026-11-18T10:00:00Z',
    idTag: 'BE-BCA-000204-1',
    reservationId: 1,
  }
  expect(validate(message)).toBe(true)
  for (const wrong of [{ idTag: 'x'.repeat(21) }, { connectorId: 0 }, { reservationId: '1' }, { more: 1 }])
    expect([wrong, validate({ ...message, ...wrong })]).toEqual([wrong, false])
})
