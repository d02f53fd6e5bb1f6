import { describe, expect, it } from 'vitest'
import { pageOf } from '../../data/localTable.ts'
import { viewFromAddress } from '../../data/tableAddress.ts'
import { type ReadCharger, readCharger } from '../../services/readers/chargers.ts'
import { chargerTable } from './listView.ts'

const charger = (n: number, over: Partial<ReadCharger> = {}): ReadCharger =>
  readCharger({
    Id: String(n),
    Description: `Depot Liège · bay ${n}`,
    Version: 1,
    CreatedOn: '2026-01-01T00:00:00Z',
    ModifiedOn: '2026-01-01T00:00:00Z',
    ChargeBoxIdentifier: `BCA-CP-${String(n).padStart(6, '0')}`,
    ChargeBoxSerialNumber: `S${n}`,
    Vendor: 'VoltWorks',
    Model: 'VW-22',
    Status: 'ONLINE',
    LocationId: 'L1',
    PlacementId: `P${n}`,
    RelationId: 'R1',
    ChargerType: 'BUSINESS',
    City: 'Liège',
    Connectors: [
      {
        Id: `${n}-1`,
        ConnectorNumber: 1,
        EvseId: `BE*BCA*E00000${n}*1`,
        Status: 'AVAILABLE',
        PowerType: 'AC_3_PHASE',
        MaxPowerKw: 22,
        Standard: 'IEC_62196_T2',
      },
    ],
    ...over,
  })

const chargers = Array.from({ length: 23 }, (_, index) => charger(index + 1))
const find = (all: readonly ReadCharger[], search: string) =>
  pageOf(all, viewFromAddress(search, chargerTable), chargerTable).rows.map((row) => row.Id)

describe('charger list', () => {
  it('finds a charger regardless of case and accents', () => {
    expect(find(chargers, '?q=liege++BAY+12')).toEqual(['12'])
  })

  it('sorts by urgency, then by name in natural order', () => {
    expect(find(chargers, '')).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '))
    const inState = (n: number, Status: ReadCharger['Connectors'][number]['Status'], Description = '') => {
      const [connector] = charger(n).Connectors
      if (!connector) throw new Error('The charger has no connector')
      return charger(n, { Description, Connectors: [{ ...connector, Status }] })
    }
    const all = [
      inState(1, 'AVAILABLE', 'b'),
      inState(2, 'AVAILABLE', 'a'),
      inState(3, 'PARKING'),
      inState(4, 'CHARGING'),
      inState(5, 'UNAVAILABLE'),
      inState(6, 'OFFLINE_CHARGING'),
      inState(7, 'ERROR'),
    ]
    expect(find(all, '')).toEqual('7 6 5 4 3 2 1'.split(' '))
    expect(find(all, '?sort=-state')).toEqual('2 1 3 4 5 6 7'.split(' '))
    expect(find(chargers, '?sort=-description')[0]).toBe('23')
  })

  it('counts a charger with one broken connector as an error', () => {
    const [first] = charger(1).Connectors
    if (!first) throw new Error('The charger has no connector')
    const broken = charger(1, { Connectors: [first, { ...first, Id: '1-2', Status: 'ERROR' }] })
    expect(find([broken, charger(2)], '?state=error')).toEqual(['1'])
  })

  it('ignores invalid values in the URL', () => {
    expect(viewFromAddress('?state=tired&sort=-colour&page=-3&rows=7', chargerTable)).toEqual(
      chargerTable.first,
    )
  })
})
