import { type Chargepoint, CONNECTOR_STATUSES, type Connector } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { readCharger } from '../../services/readers/chargers.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { chargerSentence } from './sentence.ts'

const NOW = Date.parse('2026-11-18T13:20:00Z')
const { t } = createTexts('en', await loadAllTexts('en'))
const words = { t, formats: createFormats('en'), errorName: (code: string | undefined) => code ?? 'nothing' }

const connector = (over: Partial<Connector>): Connector => ({
  Id: 'C1',
  ConnectorNumber: 1,
  EvseId: 'BE*BCA*E001234*1',
  Status: 'AVAILABLE',
  PowerType: 'AC_3_PHASE',
  MaxPowerKw: 22,
  Standard: 'IEC_62196_T2',
  ...over,
})

const sentence = (connectors: Connector[], over: Partial<Chargepoint> = {}) =>
  chargerSentence(
    readCharger({
      Id: 'CP1',
      Description: 'Depot Gent · bay 4',
      Version: 1,
      CreatedOn: '2026-01-01T00:00:00Z',
      ModifiedOn: '2026-01-01T00:00:00Z',
      ChargeBoxIdentifier: 'BCA-001234',
      ChargeBoxSerialNumber: 'S1',
      Vendor: 'VoltWorks',
      Model: 'VW-22',
      Status: 'ONLINE',
      LocationId: 'L1',
      PlacementId: 'P1',
      RelationId: 'R1',
      ChargerType: 'BUSINESS',
      LastHeartbeat: '2026-11-18T12:38:00Z',
      Connectors: connectors,
      ...over,
    }),
    NOW,
    words,
  )

describe('chargerSentence', () => {
  it('states power and start time of a single charging car', () => {
    const charging = connector({ Status: 'CHARGING', PowerKw: 10.94, StatusSince: '2026-11-18T12:08:00Z' })
    expect(sentence([charging])).toBe('Charging since 13:08, now at 10.9\u00a0kW.')
  })

  it('sums the power of several charging cars', () => {
    const charging = connector({ Status: 'CHARGING', PowerKw: 11 })
    expect(sentence([charging, { ...charging, Id: 'C2' }])).toBe(
      '2 cars are charging, 22.0\u00a0kW in total.',
    )
  })

  it('does not claim that an offline charger is charging, and states when it was last seen', () => {
    expect(sentence([connector({ Status: 'OFFLINE_CHARGING' })], { Status: 'OFFLINE' })).toBe(
      'Charging when last seen 42 min ago. The charger is offline. Next step: check its power and network.',
    )
  })

  it('states the fault before anything else', () => {
    const faulty = connector({ Status: 'ERROR' })
    expect(sentence([connector({}), faulty], { CurrentError: 'GroundFailure' })).toBe(
      'This charger reports a problem: GroundFailure. Next step: restart the charger.',
    )
  })

  it('shows the code of an unknown status', () => {
    const charger = { Connectors: [{ ...connector({}), Status: 'BOILING' }] }
    expect(chargerSentence(readCharger(charger), NOW, words)).toBe('Unknown (BOILING).')
  })

  it.each(CONNECTOR_STATUSES)(
    'describes the status %s even if its power and start time are missing',
    (Status) => {
      const { LastHeartbeat: _, ...silent } = { LastHeartbeat: '' }
      expect(sentence([connector({ Status })], silent)).toMatch(/^[A-Z].*\.$/)
    },
  )
})
