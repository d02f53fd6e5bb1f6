import { personas } from '@portal/fixtures'
import { SETTINGS } from '@portal/schemas'
import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import type { Scene } from '../scene.ts'
import { of, where } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, isGone, shows } from './visible.ts'

const nameOf = (caller: string) => personas.find(({ username }) => username === caller)?.name

const FEES = { StartFee: 0.5, KwhFee: 0.4321, ConnectionFee: 0, ParkingFee: 2.5, DayMaximum: 45 }
const FEES_FROM = '2026-11-21T00:00:00.000Z'
const DAY = 86_400
const RECONNECT_SECONDS = 90

const changedFees = async (scene: Scene) => {
  const [tariff] = await scene.rows('tariff')
  return { params: { id: tariff?.Id }, body: { Version: tariff?.Version, From: FEES_FROM, Fees: FEES } }
}

export const NETWORK_CALLS: { readonly [K in OperationId]?: CallEffect } = {
  runSchedule: {
    make: async (scene) => ({ params: { id: (await scene.rows('schedule'))[0]?.Id } }),
    seen: async (scene, job) => {
      await shows(scene, 'schedule', job.Id, { LastRun: job.LastRun })
      expect((job.Results as readonly Row[])[0]).toMatchObject({
        At: job.LastRun,
        Note: `Run by ${nameOf(scene.caller)}`,
      })
    },
  },
  removeSchedule: {
    make: async (scene) => {
      const job = await scene.get('schedule', 'J002')
      return { params: { id: job.Id }, query: { version: job.Version } }
    },
    seen: (scene, job) => isGone(scene, 'schedule', job.Id),
  },
  removeAlarmRule: {
    make: async (scene) => {
      const rule = await scene.get('alarmrule', 'AR004')
      return { params: { id: rule.Id }, query: { version: rule.Version } }
    },
    seen: async (scene, rule) => {
      await isGone(scene, 'alarmrule', rule.Id)
      const before = await scene.rows('alarm', where({ RuleId: rule.Id }))
      expect(before.length).toBeGreaterThan(0)
      await scene.advance(20 * DAY)
      const after = await scene.rows('alarm', where({ RuleId: rule.Id }))
      expect(after.map(({ Id }) => Id).toSorted()).toEqual(before.map(({ Id }) => Id).toSorted())
    },
  },
  rerateCdr: {
    make: async (scene) => {
      const [cdr] = await scene.rows('cdr', {
        filter: '(Status EX "RATED") AND (IsRoaming EX "false")',
        pagesize: 1,
      })
      const tariff = await scene.get('tariff', String(cdr?.TariffId))
      await scene.done('createupdateTariff', { body: { Id: tariff.Id, Version: tariff.Version, KwhFee: 2 } })
      return { params: { id: cdr?.Id } }
    },
    seen: async (scene, cdr) => {
      await shows(scene, 'cdr', cdr.Id, { Price: cdr.Price, EarlierReceipts: cdr.EarlierReceipts })
      expect(cdr.EarlierReceipts).toHaveLength(1)
      expect(await scene.rows('cdr', where({ Id: cdr.Id, Price: cdr.Price }))).toHaveLength(1)
    },
  },
  removeGenericTable: {
    make: async (scene) => {
      const [row] = await scene.rows('generictable', where({ Key: 'sender' }))
      const { Id, Version } = await scene.done('createupdateGenericTable', {
        body: { Id: row?.Id, Version: row?.Version, Value: 'quagga@example.com' },
      })
      return { params: { id: Id }, query: { version: Version } }
    },
    seen: async (scene, row) => {
      await isGone(scene, 'generictable', row.Id)
      const Email = { Recipient: 'ann@elsewhere.example', Subject: 'Quagga', Body: 'Hello', Status: 'QUEUED' }
      const { Sender } = await scene.done('createupdateEmail', { body: Email })
      expect(Sender).toBe(SETTINGS['mail/sender'].value)
    },
  },
  changeTariffFees: {
    make: changedFees,
    seen: async (scene, { Id, Versions, KwhFee }) => {
      expect(KwhFee).not.toBe(FEES.KwhFee)
      expect(Versions).toMatchObject([{ KwhFee }, { From: FEES_FROM, ...FEES }])
      await shows(scene, 'tariff', Id, { KwhFee, Versions })
      await scene.advance(DAY)
      await shows(scene, 'tariff', Id, { ...FEES, Versions })
      expect(await scene.rows('tariff', where({ Id, KwhFee: FEES.KwhFee }))).toHaveLength(1)
    },
  },
  withdrawTariffFees: {
    make: async (scene) => {
      const parts = await changedFees(scene)
      const { Version } = await scene.done('changeTariffFees', parts)
      return { params: parts.params, query: { version: Version, start: FEES_FROM } }
    },
    seen: async (scene, { Id, Versions, KwhFee }) => {
      expect(Versions).toHaveLength(1)
      await scene.advance(DAY)
      await shows(scene, 'tariff', Id, { KwhFee, Versions })
    },
  },
  endTariff: {
    make: async (scene) => {
      const [tariff] = await scene.rows('tariff')
      return { params: { id: tariff?.Id }, body: { Version: tariff?.Version, EndDate: FEES_FROM } }
    },
    seen: async (scene, { Id, EndDate }) => {
      expect(EndDate).toBe(FEES_FROM)
      await shows(scene, 'tariff', Id, { EndDate })
      await scene.advance(3 * DAY)
      const failed = await scene.rows('cdr', where({ Cause: 'NO_TARIFF' }))
      expect(failed.filter(({ Start }) => String(Start) >= FEES_FROM).length).toBeGreaterThan(0)
    },
  },
  correctCdr: {
    make: async (scene) => {
      const [cdr] = await scene.rows('cdr', {
        filter: '(Status EX "RATED") AND (IsRoaming EX "false")',
        pagesize: 1,
      })
      if (!cdr) throw new Error('no record is rated')
      const { Id, Version, Start, Stop } = cdr
      return {
        params: { id: Id },
        body: { Version, Start, Stop, Consumption: 0.5, Reason: 'Meter was wrong' },
      }
    },
    seen: async (scene, cdr, { params }) => {
      await shows(scene, 'cdr', cdr.Id, { Consumption: 0.5, Price: cdr.Price, CorrectsId: params?.id })
      await shows(scene, 'cdr', String(params?.id), { Status: 'CORRECTED', CorrectedById: cdr.Id })
      const session = { EnergyKwh: 0.5, Price: cdr.Price, CorrectedOn: cdr.CreatedOn }
      await shows(scene, 'chargesession', String(cdr.SessionId), session)
    },
  },
  dismissCdr: {
    make: async (scene) => {
      const [cdr] = await scene.rows('cdr', { filter: '(Status EX "ERROR")', pagesize: 1 })
      return { params: { id: cdr?.Id }, body: { reason: 'A test by the installer' } }
    },
    seen: async (scene, cdr) => {
      const DismissReason = 'A test by the installer'
      await shows(scene, 'cdr', cdr.Id, { Status: 'ERROR', DismissReason })
      expect(await scene.rows('cdr', where({ Id: cdr.Id, DismissReason }))).toHaveLength(1)
      expect(await scene.rows('cdr', where({ Id: cdr.Id, DismissReason: '' }))).toEqual([])
    },
  },
  acknowledgeAlarms: {
    make: async (scene) => {
      const [alarm] = await scene.rows('alarm', { filter: '(Status EX "OPEN")', pagesize: 1 })
      return { body: { Code: alarm?.Code, Raised: alarm?.Raised } }
    },
    seen: async (scene, _group, { body }) => {
      const open = await scene.rows('alarm', where({ Status: 'OPEN', Raised: body?.Raised }))
      expect(open).toEqual([])
      const [alarm] = await scene.rows('alarm', where({ Code: body?.Code, Raised: body?.Raised }))
      await shows(scene, 'alarm', String(alarm?.Id), {
        Status: 'ACKNOWLEDGED',
        AcknowledgedBy: nameOf(scene.caller),
      })
    },
  },
  retryBacklog: {
    make: async () => ({ params: { id: 'BL01' }, body: { reason: 'Prices are back' } }),
    seen: async (scene, backlog) => {
      await shows(scene, 'backlog', 'BL01', { Waiting: backlog.Waiting, Actions: backlog.Actions })
      // A record without energy keeps its error, because only a correction can price it.
      for (const { Target } of backlog.Entries as readonly Row[])
        expect(await scene.get('cdr', String(Target))).toMatchObject({ Cause: 'NO_ENERGY' })
      expect(await scene.rows('cdr', where({ Status: 'ERROR', ModifiedOn: backlog.ModifiedOn }))).toEqual([])
    },
  },
  purgeBacklog: {
    make: async (scene) => {
      const [entry] = (await scene.get('backlog', 'BL03')).Entries as readonly Row[]
      return { params: { id: 'BL03' }, body: { reason: 'Sent by hand', entries: [entry?.Id] } }
    },
    seen: async (scene, backlog, { body }) => {
      await shows(scene, 'backlog', 'BL03', { Waiting: backlog.Waiting, Entries: backlog.Entries })
      const purged = (body?.entries as readonly string[] | undefined)?.[0] ?? ''
      expect(JSON.stringify(backlog.Entries)).not.toContain(purged)
      await shows(scene, 'email', purged.slice('EMAIL:'.length), { Status: 'FAILED' })
    },
  },
  closeConnection: {
    make: async (scene) => {
      const [connection] = await scene.rows('connection', where({ Status: 'OPEN' }))
      return { params: { id: connection?.Id } }
    },
    seen: async (scene, { Id, ChargePointId, Since }) => {
      await shows(scene, 'connection', Id, { Status: 'CLOSED', Since })
      await shows(scene, 'chargepoint', String(ChargePointId), { Status: 'OFFLINE' })
      const message = { chargepointid: ChargePointId, action: 'ClearCache' }
      const { Id: lost } = await scene.done('postChargepointMessage', { body: message })
      await scene.advance(RECONNECT_SECONDS)
      expect(await scene.done('getChargepointMessage', { params: { id: lost } })).toMatchObject({
        Status: 'FAILED',
      })
      await shows(scene, 'connection', Id, { Status: 'OPEN' })
      await shows(scene, 'chargepoint', String(ChargePointId), { Status: 'ONLINE' })
    },
  },
  handleErrors: {
    make: async (scene) => {
      const [error] = await scene.rows('errorlog', { filter: '(Status EX "OPEN")', pagesize: 1 })
      return { body: { Code: error?.Code, Until: error?.At } }
    },
    seen: async (scene, group, { body }) => {
      expect(group.Open).toBe(0)
      expect(await scene.rows('errorlog', where({ Status: 'OPEN', Code: body?.Code }))).toEqual([])
      const [error] = await scene.rows('errorlog', where({ Code: body?.Code }))
      await shows(scene, 'errorlog', String(error?.Id), { HandledBy: nameOf(scene.caller) })
    },
  },
  accessProtectedUser: {
    make: async (scene) => ({
      params: { id: (await scene.rows('protecteduser'))[0]?.Id },
      body: { reason: 'A call' },
    }),
    seen: async (scene, contact) => {
      const users = await scene.rows('protecteduser', of('RelationContactId', contact.Id), 'superadmin')
      expect(users[0]?.Accesses).toContainEqual(
        expect.objectContaining({ By: scene.caller, Reason: 'A call' }),
      )
    },
  },
}
