import { STOCK_BY_ID } from '../../world/stock.ts'
import type { ClassRules } from './rule.ts'
import { must } from './rule.ts'

/** A new place is enabled and on no map until somebody publishes it. */
export const chargelocationRules: ClassRules = {
  defaults: (changes) => ({
    Label: changes.Description,
    IsEnabled: true,
    IsPublished: false,
    Status: 'ONLINE',
    ConnectorCount: 0,
    ConnectorsAvailable: 0,
  }),
  check: (next) => {
    for (const field of ['Street', 'HouseNumber', 'PostalCode', 'City', 'Country'])
      if (typeof next[field] === 'string') must(next[field].trim() !== '', 'INVADDRESS', `${field}: is empty`)
    return next
  },
}

/** A charger that is written lacks what the simulator says; a new one has no connectors until it is heard. */
export const chargepointRules: ClassRules = {
  defaults: () => ({ Connectors: [], AdminState: 'ENABLED', ChargerType: 'PRIVATE' }),
}

/** A charger has one placement at a time. One in stock gets its placement before it is installed. */
export const chargeplacementRules: ClassRules = {
  mayName: (field, id, { world }) => {
    const stocked = field === 'ChargePointId' ? STOCK_BY_ID.get(id) : undefined
    return stocked !== undefined && world.bySerial(stocked.serial) === undefined
  },
  defaults: (changes, { now, world, caller }) => {
    const view = world.as(caller)
    const charger = view.one('chargepoint', String(changes.ChargePointId))
    return {
      Description: charger?.Description ?? '',
      ContractNumber: `C-${String(10_000_000 + view.all('chargeplacement').length)}`,
      StartDate: new Date(now).toISOString(),
    }
  },
  check: (next, previous, { world, caller, now }) => {
    const until = next.EndDate
    must(
      until === undefined || String(until) > String(next.StartDate),
      'Error',
      'EndDate: lies before StartDate',
    )
    const at = new Date(now).toISOString()
    const other = world
      .as(caller)
      .all('chargeplacement')
      .find(
        (each) =>
          each.Id !== next.Id &&
          each.ChargePointId === next.ChargePointId &&
          (each.EndDate === undefined || each.EndDate > at),
      )
    must(previous !== undefined || !other, 'CREPLACONFLICT', 'ChargePointId: the charger is placed already')
    return next
  },
}
