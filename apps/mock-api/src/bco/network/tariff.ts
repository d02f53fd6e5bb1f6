import { withFees } from '@portal/schemas'
import type { RecordOf } from '@portal/schemas/contract'
import { rowOf } from '../generic/rows.ts'
import { BcoError, type CallContext, ConflictError, type Handler } from '../handler.ts'
import { must } from '../rules/rule.ts'
import { presentTariff, tariffRules } from '../rules/tariffs.ts'

type Tariff = RecordOf<'tariff'>

/** Max charge points in a response; the count includes all. */
const MOST = 25

/** Returns the tariff to change. Throws if it is missing or its version differs. */
const readTariff = (id: string, version: number, { world, caller, now }: CallContext): Tariff => {
  const tariff = rowOf(world.as(caller), 'tariff', id, now) as Tariff | undefined
  if (!tariff) throw new BcoError('UNKNOWNREQUEST')
  if (tariff.Version !== version) throw new ConflictError(tariff)
  return tariff
}

const writeVersions = (tariff: Tariff, Versions: Tariff['Versions'], context: CallContext): Tariff => {
  const { world, now } = context
  const written = world.write('tariff', presentTariff({ ...tariff, Versions }, now), now, tariff)
  tariffRules.written?.(written, tariff, context)
  return written
}

/** Sets the fees from the given time on. Sessions that started earlier keep their fees. */
export const changeTariffFees: Handler<'changeTariffFees'> = ({ params, body }, context) => {
  const { Version, From, Fees } = body
  const tariff = readTariff(params.id, Version, context)
  must(Date.parse(From) >= context.now, 'Error', 'From: lies in the past')
  const added = { From: new Date(From).toISOString(), ...Fees }
  return writeVersions(tariff, withFees(tariff.Versions, added), context)
}

/** Withdraws fees that are not yet in force. */
export const withdrawTariffFees: Handler<'withdrawTariffFees'> = ({ params, query }, context) => {
  const tariff = readTariff(params.id, query.version, context)
  const start = Date.parse(query.start)
  const [, ...changes] = tariff.Versions
  const isThere = changes.some(({ From }) => Date.parse(From) === start)
  must(isThere && start > context.now, 'Error', 'start: no future fees start at this time')
  const left = tariff.Versions.filter(({ From }) => Date.parse(From) !== start)
  return writeVersions(tariff, left, context)
}

/** Sets, moves or removes the end of a tariff. Earlier sessions keep their price or their error. */
export const endTariff: Handler<'endTariff'> = ({ params, body }, context) => {
  const { world, now } = context
  const { EndDate: _, ...tariff } = readTariff(params.id, body.Version, context)
  if (body.EndDate === undefined) {
    world.intervene({ kind: 'tariffEnd', tariffId: tariff.Id, at: now })
    return world.write('tariff', tariff, now)
  }
  const until = Date.parse(body.EndDate)
  must(until >= now, 'Error', 'EndDate: lies in the past')
  world.intervene({ kind: 'tariffEnd', tariffId: tariff.Id, at: now, until })
  return world.write('tariff', { ...tariff, EndDate: new Date(until).toISOString() }, now)
}

export const getTariffUse: Handler<'getTariffUse'> = ({ params }, { world, caller, now }) => {
  const view = world.as(caller)
  const tariff = view.one('tariff', params.id)
  if (!tariff) throw new BcoError('UNKNOWNREQUEST')
  const isNamed = (code: string | undefined) => code === tariff.Code
  const chargers = new Set(view.connectors.chargersAtTariff(tariff.Id, now))
  for (const { ChargePointId, GuestCharge, PlugCharge } of view.all('chargeplacement'))
    if (isNamed(GuestCharge?.tariffid) || isNamed(PlugCharge?.tariffid)) chargers.add(ChargePointId)
  const named = view.all('chargepoint').filter(({ Id }) => chargers.has(Id))
  const byName = named.sort((a, b) => a.Description.localeCompare(b.Description))
  const link = ({ Id, Description }: { Id: string; Description: string }) => ({ Id, Description })
  return {
    SubscriptionTypes: view
      .all('subscriptiontype')
      .filter(({ TariffCodes }) => TariffCodes.includes(tariff.Code))
      .map(link),
    Subscriptions: view.all('subscription').filter(({ TariffCode }) => isNamed(TariffCode)).length,
    Contracts: view
      .all('cpocontract')
      .filter(({ PriceList }) => PriceList?.some(({ TariffId }) => TariffId === tariff.Id))
      .map(link),
    ChargePoints: byName.slice(0, MOST).map(link),
    ChargePointCount: named.length,
  }
}
