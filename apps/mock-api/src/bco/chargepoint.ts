import {
  type Chargepoint,
  type ChargepointStats,
  dayText,
  localDay,
  normalizeText,
  STATS_MAX_DAYS,
  sumEuro,
} from '@portal/schemas'
import { isElsewhere } from '../world/liveSessions.ts'
import { filterRecords } from '../world/query.ts'
import type { View } from '../world/view.ts'
import { complaintOf } from './generic/meta.ts'
import { BcoError, type CallContext, type Handler } from './handler.ts'

export const getChargepoint: Handler<'getChargepoint'> = ({ params }, { caller, world, now }) => {
  const view = world.as(caller)
  const record = view.one('chargepoint', params.id)
  const [charger] = record ? view.live([record], now) : []
  if (!charger) throw new BcoError('UnknownChargePoint')
  return charger
}

/**
 * Returns a predicate for the chargers whose placement names the contact, or for all chargers if there is no contact.
 */
const isOfContact = (view: View, contactId: string | undefined) => {
  if (contactId !== undefined && !view.one('relationcontact', contactId)) throw new BcoError('RELNOTFOUND')
  return ({ PlacementId }: Pick<Chargepoint, 'PlacementId'>): boolean =>
    contactId === undefined || view.one('chargeplacement', PlacementId)?.RelationContactId === contactId
}

const byDescription = (a: Chargepoint, b: Chargepoint): number =>
  normalizeText(a.Description).localeCompare(normalizeText(b.Description), 'en', { numeric: true })

export const listChargepoints: Handler<'listChargepoints'> = ({ query }, { caller, world, now }) => {
  const view = world.as(caller)
  const { relid = caller.relationId, directonly, relationcontactid, filter } = query
  const root = relid === undefined ? undefined : view.one('relation', relid)
  if (!root) throw new BcoError('RELNOTFOUND')
  const relations = directonly ? new Set([root.Id]) : view.tree(root)
  const records = view
    .all('chargepoint')
    .filter(({ RelationId }) => relations.has(RelationId))
    .filter(isOfContact(view, relationcontactid))
  return [...filterRecords(view.live(records, now), filter, complaintOf('chargepoint'))].sort(byDescription)
}

/**
 * Returns the sessions of one charger. Without a charger, returns the sessions of the caller's relation and the
 * relations below it, except those at other networks.
 */
const sessionsFor = (view: View, chargepointId: string | undefined, { caller, now }: CallContext) => {
  if (chargepointId !== undefined) {
    if (!view.one('chargepoint', chargepointId)) throw new BcoError('UnknownChargePoint')
    return view.sessions(now, chargepointId)
  }
  const root = caller.relationId === undefined ? undefined : view.one('relation', caller.relationId)
  const relations = root ? view.tree(root) : new Set<string>()
  return view.sessions(now).filter((session) => relations.has(session.RelationId) && !isElsewhere(session))
}

/**
 * Returns energy, price and number of sessions per local day. A session counts on the day it began, a running one with
 * its values so far.
 */
export const postChargepointStats: Handler<'postChargepointStats'> = ({ body }, context) => {
  const start = Date.parse(body.start)
  const end = Date.parse(body.end)
  if (Number.isNaN(start)) throw new BcoError('Error', 'start: must be a date')
  if (Number.isNaN(end)) throw new BcoError('Error', 'end: must be a date')
  if (end < start) throw new BcoError('Error', 'end: must not be before start')
  const firstDay = localDay(start)
  const lastDay = localDay(Math.max(start, end - 1))
  if (lastDay - firstDay > STATS_MAX_DAYS)
    throw new BcoError('Error', `end: more than ${STATS_MAX_DAYS} days after start`)
  const sessions = sessionsFor(context.world.as(context.caller), body.chargepointid, context)

  const days = Array.from({ length: lastDay - firstDay + 1 }, () => ({
    wattHours: 0,
    prices: [] as number[],
  }))
  const from = new Date(start).toISOString()
  const until = new Date(end).toISOString()
  for (const session of sessions) {
    if (session.Start < from || session.Start >= until) continue
    const day = days[localDay(Date.parse(session.Start)) - firstDay]
    if (!day) continue
    day.wattHours += Math.round(session.EnergyKwh * 1_000)
    day.prices.push(session.Price)
  }
  const stats: ChargepointStats = {
    Start: from,
    End: until,
    EnergyKwh: days.reduce((sum, { wattHours }) => sum + wattHours, 0) / 1_000,
    Price: sumEuro(days.flatMap(({ prices }) => prices)),
    Sessions: days.reduce((sum, { prices }) => sum + prices.length, 0),
    Days: days.map(({ wattHours, prices }, index) => ({
      Day: dayText(firstDay + index),
      EnergyKwh: wattHours / 1_000,
      Price: sumEuro(prices),
      Sessions: prices.length,
    })),
  }
  return stats
}
