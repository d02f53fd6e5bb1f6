import {
  address,
  cardList,
  cardStatus,
  choice,
  count,
  firmwareAddress,
  moment,
  NOTHING,
  objectOf,
  type ParameterSchema,
  schedule,
  text,
} from './messageSchema.ts'

/** Number of an EVSE; 0 is the whole charger. */
const evseId = count(0, 0)
const evse = objectOf({ id: count(1, 1) }, ['id'])
const named = objectOf({ name: text(50) }, ['name'])
const retries = { retries: { ...count(), maximum: 10 }, retryInterval: count() }
const requestId = count(1, 1)
const idToken = objectOf({ idToken: text(36), type: { type: 'string', const: 'ISO14443' } }, [
  'idToken',
  'type',
])
const purpose = choice('TxDefaultProfile', 'ChargingStationMaxProfile', 'TxProfile')
const variables = (entry: ParameterSchema): ParameterSchema => ({
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: entry,
})

/** Messages from the server to a charger in OCPP 2.0.1, by name, with their parameters. */
export const OCPP_201 = {
  ChangeAvailability: objectOf({ operationalStatus: choice('Inoperative', 'Operative'), evse }, [
    'operationalStatus',
  ]),
  SetVariables: objectOf(
    {
      setVariableData: variables(
        objectOf({ component: named, variable: named, attributeValue: text(1_000) }, [
          'component',
          'variable',
          'attributeValue',
        ]),
      ),
    },
    ['setVariableData'],
  ),
  ClearCache: NOTHING,
  DataTransfer: objectOf({ vendorId: text(255), messageId: text(50), data: text(1_000) }, ['vendorId']),
  GetVariables: objectOf(
    {
      getVariableData: variables(objectOf({ component: named, variable: named }, ['component', 'variable'])),
    },
    ['getVariableData'],
  ),
  GetLog: objectOf(
    {
      logType: choice('DiagnosticsLog', 'SecurityLog'),
      requestId,
      ...retries,
      log: objectOf({ remoteLocation: address(512), oldestTimestamp: moment, latestTimestamp: moment }, [
        'remoteLocation',
      ]),
    },
    ['logType', 'requestId', 'log'],
  ),
  GetLocalListVersion: NOTHING,
  ReserveNow: objectOf(
    {
      id: count(1, 1),
      evseId: count(1),
      connectorType: choice('cCCS2', 'cG105', 'cType2', 'sType2'),
      expiryDateTime: moment,
      idToken,
      groupIdToken: idToken,
    },
    ['id', 'expiryDateTime', 'idToken'],
  ),
  CancelReservation: objectOf({ reservationId: count(1, 1) }, ['reservationId']),
  Reset: objectOf({ type: choice('OnIdle', 'Immediate'), evseId: count(1) }, ['type']),
  SendLocalList: objectOf(
    {
      versionNumber: count(1, 1),
      updateType: choice('Full', 'Differential'),
      localAuthorizationList: cardList(
        objectOf(
          {
            idToken,
            idTokenInfo: objectOf(
              { status: cardStatus, cacheExpiryDateTime: moment, groupIdToken: idToken },
              ['status'],
            ),
          },
          ['idToken', 'idTokenInfo'],
        ),
      ),
    },
    ['versionNumber', 'updateType'],
  ),
  SetChargingProfile: objectOf(
    {
      evseId,
      chargingProfile: objectOf(
        {
          id: count(1, 1),
          stackLevel: count(0, 0),
          transactionId: text(36),
          chargingProfilePurpose: purpose,
          chargingProfileKind: choice('Absolute', 'Recurring', 'Relative'),
          recurrencyKind: choice('Daily', 'Weekly'),
          validFrom: moment,
          validTo: moment,
          chargingSchedule: {
            type: 'array',
            minItems: 1,
            maxItems: 1,
            items: objectOf(
              {
                // Required, but no message refers to it, so it is always 1.
                id: { ...count(1, 1), maximum: 1 },
                ...schedule,
              },
              ['id', 'chargingRateUnit', 'chargingSchedulePeriod'],
            ),
          },
        },
        ['id', 'stackLevel', 'chargingProfilePurpose', 'chargingProfileKind', 'chargingSchedule'],
      ),
    },
    ['evseId', 'chargingProfile'],
  ),
  ClearChargingProfile: objectOf({
    chargingProfileId: count(1),
    chargingProfileCriteria: objectOf({
      evseId: count(),
      chargingProfilePurpose: purpose,
      stackLevel: count(),
    }),
  }),
  TriggerMessage: objectOf(
    {
      requestedMessage: choice(
        'Heartbeat',
        'MeterValues',
        'StatusNotification',
        'BootNotification',
        'LogStatusNotification',
        'FirmwareStatusNotification',
      ),
      evse: objectOf({ id: count(1) }, ['id']),
    },
    ['requestedMessage'],
  ),
  UnlockConnector: objectOf({ evseId: count(1, 1), connectorId: count(1, 1) }, ['evseId', 'connectorId']),
  UpdateFirmware: objectOf(
    {
      requestId,
      ...retries,
      firmware: objectOf(
        { location: firmwareAddress(512), retrieveDateTime: moment, installDateTime: moment },
        ['location', 'retrieveDateTime'],
      ),
    },
    ['requestId', 'firmware'],
  ),
} as const satisfies Readonly<Record<string, ParameterSchema>>
