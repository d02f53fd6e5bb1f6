import type { Chargepoint } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyView, viewFromSearch, viewToSearch } from './listView.ts'

const charger = (n: number, over: Partial<Chargepoint> = {}): Chargepoint => ({
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
const view = viewFromSearch('')

describe('the list of chargers', () => {
  it('finds a charger whatever the case and accents that are typed', () => {
    expect(applyView(chargers, { ...view, search: 'liege  BAY 12' }).rows.map((row) => row.Id)).toEqual([
      '12',
    ])
  })

  it('sorts bay 2 before bay 10, and the other way round on request', () => {
    expect(applyView(chargers, view).rows.map((row) => row.Id)).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '))
    expect(applyView(chargers, { ...view, isDescending: true }).rows[0]?.Id).toBe('23')
  })

  it('shows the last page when the address asks for one behind it (S4)', () => {
    const shown = applyView(chargers, { ...view, page: 99 })
    expect([shown.page, shown.pageCount, shown.rows.length]).toEqual([3, 3, 3])
  })

  it('counts a charger with one broken connector as one that needs attention', () => {
    const [first] = charger(1).Connectors
    if (!first) throw new Error('the charger above has a connector')
    const broken = charger(1, { Connectors: [first, { ...first, Id: '1-2', Status: 'ERROR' }] })
    expect(applyView([broken, charger(2)], { ...view, state: 'error' }).rows.map((row) => row.Id)).toEqual([
      '1',
    ])
  })

  it('takes nonsense in the address for nothing given', () => {
    expect(viewFromSearch('?state=tired&sort=-colour&page=-3&rows=7')).toEqual({
      ...view,
      isDescending: true,
    })
  })

  it('comes back from the address as it was written there', () => {
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ unit: 'grapheme' }),
          state: fc.constantFrom(undefined, 'available', 'charging', 'parking', 'error', 'offline'),
          sort: fc.constantFrom('chargeBox', 'description', 'city', 'state', 'power', 'heartbeat', 'energy'),
          isDescending: fc.boolean(),
          page: fc.integer({ min: 1, max: 10_000 }),
          pageSize: fc.constantFrom(10, 25, 50),
        }),
        (any) => {
          expect(viewFromSearch(`?${viewToSearch(any)}`)).toEqual(any)
        },
      ),
    )
  })
})
