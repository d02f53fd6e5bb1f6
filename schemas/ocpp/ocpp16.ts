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

/** Number of a connector; 0 is the whole charger. */
const connectorId = count(0, 0)
const purpose = choice('TxDefaultProfile', 'ChargePointMaxProfile', 'TxProfile')
const retries = { retries: { ...count(), maximum: 10 }, retryInterval: count() }

/** Messages from the server to a charger in OCPP 1.6, by name, with their parameters. */
export const OCPP_16 = {
  ChangeAvailability: objectOf({ connectorId, type: choice('Inoperative', 'Operative') }, [
    'connectorId',
    'type',
  ]),
  ChangeConfiguration: objectOf({ key: text(50), value: text(500) }, ['key', 'value']),
  ClearCache: NOTHING,
  DataTransfer: objectOf({ vendorId: text(255), messageId: text(50), data: text(1_000) }, ['vendorId']),
  GetConfiguration: objectOf({ key: { type: 'array', maxItems: 50, items: text(50) } }),
  GetDiagnostics: objectOf({ location: address(500), ...retries, startTime: moment, stopTime: moment }, [
    'location',
  ]),
  GetLocalListVersion: NOTHING,
  ReserveNow: objectOf(
    {
      connectorId: count(1, 1),
      expiryDate: moment,
      idTag: text(20),
      parentIdTag: text(20),
      reservationId: count(1, 1),
    },
    ['connectorId', 'expiryDate', 'idTag', 'reservationId'],
  ),
  CancelReservation: objectOf({ reservationId: count(1, 1) }, ['reservationId']),
  Reset: objectOf({ type: choice('Soft', 'Hard') }, ['type']),
  SendLocalList: objectOf(
    {
      listVersion: count(1, 1),
      updateType: choice('Full', 'Differential'),
      localAuthorizationList: cardList(
        objectOf(
          {
            idTag: text(20),
            idTagInfo: objectOf({ status: cardStatus, expiryDate: moment, parentIdTag: text(20) }, [
              'status',
            ]),
          },
          ['idTag', 'idTagInfo'],
        ),
      ),
    },
    ['listVersion', 'updateType'],
  ),
  SetChargingProfile: objectOf(
    {
      connectorId,
      csChargingProfiles: objectOf(
        {
          chargingProfileId: count(1, 1),
          stackLevel: count(0, 0),
          transactionId: count(),
          chargingProfilePurpose: purpose,
          chargingProfileKind: choice('Absolute', 'Recurring', 'Relative'),
          recurrencyKind: { ...choice('Daily', 'Weekly') },
          validFrom: moment,
          validTo: moment,
          chargingSchedule: objectOf(schedule, ['chargingRateUnit', 'chargingSchedulePeriod']),
        },
        [
          'chargingProfileId',
          'stackLevel',
          'chargingProfilePurpose',
          'chargingProfileKind',
          'chargingSchedule',
        ],
      ),
    },
    ['connectorId', 'csChargingProfiles'],
  ),
  ClearChargingProfile: objectOf({
    id: count(1),
    connectorId: count(),
    chargingProfilePurpose: purpose,
    stackLevel: count(),
  }),
  TriggerMessage: objectOf(
    {
      requestedMessage: choice(
        'Heartbeat',
        'MeterValues',
        'StatusNotification',
        'BootNotification',
        'DiagnosticsStatusNotification',
        'FirmwareStatusNotification',
      ),
      connectorId: count(1),
    },
    ['requestedMessage'],
  ),
  UnlockConnector: objectOf({ connectorId: count(1, 1) }, ['connectorId']),
  UpdateFirmware: objectOf({ location: firmwareAddress(500), retrieveDate: moment, ...retries }, [
    'location',
    'retrieveDate',
  ]),
} as const satisfies Readonly<Record<string, ParameterSchema>>
