import type { ErrorCode } from '@portal/schemas'
import type { OperationId } from '@portal/schemas/contract'

/** One call of a persona that is answered with a code. */
export interface Provocation {
  readonly code: ErrorCode
  readonly operation: OperationId
  /** Who asks. */
  readonly as: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** A call before, that must succeed. */
  readonly after?: Omit<Provocation, 'code'>
}

const save = (operation: OperationId, as: string, body: object): Omit<Provocation, 'code'> => ({
  operation,
  as,
  body,
})

const RELATION = {
  Description: 'Nieuw Bedrijf',
  ParentRelation: { Id: 'R00004', Description: 'Meridiaan Groep' },
}
const CONTACT = { Name: 'Ann Maes', Email: 'ann.maes@noordzee-logistics.example' }

/**
 * Codes that a rule produces: code → operation → how to provoke it in a world as it was made. A test walks it. Codes that
 * only a fault or a scenario can make are played with `/__mock/faults`.
 */
export const CODES: readonly Provocation[] = [
  { code: 'RELNOTFOUND', operation: 'getRelation', as: 'driver', params: { id: 'R00003' } },
  { code: 'RELNOTFOUND', operation: 'getRelationTree', as: 'driver', params: { parentId: 'R00003' } },
  { code: 'RELNOTFOUND', operation: 'getMyInfo', as: 'driver', params: { x: 'R00003', type: 'Token' } },
  { code: 'WRONGFILTER', operation: 'filteredToken', as: 'fleet', query: { filter: '(Colour EX "red")' } },
  { code: 'UnknownToken', operation: 'oneToken', as: 'driver', params: { id: 'T999999' } },
  { code: 'UnknownChargePoint', operation: 'oneChargepoint', as: 'driver', params: { id: 'CP999999' } },
  { code: 'UnknownChargeLocation', operation: 'oneChargeLocation', as: 'driver', params: { id: 'L99999' } },
  { code: 'PLACEMENTNOTFOUND', operation: 'oneChargePlacement', as: 'driver', params: { id: 'PL999999' } },
  { code: 'SUBNOTFOUND', operation: 'oneSubscription', as: 'driver', params: { id: 'SU99999' } },
  { code: 'TOKGRNOTFOUND', operation: 'oneWhitelistGroup', as: 'fleet', params: { id: 'WG9999' } },
  { code: 'UNKNOWNREQUEST', operation: 'oneRequest', as: 'driver', params: { id: 'RQ99999' } },
  { code: 'USERNOTFOUND', operation: 'oneProtectedUser', as: 'superadmin', params: { id: 'PU99999' } },
  { code: 'NOCPO', operation: 'oneCpoContract', as: 'operator', params: { id: 'CC9999' } },
  { code: 'RCNOTFOUND', operation: 'oneRelationContact', as: 'driver', params: { id: 'RC00003' } },
  {
    code: 'PLACCONFLICT',
    ...save('createupdateChargePlacement', 'driver', { Id: 'PL000001', Version: 999, Description: 'x' }),
  },
  {
    code: 'CREPLACONFLICT',
    ...save('createupdateChargePlacement', 'driver', { ChargePointId: 'CP000001', LocationId: 'L00001' }),
  },
  { code: 'NEWRELATION', ...save('createupdateRelation', 'entity', RELATION) },
  {
    code: 'NOPARENTRELATION',
    ...save('createupdateRelation', 'entity', {
      ...RELATION,
      ParentRelation: { Id: 'R00003', Description: '' },
    }),
  },
  {
    code: 'RelNameTooLong',
    ...save('createupdateRelation', 'entity', { ...RELATION, Description: 'x'.repeat(101) }),
  },
  {
    code: 'EmailTooLong',
    ...save('createupdateRelation', 'entity', { ...RELATION, Email: `${'x'.repeat(250)}@a.example` }),
  },
  { code: 'RELCREUPFAIL', ...save('createupdateRelation', 'entity', { ...RELATION, Description: ' ' }) },
  { code: 'IBANINVALID', ...save('createupdateRelation', 'entity', { ...RELATION, BankAccount: 'BE00' }) },
  {
    code: 'USEREXISTS',
    ...save('createupdateRelation', 'entity', { ...RELATION, Email: 'nieuw@bedrijf.example' }),
    after: save('createupdateRelation', 'entity', { ...RELATION, Email: 'nieuw@bedrijf.example' }),
  },
  { code: 'Unauthorized', ...save('createupdateRelation', 'driver', { Description: 'Nieuw Bedrijf' }) },
  {
    code: 'USEREXISTS',
    ...save('createupdateRelationContact', 'fleet', {
      ...CONTACT,
      Email: 'sofie.claes@noordzee-logistics.example',
    }),
  },
  { code: 'EMAILUNAVAILABLE', ...save('createupdateRelationContact', 'fleet', { ...CONTACT, Email: 'ann' }) },
  { code: 'RCCREUPFAIL', ...save('createupdateRelationContact', 'driver', CONTACT) },
  {
    code: 'ROLEASSIGNFAILED',
    ...save('createupdateRelationContact', 'fleet', { ...CONTACT, Role: 'SuperAdmin' }),
  },
  {
    code: 'RCNOTFOUND',
    operation: 'postContactIntoRelation',
    as: 'entity',
    params: { id: 'RC00003' },
    body: {},
  },
  {
    code: 'CONVERTONLYRC',
    operation: 'postContactIntoRelation',
    as: 'entity',
    params: { id: 'R00006' },
    body: {},
  },
  {
    code: 'RELCONVERTFAILURE',
    operation: 'postContactIntoRelation',
    as: 'entity',
    params: { id: 'RC00004' },
    body: {},
  },
  {
    code: 'NOPARENTRELATION',
    operation: 'postContactIntoRelation',
    as: 'entity',
    params: { id: 'RC00004' },
    body: { parentid: 'R00003' },
  },
  {
    code: 'SUBTYPENOTFOUND',
    operation: 'createSubscriptionType',
    as: 'operator',
    params: { relId: 'R00003' },
    body: { Code: 'GOLD' },
  },
  {
    code: 'INVADDRESS',
    ...save('createupdateChargeLocation', 'fleet', {
      Street: ' ',
      HouseNumber: '1',
      PostalCode: '8380',
      City: 'Zeebrugge',
      Country: 'BE',
      Latitude: 51.33,
      Longitude: 3.2,
    }),
  },
  {
    code: 'ALUSEDCARD',
    ...save('createupdateToken', 'fleet', { Number: 'BE-BCA-600123-4' }),
    after: save('createupdateToken', 'fleet', { Number: 'BE-BCA-600123-4' }),
  },
  {
    code: 'UnknownToken',
    ...save('createupdateSubscription', 'fleet', { SubscriptionTypeId: 'ST002', TokenIds: ['T999999'] }),
  },
  { code: 'SUBTYPENOTFOUND', ...save('createupdateSubscription', 'fleet', { SubscriptionTypeId: 'ST999' }) },
  { code: 'Error', ...save('createupdateToken', 'fleet', { Number: 'BE-BCA-600123-5' }) },
]
