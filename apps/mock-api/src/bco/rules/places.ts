import { isDeepStrictEqual } from 'node:util'
import { rules } from '@portal/schemas'
import type { ChargePlacement, RecordOf } from '@portal/schemas/contract'
import { isNetwork } from '../../world/scope.ts'
import type { Records } from '../../world/store.ts'
import type { View } from '../../world/view.ts'
import { sendAvailability } from '../chargerMessages.ts'
import type { Row } from '../generic/row.ts'
import type { CallContext } from '../handler.ts'
import { addressFault, isPhone } from './address.ts'
import { checkMove } from './moves.ts'
import { checkPublication, tariffOf } from './placements.ts'
import type { ClassRules } from './rule.ts'
import { must } from './rule.ts'

type GuestCharge = NonNullable<ChargePlacement['GuestCharge']>
type PlugCharge = NonNullable<ChargePlacement['PlugCharge']>

export const chargelocationRules: ClassRules = {
  defaults: (changes) => ({
    Label: changes.Description,
    IsEnabled: true,
    IsPublished: false,
    Status: 'ONLINE',
    ConnectorCount: 0,
    ConnectorsAvailable: 0,
  }),
  check: (next, previous) => {
    const fault = addressFault(next, previous)
    must(fault === undefined, 'INVADDRESS', fault ?? '')
    for (const field of ['Phone', 'Mobile'])
      must(
        next[field] === '' || isPhone(next[field], previous?.[field]),
        'Error',
        `${field}: is not a phone number`,
      )
    const { Email } = next
    const isMail = typeof Email !== 'string' || Email === '' || rules.email('wrong')(Email) === undefined
    must(isMail || Email === previous?.Email, 'Error', 'Email: is not an address')
    return next
  },
}

interface Published {
  readonly [field: string]: unknown
}

/** Rejects publishing a charger on the map if guests may not charge there. Unchanged settings pass. */
export const checkOnMap = (next: Published, previous: Published | undefined): void => {
  const isNew = previous?.IsPublishMap !== next.IsPublishMap || previous?.IsGuestCharge !== next.IsGuestCharge
  const isHidden = next.IsPublishMap !== true || next.IsGuestCharge === true
  must(isHidden || !isNew, 'Error', 'IsPublishMap: only where guests may charge')
}

/**
 * Returns the CPO contract of a charger. Only operators may choose it. It must belong to the charger's customer, so a
 * charger that moves to another customer loses it.
 */
const contractOf = (next: Charger, previous: Charger | undefined, { world, caller }: CallContext) => {
  const id = next.CpoContractId
  const isSame = id === previous?.CpoContractId
  must(isSame || isNetwork(caller.roles), 'Unauthorized', 'CpoContractId: is set by operators')
  if (id === undefined || (isSame && next.RelationId === previous?.RelationId)) return id
  if (world.as(caller).one('cpocontract', id)?.RelationId === next.RelationId) return id
  must(isSame, 'NOCPO', `CpoContractId: '${id}' belongs to another customer`)
  return undefined
}

/** A retired charger cannot change. A new one has no connectors before its first contact. */
export const chargepointRules: ClassRules = {
  defaults: () => ({ Connectors: [], AdminState: 'ENABLED', ChargerType: 'PRIVATE' }),
  check: (row, previous, context) => {
    must(previous?.RetiredOn === undefined, 'UnknownChargePoint', 'Id: the charge point is retired')
    checkOnMap(row, previous)
    const { CpoContractId: _, ...rest } = row
    const before = previous as unknown as Charger | undefined
    if (before) checkMove(before, row as unknown as Charger, context)
    const CpoContractId = contractOf(row as unknown as Charger, before, context)
    return { ...rest, ...(CpoContractId !== undefined && { CpoContractId }) }
  },
  written: (row, previous, context) => {
    if (previous) followCharger(row as unknown as Charger, previous as unknown as Charger, context)
  },
}

type Charger = Records['chargepoint']

/** Returns the current terms for plug and charge, or the default ones of the fixtures. */
export const plugCharge = (current: PlugCharge = {}): PlugCharge =>
  Object.keys(current).length > 0 ? current : { isReimbursement: false, isCreg: true }
/** Returns the current terms for guests if they may charge, or the default ones of the fixtures. */
export const guestCharge = (current: GuestCharge = {}, isOnMap = false): GuestCharge =>
  takesGuests(current) ? current : { isBlueCornerFee: true, isMapPaid: isOnMap }

/**
 * Sends the charger a changed admin state, and copies location, relation, plug and charge and guest charging to its
 * placement.
 */
export const followCharger = (charger: Charger, previous: Charger, context: CallContext): void => {
  const { world, caller, now } = context
  if (charger.AdminState !== previous.AdminState)
    sendAvailability(charger, charger.AdminState === 'ENABLED', context)
  const placement = world.as(caller).one('chargeplacement', charger.PlacementId)
  if (placement?.ChargePointId !== charger.Id) return
  const { LocationId, RelationId, IsPlugCharge = false, IsGuestCharge = false, IsPublishMap } = charger
  const next = {
    ...placement,
    LocationId,
    RelationId,
    ...(IsPlugCharge !== (previous.IsPlugCharge ?? false) && {
      PlugCharge: IsPlugCharge ? plugCharge(placement.PlugCharge) : {},
    }),
    ...(IsGuestCharge !== (previous.IsGuestCharge ?? false) && {
      GuestCharge: IsGuestCharge ? guestCharge(placement.GuestCharge, IsPublishMap) : {},
    }),
  }
  if (!isDeepStrictEqual(next, placement)) world.write('chargeplacement', next, now)
}

/** Validates the tariffs of a placement and stores their codes. Throws if it is published but guests may not charge. */
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

const takesGuests = ({ isFree, isBlueCornerFee, isCustomfee }: GuestCharge = {}): boolean =>
  [isFree, isBlueCornerFee, isCustomfee].includes(true)

export const nextContractNumber = (view: View): string =>
  `C-${String(10_000_000 + view.all('chargeplacement').length)}`

/** A charger has one placement at a time. A charger in stock gets its placement before it is installed. */
export const chargeplacementRules: ClassRules = {
  mayName: (field, id, { world }) => {
    if (field !== 'ChargePointId') return false
    return world.everyone.inStock(({ chargepointId }) => chargepointId === id) !== undefined
  },
  defaults: (changes, { now, world, caller }) => {
    const view = world.as(caller)
    const charger = view.one('chargepoint', String(changes.ChargePointId))
    return {
      Description: charger?.Description ?? '',
      ContractNumber: nextContractNumber(view),
      StartDate: new Date(now).toISOString(),
    }
  },
  check: (row, previous, context) => {
    const next = checkedCharging(row, context)
    const { world, caller, now } = context
    const until = next.EndDate
    must(
      until === undefined || String(until) > String(next.StartDate),
      'Error',
      'EndDate: lies before StartDate',
    )
    const charger = world.as(caller).one('chargepoint', String(next.ChargePointId))
    if (previous && charger?.PlacementId === next.Id)
      checkMove(charger, next as unknown as ChargePlacement, context)
    const isStart = next.StartDate !== previous?.StartDate
    must(
      !isStart || charger === undefined || String(next.StartDate) >= charger.CreatedOn,
      'Error',
      'StartDate: lies before the charger was there',
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
    must(
      previous !== undefined || !other,
      'CREPLACONFLICT',
      'ChargePointId: the charger already has a placement',
    )
    return next
  },
  written: (row, previous, { world, caller, now }) => {
    const placement = row as unknown as RecordOf<'chargeplacement'>
    const charger = previous && world.as(caller).one('chargepoint', placement.ChargePointId)
    if (charger?.PlacementId !== placement.Id) return
    const { LocationId, RelationId, PlugCharge, GuestCharge } = placement
    const { CpoContractId, ...rest } = charger
    const next = {
      ...rest,
      ...(CpoContractId !== undefined && RelationId === charger.RelationId && { CpoContractId }),
      LocationId,
      RelationId,
      ...(!isDeepStrictEqual(PlugCharge, previous?.PlugCharge) && {
        IsPlugCharge: Object.keys(PlugCharge ?? {}).length > 0,
      }),
      ...(!isDeepStrictEqual(GuestCharge, previous?.GuestCharge) && {
        IsGuestCharge: takesGuests(GuestCharge),
      }),
    }
    if (!isDeepStrictEqual(next, charger)) world.write('chargepoint', next, now)
  },
}
