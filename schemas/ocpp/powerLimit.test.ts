import { describe, expect, it } from 'vitest'
import { kilowattsOf, type PowerLimit, powerLimitIn, spansOf } from './powerLimit.ts'

const at = (hour: string, day = 18) => Date.parse(`2026-11-${day}T${hour}:00+01:00`)

const daily = powerLimitIn({
  connectorId: 1,
  csChargingProfiles: {
    chargingProfileId: 4,
    stackLevel: 0,
    chargingProfilePurpose: 'TxDefaultProfile',
    chargingProfileKind: 'Recurring',
    recurrencyKind: 'Daily',
    chargingSchedule: {
      chargingRateUnit: 'W',
      chargingSchedulePeriod: [{ startPeriod: 0, limit: 11_000 }],
      startSchedule: '2026-11-18T07:00:00+01:00',
      duration: 43_200,
    },
  },
})

describe('a power limit', () => {
  it('is parsed from the payloads of both protocols', () => {
    expect(daily).toMatchObject({ connector: 1, profileId: 4, limit: 11_000, unit: 'W', repeats: 'Daily' })
    const later = powerLimitIn({
      evseId: 0,
      chargingProfile: {
        id: 7,
        chargingProfilePurpose: 'TxProfile',
        chargingSchedule: [
          {
            chargingRateUnit: 'A',
            chargingSchedulePeriod: [
              { startPeriod: 0, limit: 16 },
              { startPeriod: 60, limit: 6 },
            ],
            minChargingRate: 6,
          },
        ],
      },
    })
    expect(later).toMatchObject({ connector: 0, profileId: 7, limit: 16, unit: 'A', isOfSession: true })
    expect(later && kilowattsOf(later, 3)).toBeCloseTo(11.04)
    expect(later).toMatchObject({ later: [{ second: 60, limit: 6 }], minimum: 6 })
    expect(powerLimitIn({ connectorId: 1 })).toBeUndefined()
  })

  it.each([
    ['that begin later', [60]],
    ['out of order', [0, 120, 60]],
  ])('is rejected if it has periods %s', (_what, starts) => {
    const chargingSchedulePeriod = starts.map((startPeriod) => ({ startPeriod, limit: 16 }))
    const chargingSchedule = [{ chargingRateUnit: 'A', chargingSchedulePeriod }]
    expect(powerLimitIn({ evseId: 0, chargingProfile: { id: 7, chargingSchedule } })).toBeUndefined()
  })

  it('applies at the same local hours each day, starting when it was sent', () => {
    const spans = daily && spansOf(daily, at('08:00'), { from: at('06:00'), until: at('12:00', 20) })
    expect(spans).toEqual([
      { from: at('08:00'), until: at('19:00'), limit: 11_000 },
      { from: at('07:00', 19), until: at('19:00', 19), limit: 11_000 },
      { from: at('07:00', 20), until: at('12:00', 20), limit: 11_000 },
    ])
  })

  it('changes with each period of its schedule', () => {
    const later = [
      { second: 3_600, limit: 6_000 },
      { second: 7_200, limit: 0 },
    ]
    const spans = daily && spansOf({ ...daily, later }, 0, { from: at('07:30'), until: at('08:30') })
    expect(spans).toEqual([
      { from: at('07:30'), until: at('08:00'), limit: 11_000 },
      { from: at('08:00'), until: at('08:30'), limit: 6_000 },
    ])
  })

  it('stops charging below its minimum', () => {
    expect(kilowattsOf({ limit: 4_000, unit: 'W', minimum: 4_000 }, 3)).toBe(4)
    expect(kilowattsOf({ limit: 3_999, unit: 'W', minimum: 4_000 }, 3)).toBe(0)
  })

  it('does not end without a duration', () => {
    const { seconds: _, repeats: __, ...endless } = { ...daily } as PowerLimit
    expect(spansOf(endless, 0, { from: at('06:00'), until: at('12:00', 30) })).toEqual([
      { from: at('07:00'), until: at('12:00', 30), limit: 11_000 },
    ])
  })
})
