import type { Protocol } from '@portal/schemas/ocpp/protocols'
import {
  type Case,
  each,
  type Facts,
  type MessageCase,
  type SentMessage,
  SOON,
  YESTERDAY,
} from './messageCase.ts'

/** Input for a charging profile of either protocol version. */
interface Profile {
  readonly id?: number
  readonly stackLevel?: number
  readonly purpose?: string
  readonly kind?: string
  readonly connector?: number
  readonly unit?: string
  readonly limit?: number
  readonly profile?: object
  readonly schedule?: object
}

const limitOf = (
  protocol: Protocol,
  {
    id = 1,
    stackLevel = 0,
    purpose = 'TxDefaultProfile',
    kind = 'Absolute',
    connector = 0,
    unit = 'W',
    limit = 4_000,
    profile = {},
    schedule = {},
  }: Profile,
): object => {
  const is16 = protocol === 'OCPP 1.6'
  const chargingSchedule = {
    ...(!is16 && { id: 1 }),
    chargingRateUnit: unit,
    chargingSchedulePeriod: [{ startPeriod: 0, limit }],
    ...schedule,
  }
  const chargingProfile = {
    ...(is16 ? { chargingProfileId: id } : { id }),
    stackLevel,
    chargingProfilePurpose: purpose,
    chargingProfileKind: kind,
    ...profile,
    chargingSchedule: is16 ? chargingSchedule : [chargingSchedule],
  }
  return is16
    ? { connectorId: connector, csChargingProfiles: chargingProfile }
    : { evseId: connector, chargingProfile }
}

const TRANSACTION_DIGITS = 9

export const limitCases = (protocol: Protocol, { sessionId }: Facts): readonly MessageCase[] => {
  const of = (one: Profile, other: Profile, more: Partial<Case> = {}): Case => ({
    to: 'charging',
    one: limitOf(protocol, one),
    other: limitOf(protocol, other),
    ...more,
  })
  const hour = { startSchedule: YESTERDAY, duration: 3_600 }
  const daily = { kind: 'Recurring', profile: { recurrencyKind: 'Daily' }, schedule: hour }
  const higher = [
    ['SetChargingProfile', limitOf(protocol, { id: 9, stackLevel: 1, limit: 5_000 })],
  ] as const satisfies readonly SentMessage[]
  const is16 = protocol === 'OCPP 1.6'
  const clear = (value: number) => (is16 ? { id: value } : { chargingProfileId: value })
  const set = [['SetChargingProfile', limitOf(protocol, { connector: 1 })]] as const
  const criteria = (value: object) => (is16 ? value : { chargingProfileCriteria: value })
  const clearAt = (value: number) => criteria(is16 ? { connectorId: value } : { evseId: value })
  const transactionId = is16 ? Number(sessionId.replace(/\D/g, '').slice(-TRANSACTION_DIGITS)) : sessionId
  const ofSession = (id: number | string) =>
    ({ purpose: 'TxProfile', connector: 1, profile: { transactionId: id } }) as const
  const periods = (...starts: readonly number[]) => ({
    schedule: {
      chargingSchedulePeriod: starts.map((startPeriod) => ({ startPeriod, limit: 4_000 + startPeriod })),
    },
  })
  const most = is16 ? 'ChargePointMaxProfile' : 'ChargingStationMaxProfile'
  return [
    ...each('SetChargingProfile', [
      of({ connector: 1 }, { connector: 2 }),
      of({ id: 1 }, { id: 2 }, { after: [['ClearChargingProfile', clear(1)]] }),
      of({ stackLevel: 0 }, { stackLevel: 2 }, { before: higher }),
      of({}, { purpose: most }, { before: higher }),
      of({ ...daily, kind: 'Absolute' }, daily),
      of(daily, { ...daily, profile: { recurrencyKind: 'Weekly' } }),
      of({}, { profile: { validFrom: SOON } }),
      of({}, { profile: { validTo: SOON } }),
      of(ofSession(transactionId), ofSession(is16 ? 1 : 'X')),
      of({}, { unit: 'A' }),
      of({}, { limit: 5_000 }),
      of({ limit: 4_060 }, periods(60)),
      of({}, periods(0, 60)),
      of({}, { schedule: { minChargingRate: 5_000 } }),
      of({}, { schedule: { startSchedule: SOON } }),
      of({}, { schedule: { duration: 60 } }),
    ]),
    ...each('ClearChargingProfile', [
      { to: 'charging', one: clear(1), other: clear(2), before: set },
      { to: 'charging', one: clearAt(1), other: clearAt(2), before: set },
      ...[
        [{ chargingProfilePurpose: 'TxDefaultProfile' }, { chargingProfilePurpose: most }] as const,
        [{ stackLevel: 0 }, { stackLevel: 1 }] as const,
      ].map(
        ([one, other]): Case => ({
          to: 'charging',
          one: criteria(one),
          other: criteria(other),
          before: set,
        }),
      ),
    ]),
  ]
}
