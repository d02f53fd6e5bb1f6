import { describe, expect, it } from 'vitest'
import { readChargers } from '../services/readers/chargers.ts'
import { chargerPower, chargerState, chargerToldStatus, toldStatus } from './chargerState.ts'

const chargerWith = (Status: string, connector: object) => {
  const [charger] = readChargers([{ Id: 'CP1', Status, Connectors: [{ Id: 'C1', ...connector }] }])
  if (!charger) throw new Error('No charger was read.')
  return charger
}

describe('a connector of a silent charger', () => {
  it.each([
    ['CHARGING', 'OFFLINE_CHARGING'],
    ['AVAILABLE', 'OFFLINE_AVAILABLE'],
    ['ERROR', 'OFFLINE_ERROR'],
    ['RESERVED', 'OFFLINE'],
    ['OFFLINE_PARKING', 'OFFLINE_PARKING'],
  ])('that the server still calls %s reads as last seen (%s), and nothing flows', (said, read) => {
    const charger = chargerWith('OFFLINE', { Status: said, PowerKw: 11 })
    expect(charger.Connectors.map(toldStatus)).toEqual([read])
    expect(chargerToldStatus(charger)).toBe(read)
    expect(chargerState(charger)).toBe('offline')
    expect(chargerPower(charger)).toBeUndefined()
  })

  it('keeps the word of a newer server', () => {
    const charger = chargerWith('OFFLINE', { Status: 'OFFLINE_DREAMING' })
    expect(charger.Connectors.map(toldStatus)).toEqual(['?OFFLINE_DREAMING'])
  })
})

it('A connector of a charger that is heard is as it says', () => {
  const charger = chargerWith('ONLINE', { Status: 'CHARGING', PowerKw: 11 })
  expect(chargerToldStatus(charger)).toBe('CHARGING')
  expect(chargerPower(charger)).toBe(11)
})
