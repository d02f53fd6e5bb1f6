import { ERRORS, type ErrorCode, type SpecifiedCode } from '@portal/schemas'
import type { OperationId } from '@portal/schemas/contract'
import type { PresetName } from '../control/scenarios/presets.ts'
import type { Call, Provocation, Step } from './provocation.ts'

type More = Partial<Omit<Provocation, 'by' | 'operation' | 'as'>>
type Ways = readonly [Provocation, ...Provocation[]]

const rule = (operation: OperationId, as: string, more: More = {}): Provocation => ({
  by: 'rule',
  operation,
  as,
  ...more,
})
const save = (operation: OperationId, as: string, body: object, before?: readonly Step[]): Provocation =>
  rule(operation, as, { body, ...(before && { before }) })
const one = (operation: OperationId, as: string, id: string): Provocation =>
  rule(operation, as, { params: { id } })

/** Initial time of the provocations, at which the driver's first charger is free and online. */
export const CODES_NOW = '2026-11-20T12:00:00Z'

/** Call that succeeds unless a fault is injected. */
const PLAIN = { operation: 'getRelation', as: 'driver', params: { id: 'R00001' } } as const satisfies Call

const ending = (outcome: object): Pick<Provocation, 'before'> => ({
  before: [{ control: '/faults', method: 'POST', body: { operation: PLAIN.operation, outcome } }],
})
const fault = (code: ErrorCode | '' | 'undefined'): Provocation => ({
  by: 'fault',
  ...PLAIN,
  ...ending({ kind: 'code', code }),
})
const portal = (ends: Provocation['ends'] & string, outcome: object): Provocation => ({
  by: 'portal',
  ends,
  ...PLAIN,
  ...ending(outcome),
})
const play = (name: PresetName): Step => ({ control: `/scenarios/${name}`, method: 'PUT' })
const scenario = (name: PresetName, call: Call): Provocation => ({
  by: 'scenario',
  ...call,
  before: [play(name)],
})

const MERIDIAAN = { Id: 'R00004', Description: 'Meridiaan Groep' }
const RELATION = { Description: 'Nieuw Bedrijf', ParentRelation: MERIDIAAN }
const CONTACT = { Name: 'Ann Maes', Email: 'ann.maes@noordzee-logistics.example' }
const PLACE = {
  Street: 'Kaai',
  HouseNumber: '1',
  PostalCode: '8380',
  City: 'Zeebrugge',
  Country: 'BE',
  Latitude: 51.33,
  Longitude: 3.2,
}
const GROUP = 'NOORDZEE-R00003#FLEET'
const INTAKE = {
  vatnr: '',
  name: 'Emma De Smet',
  iscompany: '0',
  companytype: '',
  telephone: '',
  street: 'Kerkstraat',
  phone: '+32 470 12 34 56',
  description: 'Emma De Smet',
  city: 'Gent',
  country: 'BE',
  housenumber: '12',
  postalcode: '9000',
  bankaccount: '',
}
const START = { chargepointid: 'CP000001', tokenid: 'T000001' }
const into = (as: string, id: string, body: object = {}, before?: readonly Step[]): Provocation =>
  rule('postContactIntoRelation', as, { params: { id }, body, ...(before && { before }) })
const card = (x: string, more: More = {}): Provocation =>
  rule('addPrintedNumber', 'fleet', { params: { group: GROUP, x }, body: {}, ...more })
const authorize = (x: string, more: More = {}): Provocation =>
  rule('addAuthorize', 'fleet', { params: { group: GROUP, x }, ...more })
const reimburse = (body: object): Provocation =>
  rule('postReimbursement', 'driver', { params: { id: 'PL000001' }, body })

/** Ways to provoke each code. A specified code (S8) without a row does not compile. */
const WAYS: Readonly<Record<SpecifiedCode, Ways>> & { readonly [C in ErrorCode]?: Ways } = {
  // Transport and session
  FAILEDTOLOAD: [
    portal('without an answer', { kind: 'reset' }),
    portal('without an answer', { kind: 'close' }),
  ],
  FAILEDTOFIND: [portal('with status 404', { kind: 'status', status: 404 })],
  NOTLOGGEDIN: [{ by: 'rule', operation: 'getUserInfo' }],
  InvalidToken: [rule('getUserInfo', 'expired'), scenario('token-expired', PLAIN)],
  Unauthorized: [
    save('createupdateRelation', 'driver', { Description: 'Nieuw Bedrijf' }),
    rule('filteredSchedule', 'driver'),
  ],
  UNAUTHORIZED: [rule('getUserInfo', 'locked')],
  UNKNOWNERROR: [fault('UNKNOWNERROR'), portal('without a code', { kind: 'code', code: '' })],
  UNEXPECTED: [fault('UNEXPECTED'), portal('with a body that is not JSON', { kind: 'malformed' })],
  Error: [save('createupdateToken', 'fleet', { Number: 'BE-BCA-600123-5' })],
  WRONGFILTER: [rule('filteredToken', 'fleet', { query: { filter: '(Colour EX "red")' } })],
  WrongPassword: [
    save('putChangePassword', 'driver', { currentPassword: 'Not-mine-2026!', newPassword: 'Another-2026!' }),
  ],
  // Account and onboarding
  SETUP: [
    rule('getUserInfo', 'newcomer'),
    scenario('setup-needed', { operation: 'getUserInfo', as: 'fleet' }),
  ],
  SETUPERROR: [save('postSetup', 'newcomer', { ...INTAKE, name: ' ' })],
  USEREXISTS: [save('postSetup', 'driver', INTAKE)],
  USERNOTFOUND: [one('oneProtectedUser', 'superadmin', 'PU99999')],
  IBANINVALID: [
    save('createupdateRelation', 'entity', { ...RELATION, BankAccount: 'BE00' }),
    save('postSetup', 'newcomer', { ...INTAKE, bankaccount: 'BE00' }),
  ],
  INVADDRESS: [
    save('createupdateChargeLocation', 'fleet', { ...PLACE, Street: ' ' }),
    save('postSetup', 'newcomer', { ...INTAKE, street: '' }),
  ],
  RelNameTooLong: [
    save('createupdateRelation', 'entity', { ...RELATION, Description: 'x'.repeat(101) }),
    save('postSetup', 'newcomer', { ...INTAKE, name: 'x'.repeat(101) }),
  ],
  EmailTooLong: [
    save('createupdateRelation', 'entity', { ...RELATION, Email: `${'x'.repeat(250)}@a.example` }),
  ],
  EMAILUNAVAILABLE: [
    save('createupdateRelation', 'entity', { ...RELATION, Email: 'nieuw@bedrijf.example' }, [
      {
        operation: 'createupdateRelation',
        as: 'entity',
        body: { ...RELATION, Email: 'nieuw@bedrijf.example' },
      },
    ]),
    save('createupdateRelationContact', 'fleet', {
      ...CONTACT,
      Email: 'sofie.claes@noordzee-logistics.example',
    }),
  ],
  INVCODE: [fault('INVCODE')],
  // Cards and requests
  ALUSEDCARD: [
    save('createupdateToken', 'fleet', { Number: 'BE-BCA-600123-4' }, [
      { operation: 'createupdateToken', as: 'fleet', body: { Number: 'BE-BCA-600123-4' } },
    ]),
    card('$Id', {
      before: [
        { operation: 'createupdateToken', as: 'fleet', body: { PrintedNumber: 'NEW-1' } },
        { operation: 'addPrintedNumber', as: 'fleet', params: { group: GROUP, x: '$Id' }, body: {} },
        {
          operation: 'filteredToken',
          as: 'fleet',
          query: { filter: '(PrintedNumber EX "NEW-1")', select: '' },
        },
      ],
    }),
    scenario('card-in-use', {
      operation: 'addAuthorize',
      as: 'fleet',
      params: { group: GROUP, x: 'T000010' },
    }),
  ],
  ATTACHEDTOUSER: [
    card('$Id', {
      body: { PrintedNumber: 'HERS-1' },
      before: [
        {
          operation: 'createupdateToken',
          as: 'fleet',
          body: { PrintedNumber: 'HERS-1', RelationContactId: 'RC00003' },
        },
        { operation: 'createupdateToken', as: 'fleet', body: { Description: 'New' } },
      ],
    }),
  ],
  TOKACTIVERR: [
    authorize('$Id', {
      before: [{ operation: 'createupdateToken', as: 'fleet', body: { State: 'BLOCKED' } }],
    }),
    save('postRemoteStart', 'driver', START, [{ operation: 'postRemoteStart', as: 'driver', body: START }]),
    scenario('card-in-use', { operation: 'postRemoteStart', as: 'driver', body: START }),
  ],
  UnknownToken: [
    one('oneToken', 'driver', 'T999999'),
    save('createupdateSubscription', 'fleet', { SubscriptionTypeId: 'ST002', TokenIds: ['T999999'] }),
    authorize(' '),
  ],
  UNKNOWNREQUEST: [one('oneRequest', 'driver', 'RQ99999'), one('getChargepointMessage', 'driver', 'M99999')],
  // Chargers and locations
  UnknownChargePoint: [
    one('oneChargepoint', 'driver', 'CP999999'),
    save('postRemoteStart', 'driver', { chargepointid: 'CP000003', tokenid: 'T000001' }),
  ],
  CHARGEPOINTNOTFOUND: [rule('verifySerial', 'driver', { params: { serial: 'NOBODY-1' } })],
  PLACEMENTNOTFOUND: [
    one('oneChargePlacement', 'driver', 'PL999999'),
    one('getContractDetails', 'driver', 'PL000003'),
  ],
  UnknownChargeLocation: [one('oneChargeLocation', 'driver', 'L99999')],
  NOACTIVESESSION: [save('postRemoteStop', 'driver', { chargepointid: 'CP000001' })],
  NOCONTACT: [fault('NOCONTACT')],
  STOPCONFAILED: [
    save('postRemoteStop', 'driver', { chargepointid: 'CP000001' }, [
      { operation: 'postRemoteStart', as: 'driver', body: START },
      { control: '/clock', method: 'POST', body: { advanceMs: 60_000 } },
      play('offline-storm'),
    ]),
  ],
  CANTCOMBINE: [
    rule('postGuestCharging', 'driver', {
      params: { id: 'PL000001' },
      body: { isFree: true, isBlueCornerFee: true },
    }),
  ],
  PLACCONFLICT: [
    save('createupdateChargePlacement', 'driver', { Id: 'PL000001', Version: 999, Description: 'x' }),
  ],
  CREPLACONFLICT: [
    save('createupdateChargePlacement', 'driver', { ChargePointId: 'CP000001', LocationId: 'L00001' }),
  ],
  ALARMRULEINUSE: [
    save('createupdateAlarmRule', 'operator', { Description: 'Night watch', Event: 'Offline' }),
  ],
  // Relations and roles
  NEWRELATION: [save('createupdateRelation', 'entity', RELATION)],
  INVALIDEMTOREL: [
    into('entity', 'RC00031', {}, [
      {
        operation: 'createupdateRelation',
        as: 'entity',
        body: { ...RELATION, Email: 'noor.segers@meridiaan-groep.example' },
      },
    ]),
  ],
  CONVERTONLYRC: [into('entity', 'R00006')],
  RELCONVERTFAILURE: [into('entity', 'RC00004')],
  RCNOTFOUND: [one('oneRelationContact', 'driver', 'RC00003'), into('entity', 'RC00003')],
  NOPARENTRELATION: [
    save('createupdateRelation', 'entity', {
      ...RELATION,
      ParentRelation: { Id: 'R00003', Description: '' },
    }),
    into('entity', 'RC00004', { parentid: 'R00003' }),
  ],
  NOPORTAL: [
    into('entity', '$Id', {}, [{ operation: 'createupdateRelationContact', as: 'entity', body: CONTACT }]),
  ],
  ROLEASSIGNFAILED: [save('createupdateRelationContact', 'fleet', { ...CONTACT, Role: 'SuperAdmin' })],
  ROLEREMOVEFAILED: [
    save('createupdateRelationContact', 'fleet', { Id: 'RC00003', Version: '$Version', Role: 'User' }, [
      { operation: 'oneRelationContact', as: 'fleet', params: { id: 'RC00003' } },
    ]),
  ],
  RELNOTFOUND: [
    one('getRelation', 'driver', 'R00003'),
    rule('getRelationTree', 'driver', { params: { parentId: 'R00003' } }),
    rule('getMyInfo', 'driver', { params: { x: 'R00003', type: 'Token' } }),
  ],
  RELORRCNOTFOUND: [
    save('createupdateRelationContact', 'fleet', {
      ...CONTACT,
      Relation: { Id: 'R00001', Description: '', IsCompany: 0 },
    }),
  ],
  RELCREUPFAIL: [save('createupdateRelation', 'entity', { ...RELATION, Description: ' ' })],
  RCCREUPFAIL: [save('createupdateRelationContact', 'fleet', { ...CONTACT, Telephone: '1' })],
  // Token groups and whitelists
  TOKGRNOTFOUND: [one('oneWhitelistGroup', 'fleet', 'WG9999'), one('getPlacementGroup', 'fleet', 'PL000003')],
  TOKGRINUSE: [
    rule('removeWhitelistGroup', 'fleet', {
      params: { relId: 'R00003', group: GROUP },
      before: [
        {
          operation: 'setPlacementGroup',
          as: 'fleet',
          params: { id: 'PL000003' },
          body: { WhitelistGroup: GROUP },
        },
      ],
    }),
  ],
  TOKGRUPFAIL: [
    rule('cloneWhitelistGroup', 'fleet', {
      params: { group: GROUP },
      body: { Code: GROUP, Description: 'Twice' },
    }),
    rule('saveWhitelistGroup', 'fleet', {
      params: { relId: 'R00003' },
      body: { Code: GROUP, Description: 'Twice' },
    }),
  ],
  WHTLCREFAIL: [
    rule('saveWhitelist', 'fleet', {
      params: { group: GROUP },
      body: { Code: 'LIST#NEW', Description: 'New', TokenIds: ['T000001'] },
    }),
  ],
  // Subscriptions and reimbursement
  SUBNOTFOUND: [one('oneSubscription', 'driver', 'SU99999')],
  SUBTYPENOTFOUND: [
    save('createupdateSubscription', 'fleet', { SubscriptionTypeId: 'ST999' }),
    rule('createSubscriptionType', 'operator', { params: { relId: 'R00003' }, body: { Code: 'GOLD' } }),
  ],
  INVALIDVAL: [reimburse({ isReimburse: true, reimburserId: 'RC00001' })],
  REIMBREQRC: [reimburse({ isReimburse: true, reimbsubscriptiontypeid: 'ST001' })],
  REIMBURSERNA: [reimburse({ isReimburse: true, reimburserId: 'RC00003', reimbsubscriptiontypeid: 'ST001' })],
  // Other
  SEARCHQUERYINVALID: [rule('filteredToken', 'operator', { query: { filter: '(PrintedNumber CO " ")' } })],
  SUPERROR: [fault('SUPERROR')],
  NOCPO: [one('oneCpoContract', 'operator', 'CC9999')],
}

const faults: Readonly<Record<string, Ways>> = Object.fromEntries(
  Object.keys(ERRORS).map((code): [string, Ways] => [code, [fault(code as ErrorCode)]]),
)

/**
 * Every code with at least one way to provoke it, in a world of seed 7 and size small with the clock at {@link
 * CODES_NOW}. Additional codes without a row use a fault. A test runs all of them; `npm run -s codes` prints them for
 * curl. The last two are not codes: a failure without a code, and one with the code `undefined`.
 */
export const CODES: Readonly<Record<string, Ways>> = {
  ...faults,
  ...WAYS,
  '': [fault('')],
  undefined: [fault('undefined')],
}
