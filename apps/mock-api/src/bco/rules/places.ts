import type { ChargePlacement } from '@portal/schemas/contract'
import { STOCK_BY_ID } from '../../world/stock.ts'
import type { Row } from '../generic/row.ts'
import type { CallContext } from '../handler.ts'
import { checkPublication, tariffOf } from './placements.ts'
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

interface Published {
  readonly [field: string]: unknown
}

/** Refuses to put a charger on the map where guests may not charge; one that was there before may stay. */
export const checkOnMap = (next: Published, previous: Published | undefined): void => {
  const isNew = previous?.IsPublishMap !== next.IsPublishMap || previous?.IsGuestCharge !== next.IsGuestCharge
  const isHidden = next.IsPublishMap !== true || next.IsGuestCharge === true
  must(isHidden || !isNew, 'Error', 'IsPublishMap: only where guests may charge')
}

/** A charger that is written lacks what the simulator says; a new one has no connectors until it is heard. */
export const chargepointRules: ClassRules = {
  defaults: () => ({ Connectors: [], AdminState: 'ENABLED', ChargerType: 'PRIVATE' }),
  check: (next, previous) => {
    checkOnMap(next, previous)
    return next
  },
}

/** A placement whose tariffs exist, named by their codes, and whose guests may charge where they are invited to. */
const checkedCharging = (next: Row, context: CallContext): Row => {
  const { PlugCharge, GuestCharge } = next as unknown as Partial<ChargePlacement>
  if (GuestCharge) checkPublication(GuestCharge, 'GuestCharge/')
  return {
    ...next,
    ...(PlugCharge && {
      PlugCharge: { ...PlugCharge, ...tariffOf(PlugCharge.tariffid, context, 'PlugCharge/tariffid') },
    }),
    ...(GuestCharge && {
      GuestCharge: { ...GuestCharge, ...tariffOf(GuestCharge.tariffid, context, 'GuestCharge/tariffid') },
    }),
  }
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
  check: (row, previous, context) => {
    const next = checkedCharging(row, context)
    const { world, caller, now } = context
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
