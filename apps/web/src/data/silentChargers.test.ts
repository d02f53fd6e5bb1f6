import { describe, expect, it } from 'vitest'
import { readChargers } from '../services/readers/chargers.ts'
import { chargerPower, chargerState, chargerStatusValue, connectorStatusValue } from './chargerState.ts'

const chargerWith = (Status: string, connector: object) => {
  const [charger] = readChargers([{ Id: 'CP1', Status, Connectors: [{ Id: 'C1', ...connector }] }])
  if (!charger) throw new Error('No charger was read.')
  return charger
}

describe('a connector of an offline charger', () => {
  it.each([
    ['CHARGING', 'OFFLINE_CHARGING'],
    ['AVAILABLE', 'OFFLINE_AVAILABLE'],
    ['ERROR', 'OFFLINE_ERROR'],
    ['RESERVED', 'OFFLINE'],
    ['OFFLINE_PARKING', 'OFFLINE_PARKING'],
  ])('with status %s is shown as last seen (%s) and without power', (sent, read) => {
    const charger = chargerWith('OFFLINE', { Status: sent, PowerKw: 11 })
    expect(charger.Connectors.map(connectorStatusValue)).toEqual([read])
    expect(chargerStatusValue(charger)).toBe(read)
    expect(chargerState(charger)).toBe('offline')
    expect(chargerPower(charger)).toBeUndefined()
  })

  it('keeps a status that the portal does not know', () => {
    const charger = chargerWith('OFFLINE', { Status: 'OFFLINE_DREAMING' })
    expect(charger.Connectors.map(connectorStatusValue)).toEqual(['?OFFLINE_DREAMING'])
  })
})

it('A connector of an online charger keeps its status', () => {
  const charger = chargerWith('ONLINE', { Status: 'CHARGING', PowerKw: 11 })
  expect(chargerStatusValue(charger)).toBe('CHARGING')
  expect(chargerPower(charger)).toBe(11)
})
