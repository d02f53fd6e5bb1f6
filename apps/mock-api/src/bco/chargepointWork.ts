import type { BaseChargepoint, BaseConnector } from '@portal/fixtures'
import { type Chargepoint, localDay } from '@portal/schemas'
import { type Hardware, hardwareOf } from '../world/hardware.ts'
import { codeOf, connectorOf, type StockedCharger } from '../world/stock.ts'
import { changeAlarms, endPlacements, keepChange, moveTo, newPlacement } from './chargerPlaces.ts'
import { BcoError, type CallContext, ConflictError, type Handler } from './handler.ts'
import { chargerAt } from './install.ts'
import { checkFree, placeOf } from './rules/moves.ts'
import { must } from './rules/rule.ts'

const liveOf = (charger: BaseChargepoint, { world, caller, now }: CallContext): Chargepoint => {
  const [live] = world.as(caller).live([charger], now)
  if (!live) throw new BcoError('UnknownChargePoint')
  return live
}

/** Returns the charger to change. Throws if it is retired or unknown, or if its version differs from the caller's. */
const chargerOf = (id: string, version: number, context: CallContext): BaseChargepoint => {
  const charger = context.world.as(context.caller).one('chargepoint', id)
  if (!charger || charger.RetiredOn !== undefined) throw new BcoError('UnknownChargePoint')
  if (charger.Version !== version) throw new ConflictError(liveOf(charger, context))
  return charger
}

/** Returns the charger in stock with the given serial number. Throws if that charger is installed or not in stock. */
const stockedWith = (serial: string, { world: { everyone } }: CallContext): StockedCharger => {
  if (everyone.bySerial(serial)) throw new BcoError('CREPLACONFLICT', 'Serial: is already installed')
  const stocked = everyone.inStock((each) => each.serial === serial)
  if (!stocked) throw new BcoError('CHARGEPOINTNOTFOUND', 'Serial: is not in stock')
  return stocked
}

export const addChargepoint: Handler<'addChargepoint'> = ({ body }, context) => {
  const { Serial, ChargerType } = body
  const Description = body.Description.trim()
  const stocked = stockedWith(Serial, context)
  const place = placeOf(body, context)
  // A customer who left the installation wizard early has already created a placement, which the new one replaces.
  endPlacements(stocked.chargepointId, context)
  const placement = newPlacement({ Id: stocked.chargepointId, Description }, place, context)
  const charger = { ...chargerAt(stocked, placement, context), Description, ChargerType }
  const added = context.world.write('chargepoint', charger, context.now)
  keepChange(added.Id, { Kind: 'ADDED', To: Serial }, context)
  return liveOf(added, context)
}

export const moveChargepoint: Handler<'moveChargepoint'> = ({ params, body }, context) => {
  const charger = chargerOf(params.id, body.Version, context)
  return liveOf(moveTo(charger, placeOf(body, context), context), context)
}

/** Power types that a connector can have, by that of the model. A three-phase model also charges with one phase. */
const POWER_TYPES: Readonly<Record<BaseConnector['PowerType'], readonly BaseConnector['PowerType'][]>> = {
  AC_1_PHASE: ['AC_1_PHASE'],
  AC_3_PHASE: ['AC_1_PHASE', 'AC_3_PHASE'],
  DC: ['DC'],
}

/** Returns the maximum power of a connector. One phase delivers a third of three, which is 7.4 kW of 22 kW. */
const mostKw = ({ powerType, maxPowerKw }: Hardware, type: BaseConnector['PowerType']): number =>
  type === 'AC_1_PHASE' && powerType === 'AC_3_PHASE' ? Math.ceil((maxPowerKw / 3) * 10) / 10 : maxPowerKw

type ConnectorInput = Pick<BaseConnector, 'ConnectorNumber' | 'PowerType' | 'MaxPowerKw' | 'Standard'>

/** Existing connectors cannot be removed, because they have a history. All must fit the hardware. */
const checkConnectors = (charger: BaseChargepoint, inputs: readonly ConnectorInput[]): void => {
  const hardware = hardwareOf(charger)
  const most = Math.max(hardware.sockets, charger.Connectors.length)
  must(inputs.length <= most, 'Error', `Connectors: this model has at most ${most}`)
  const numbers = new Set(inputs.map(({ ConnectorNumber }) => ConnectorNumber))
  must(numbers.size === inputs.length, 'Error', 'Connectors: a number is repeated')
  const gone = charger.Connectors.find(({ ConnectorNumber }) => !numbers.has(ConnectorNumber))
  must(
    gone === undefined,
    'Error',
    `Connectors: connector ${gone?.ConnectorNumber} has a history and cannot be removed`,
  )
  for (const [index, { ConnectorNumber, PowerType, MaxPowerKw, Standard }] of inputs.entries()) {
    must(ConnectorNumber <= most, 'Error', `Connectors: number ${ConnectorNumber} is above ${most}`)
    const allow = (isAllowed: boolean, field: keyof ConnectorInput, allowed: string) =>
      must(isAllowed, 'Error', `Connectors/${index}/${field}: this model supports ${allowed}`)
    const kw = mostKw(hardware, PowerType)
    allow(MaxPowerKw <= kw, 'MaxPowerKw', `at most ${kw} kW`)
    const types = POWER_TYPES[hardware.powerType]
    allow(types.includes(PowerType), 'PowerType', types.join(' or '))
    allow(hardware.standards.includes(Standard), 'Standard', hardware.standards.join(' or '))
  }
}

const connectorTexts = (connectors: readonly BaseConnector[]): string =>
  connectors
    .map(
      ({ ConnectorNumber, PowerType, MaxPowerKw, Standard }) =>
        `${ConnectorNumber}: ${Standard} ${PowerType} ${MaxPowerKw} kW`,
    )
    .join(', ')

export const setConnectors: Handler<'setConnectors'> = ({ params, body }, context) => {
  const charger = chargerOf(params.id, body.Version, context)
  checkFree(charger, context)
  checkConnectors(charger, body.Connectors)
  const Connectors = body.Connectors.map((input) => ({
    ...(charger.Connectors.find(({ ConnectorNumber }) => ConnectorNumber === input.ConnectorNumber) ??
      connectorOf(codeOf(charger), input.ConnectorNumber, hardwareOf(charger))),
    ...input,
  })).toSorted((a, b) => a.ConnectorNumber - b.ConnectorNumber)
  const changed = context.world.write('chargepoint', { ...charger, Connectors }, context.now)
  const [From, To] = [connectorTexts(charger.Connectors), connectorTexts(Connectors)]
  if (From !== To) keepChange(charger.Id, { Kind: 'CONNECTORS', From, To }, context)
  return liveOf(changed, context)
}

export const replaceHardware: Handler<'replaceHardware'> = ({ params, body }, context) => {
  const charger = chargerOf(params.id, body.Version, context)
  const { serial, hardware } = stockedWith(body.Serial, context)
  checkFree(charger, context)
  must(charger.Connectors.length <= hardware.sockets, 'Error', 'Serial: this model has too few connectors')
  const { FirmwareVersion, MeterType, MeterSerialNumber, Icc, Imsi, EndpointIp, ...rest } = charger
  const replaced = context.world.write(
    'chargepoint',
    {
      ...rest,
      ChargeBoxSerialNumber: serial,
      Vendor: hardware.vendor,
      Model: hardware.model,
      LastBootNotification: new Date(context.now).toISOString(),
      Connectors: charger.Connectors.map((connector) => ({
        ...connector,
        PowerType: hardware.powerType,
        MaxPowerKw: hardware.maxPowerKw,
        Standard: hardware.standards[0],
      })),
    },
    context.now,
  )
  const change = { From: charger.ChargeBoxSerialNumber, To: serial, Reason: body.Reason.trim() }
  keepChange(charger.Id, { Kind: 'HARDWARE', ...change }, context)
  return liveOf(replaced, context)
}

export const retireChargepoint: Handler<'retireChargepoint'> = ({ params, body }, context) => {
  const charger = chargerOf(params.id, body.Version, context)
  checkFree(charger, context)
  const RetiredOn = new Date(body.RetiredOn).toISOString()
  const RetireReason = body.RetireReason.trim()
  must(RetiredOn <= new Date(context.now).toISOString(), 'Error', 'RetiredOn: lies in the future')
  must(
    localDay(Date.parse(RetiredOn)) >= localDay(Date.parse(charger.CreatedOn)),
    'Error',
    'RetiredOn: lies before the charge point was there',
  )
  endPlacements(charger.Id, context)
  changeAlarms(charger.Id, { Status: 'CLOSED' }, context)
  const retired = context.world.write(
    'chargepoint',
    { ...charger, AdminState: 'DISABLED', IsPublishMap: false, RetiredOn, RetireReason },
    context.now,
  )
  const change = { From: charger.ChargeBoxSerialNumber, Reason: RetireReason }
  keepChange(charger.Id, { Kind: 'RETIRED', ...change }, context)
  return liveOf(retired, context)
}

export const getChargepointHistory: Handler<'getChargepointHistory'> = ({ params }, { world, caller }) => {
  if (!world.as(caller).one('chargepoint', params.id)) throw new BcoError('UnknownChargePoint')
  return [...world.chargerHistory(params.id)]
}
