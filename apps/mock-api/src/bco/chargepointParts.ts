import { settingFault, settingsOf } from '../world/chargerSettings.ts'
import { hardwareOf } from '../world/hardware.ts'
import { BcoError, type CallContext, ConflictError, type Handler } from './handler.ts'
import { installed } from './install.ts'
import { settingMessages } from './remoteMessages.ts'
import { checkOnMap, followCharger } from './rules/places.ts'

const recordOf = (id: string, { world, caller }: CallContext) => {
  const record = world.as(caller).one('chargepoint', id)
  if (!record) throw new BcoError('UnknownChargePoint')
  return record
}

const liveOf = (id: string, context: CallContext) => {
  const [charger] = context.world.as(context.caller).live([recordOf(id, context)], context.now)
  if (!charger) throw new BcoError('UnknownChargePoint')
  return charger
}

export const getChargepointMinimal: Handler<'getChargepointMinimal'> = ({ params }, context) => {
  const { Id, Description, ChargeBoxSerialNumber, Status, Connectors } = liveOf(params.id, context)
  return {
    Id,
    Description,
    ChargeBoxSerialNumber,
    Status,
    Connectors: Connectors.map((connector) => ({
      Id: connector.Id,
      ConnectorNumber: connector.ConnectorNumber,
      Status: connector.Status,
    })),
  }
}

export const getChargepointSettings: Handler<'getChargepointSettings'> = ({ params }, context) => {
  const { Id, Version, Connectors } = recordOf(params.id, context)
  const { world, now } = context
  const sent = world.settings(Id, Number.POSITIVE_INFINITY)
  return {
    ChargePointId: Id,
    Version,
    Settings: settingsOf(Connectors.length, world.settings(Id, now)).map((setting) => {
      const { Key, Value } = setting
      const NextValue = sent.get(Key) ?? Value
      return NextValue === Value ? setting : { ...setting, NextValue }
    }),
  }
}

/**
 * Atomic: a rejected setting leaves the charger unchanged. An offline charger receives its settings when it reconnects.
 * A charger in stock that has a placement is installed by its first update, which has version 1.
 */
export const putChargepoint: Handler<'putChargepoint'> = ({ body }, context) => {
  const { Settings = [], Version, Id, ...changes } = body
  const existing = context.world.as(context.caller).one('chargepoint', Id)
  const record = existing ?? installed(Id, context)
  if (existing && record.Version !== Version) throw new ConflictError(liveOf(Id, context))
  if (record.Version !== Version) throw new BcoError('Error', 'Version: must be 1 for a charger in stock')
  checkOnMap({ ...record, ...changes }, record)
  for (const { Key, Value } of Settings) {
    const fault = settingFault(Key, Value)
    if (fault !== undefined) throw new BcoError('Error', fault)
  }
  const { world, now } = context
  const written = world.write('chargepoint', { ...record, ...changes }, now)
  if (Settings.length > 0) {
    const sent = world.as(context.caller).connectors.connectedFrom(Id, now)
    if (sent === undefined) throw new BcoError('Error', 'Settings: the charger does not answer')
    world.changeSettings(Id, Settings, now, sent)
    for (const message of settingMessages(record, Settings, sent)) world.keepMessage(message)
  }
  followCharger(written, record, context)
  return liveOf(Id, context)
}

export const verifySerial: Handler<'verifySerial'> = ({ params: { serial } }, { world, caller }) => {
  const installed = world.everyone.bySerial(serial)
  if (installed) {
    // For another customer's charger, reveal only that the serial is taken.
    const isSeen = world.as(caller).one('chargepoint', installed.Id) !== undefined
    const { Id: ChargePointId, Vendor, Model } = installed
    const MaxConnectors = hardwareOf(installed).sockets
    const hardware = { ChargePointId, Vendor, Model, MaxConnectors }
    return { Serial: serial, Verdict: 'INSTALLED', ...(isSeen && hardware) }
  }
  const stocked = world.everyone.inStock((each) => each.serial === serial)
  if (!stocked) throw new BcoError('CHARGEPOINTNOTFOUND')
  const { chargepointId: ChargePointId, hardware, hasContact } = stocked
  const { vendor: Vendor, model: Model, sockets: MaxConnectors } = hardware
  return {
    Serial: serial,
    Verdict: hasContact ? 'KNOWN' : 'OFFLINE',
    ChargePointId,
    Vendor,
    Model,
    MaxConnectors,
  }
}
