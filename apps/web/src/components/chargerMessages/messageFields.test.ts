import { messagesOf, parametersOf } from '@portal/schemas/ocpp/messages'
import { PROTOCOLS } from '@portal/schemas/ocpp/protocols'
import { describe, expect, it } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { faultOf, initialValues, objectFrom, wrongLine } from '../schemaForm/schemaFields.ts'
import {
  formFault,
  formFields,
  initialFormValues,
  messageFields,
  parametersFor,
  protocolsOf,
} from './messageFields.ts'
import { messageFormTexts } from './texts/form/en.ts'

const NOW = '2026-11-18T10:00'
const schemaOf = (name: string, protocol: (typeof PROTOCOLS)[number] = 'OCPP 1.6') =>
  parametersOf(protocol, name) ?? expect.fail(name)

describe('The message form', () => {
  it.each(PROTOCOLS)('has a label for each field and option in %s', async (protocol) => {
    const texts: Record<string, string> = { ...messageFormTexts, ...(await loadAllTexts('en')) }
    for (const name of messagesOf([protocol])) {
      expect(texts).toHaveProperty([`messages.name.${name}`])
      for (const field of messageFields(schemaOf(name, protocol))) {
        expect(texts).toHaveProperty([`messages.field.${field.name}`])
        for (const option of field.schema.enum ?? [])
          expect(texts).toHaveProperty([`messages.option.${option}`])
      }
    }
  })

  it('builds the nested parameters of a charging profile', () => {
    const schema = schemaOf('SetChargingProfile')
    const limit = 'csChargingProfiles.chargingSchedule.chargingSchedulePeriod'
    const values = new Map([...initialValues(schema, NOW), [limit, '11000\n5000 3600']])
    expect(objectFrom(schema, values)).toEqual({
      connectorId: 0,
      csChargingProfiles: {
        chargingProfileId: 1,
        stackLevel: 0,
        chargingProfilePurpose: 'TxDefaultProfile',
        chargingProfileKind: 'Absolute',
        chargingSchedule: {
          chargingRateUnit: 'W',
          chargingSchedulePeriod: [
            { limit: 11_000, startPeriod: 0 },
            { limit: 5_000, startPeriod: 3_600 },
          ],
        },
      },
    })
  })

  it('turns each line of a card list into an entry', () => {
    const schema = schemaOf('SendLocalList', 'OCPP 2.0.1')
    const values = new Map([...initialValues(schema, NOW), ['localAuthorizationList', 'A1\n\nB2']])
    expect(objectFrom(schema, values)).toMatchObject({
      localAuthorizationList: [
        { idToken: { idToken: 'A1', type: 'ISO14443' }, idTokenInfo: { status: 'Accepted' } },
        { idToken: { idToken: 'B2', type: 'ISO14443' }, idTokenInfo: { status: 'Accepted' } },
      ],
    })
  })

  it('reads the status, expiry and group of a card, and treats a dash as no value', () => {
    const schema = schemaOf('SendLocalList')
    const text = 'A1 Blocked\nB2 - 2026-12-31T12:00\nC3 Accepted - G1'
    expect(objectFrom(schema, new Map([['localAuthorizationList', text]]))).toEqual({
      localAuthorizationList: [
        { idTag: 'A1', idTagInfo: { status: 'Blocked' } },
        { idTag: 'B2', idTagInfo: { status: 'Accepted', expiryDate: '2026-12-31T11:00:00.000Z' } },
        { idTag: 'C3', idTagInfo: { status: 'Accepted', parentIdTag: 'G1' } },
      ],
    })
  })

  it('keeps the spaces and commas in the value of a setting', () => {
    const schema = schemaOf('SetVariables', 'OCPP 2.0.1')
    const values = new Map([['setVariableData', 'Light Colour dark red, green\nLight On true']])
    expect(objectFrom(schema, values)).toMatchObject({
      setVariableData: [
        { component: { name: 'Light' }, variable: { name: 'Colour' }, attributeValue: 'dark red, green' },
        { component: { name: 'Light' }, variable: { name: 'On' }, attributeValue: 'true' },
      ],
    })
  })

  it.each([
    ['SetChargingProfile', 'limit', '6000\n5000 x', 2],
    ['SetChargingProfile', 'limit', '11,5\n5 60', undefined],
    ['SendLocalList', 'localAuthorizationList', 'A1 Stolen', 1],
    ['SendLocalList', 'localAuthorizationList', 'A1\nB2 Blocked tomorrow', 2],
    ['SendLocalList', 'localAuthorizationList', `A1, ${'x'.repeat(21)}`, 2],
    ['SendLocalList', 'localAuthorizationList', 'A1, B2 Blocked', undefined],
    ['GetConfiguration', 'key', `A\n${'x'.repeat(51)}`, 2],
  ])('names the first wrong line in %s %s %j: %s', (action, name, text, line) => {
    const field = messageFields(schemaOf(action)).find((each) => each.name === name)
    expect(field && wrongLine(field, text)).toBe(line)
    expect(field && faultOf(field, text)).toBe(line && 'line')
  })

  it.each([
    ['SendLocalList', 'localAuthorizationList', 100, undefined],
    ['SendLocalList', 'localAuthorizationList', 101, 'manyItems'],
    ['GetConfiguration', 'key', 51, 'manyItems'],
  ])('checks the number of entries in %s %s of %d: %s', (action, name, count, fault) => {
    const field = messageFields(schemaOf(action)).find((each) => each.name === name)
    const text = Array.from({ length: count }, (_, index) => `A${index}`).join('\n')
    expect(field && faultOf(field, text)).toBe(fault)
  })

  it('rejects separators without an entry in a list that needs one', () => {
    const field = {
      key: 'list',
      path: ['list'],
      schema: { type: 'array', minItems: 1, items: { type: 'string' } },
      isRequired: true,
      isList: true,
    } as const
    expect(faultOf(field, ',;')).toBe('fewItems')
  })

  it.each([
    ['6000', undefined],
    ['6000\n5000 60', undefined],
    ['6000 60', 'order'],
    ['6000\n5000', 'order'],
    ['6000\n5000 120\n4000 60', 'order'],
    ['6000 x', 'line'],
    ['', 'required'],
  ])('checks the order of the periods %j: %s', (text, fault) => {
    const field = formFields(PROTOCOLS, 'SetChargingProfile').find(
      ({ fields: [[, { name }]] }) => name === 'limit',
    )
    expect(field && formFault(field, text)).toBe(fault)
  })

  it('omits an object without values', () => {
    const schema = schemaOf('TriggerMessage', 'OCPP 2.0.1')
    expect(objectFrom(schema, initialValues(schema, NOW))).toEqual({ requestedMessage: 'Heartbeat' })
  })

  it.each([
    ['', 'required'],
    ['ftp//x', 'pattern'],
    ['https://files.example/latest.bin', 'pattern'],
    ['https://files.example/9.1.4.bin', undefined],
    [`https://files.example/9.1.4.${'x'.repeat(500)}`, 'length'],
  ])('checks the firmware URL %j: %s', (text, fault) => {
    const [field] = messageFields(schemaOf('UpdateFirmware'))
    expect(field && faultOf(field, text)).toBe(fault)
  })

  it.each([
    ['x', 'number'],
    ['1.5', 'number'],
    ['11', 'range'],
    ['', undefined],
    ['3', undefined],
  ])('checks the number of retries %j: %s', (text, fault) => {
    const field = messageFields(schemaOf('UpdateFirmware')).find(({ name }) => name === 'retries')
    expect(field && faultOf(field, text)).toBe(fault)
  })
})

describe('The form for both protocol versions', () => {
  it.each(messagesOf(PROTOCOLS))('builds the parameters of %s for each version', (action) => {
    const versions = protocolsOf(PROTOCOLS, action)
    const form = formFields(versions, action)
    expect(new Set(form.map(({ key }) => key)).size).toBe(form.length)
    const typed = initialFormValues(versions, action, NOW)
    for (const version of versions) {
      const schema = schemaOf(action, version)
      const own = objectFrom(schema, initialValues(schema, NOW))
      expect(parametersFor(version, action, form, typed)).toEqual(own)
    }
  })

  it('merges fields with the same meaning, and has one field per version if the choices differ', () => {
    const fields = formFields(PROTOCOLS, 'SetChargingProfile')
    const named = (name: string) => fields.filter(({ fields: [[, field]] }) => field.name === name)
    expect(named('limit').map(({ fields: each }) => each.length)).toEqual([2])
    expect(named('chargingProfilePurpose').map(({ fields: each }) => each.length)).toEqual([1, 1])
  })
})
