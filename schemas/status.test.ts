import { describe, expect, it } from 'vitest'
import {
  CONNECTOR_STATUSES,
  connectorStatus,
  DISPLAY_STATES,
  displayState,
  isOfflineStatus,
  leadingStatus,
  OCPP_STATUSES,
  type OcppStatus,
} from './status.ts'

/** OCPP status, status at an online charger, and status at a silent one (S4). */
const MAPPING = [
  ['Available', 'AVAILABLE', 'OFFLINE_AVAILABLE'],
  ['Preparing', 'OCCUPIED', 'OFFLINE_OCCUPIED'],
  ['Charging', 'CHARGING', 'OFFLINE_CHARGING'],
  ['SuspendedEV', 'PARKING', 'OFFLINE_PARKING'],
  ['SuspendedEVSE', 'PARKING', 'OFFLINE_PARKING'],
  ['Finishing', 'FINISHED', 'OFFLINE'],
  ['Reserved', 'RESERVED', 'OFFLINE'],
  ['Unavailable', 'UNAVAILABLE', 'OFFLINE'],
  ['Faulted', 'ERROR', 'OFFLINE_ERROR'],
] as const satisfies readonly (readonly [OcppStatus, string, string])[]

describe('the status of a connector', () => {
  it.each(MAPPING)('%s becomes %s, and %s if its charger is silent', (ocpp, online, silent) => {
    expect(connectorStatus(ocpp, true)).toBe(online)
    expect(connectorStatus(ocpp, false)).toBe(silent)
  })

  it('is defined for every OCPP status', () => {
    expect(MAPPING.map(([ocpp]) => ocpp)).toEqual([...OCPP_STATUSES])
  })

  it('never shows a current status for a silent charger', () => {
    for (const ocpp of OCPP_STATUSES) {
      expect(isOfflineStatus(connectorStatus(ocpp, false))).toBe(true)
      expect(isOfflineStatus(connectorStatus(ocpp, true))).toBe(false)
    }
  })
})

describe('the display state', () => {
  it.each([
    ['available', ['AVAILABLE', 'RESERVED']],
    ['charging', ['OCCUPIED', 'CHARGING']],
    ['parking', ['PARKING', 'FINISHED', 'COMPLETED']],
    ['error', ['UNAVAILABLE', 'UNKNOWN', 'ERROR']],
    [
      'offline',
      [
        'OFFLINE',
        'OFFLINE_AVAILABLE',
        'OFFLINE_OCCUPIED',
        'OFFLINE_CHARGING',
        'OFFLINE_PARKING',
        'OFFLINE_ERROR',
      ],
    ],
  ] as const)('%s covers exactly its statuses', (state, statuses) => {
    expect(CONNECTOR_STATUSES.filter((status) => displayState(status) === state)).toEqual(statuses)
    expect(DISPLAY_STATES).toContain(state)
  })
})

describe('leadingStatus', () => {
  it.each([
    [['AVAILABLE', 'ERROR', 'CHARGING'], 'ERROR'],
    [['PARKING', 'AVAILABLE', 'CHARGING'], 'CHARGING'],
    [['AVAILABLE', 'PARKING'], 'PARKING'],
    [['OFFLINE_CHARGING', 'AVAILABLE'], 'AVAILABLE'],
    [['OFFLINE_AVAILABLE', 'OFFLINE_CHARGING'], 'OFFLINE_AVAILABLE'],
    [['OCCUPIED', 'CHARGING'], 'OCCUPIED'],
  ] as const)('for %j is %s', (statuses, expected) => {
    expect(leadingStatus(statuses)).toBe(expected)
  })

  it('returns undefined without connectors and does not change its input', () => {
    expect(leadingStatus([])).toBeUndefined()
    const statuses = Object.freeze(['AVAILABLE', 'ERROR'] as const)
    leadingStatus(statuses)
    expect(statuses).toEqual(['AVAILABLE', 'ERROR'])
  })
})
