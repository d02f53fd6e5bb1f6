import { isProtected } from '@portal/fixtures'
import type { RelationContact } from '@portal/schemas'
import type { OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { PRIVATE_INTAKE } from '../bco/testIntake.ts'
import { OWN, type Parts, READERS, type Reader, type Scene, seersOf } from './scene.ts'
import type { Row } from './written.ts'

/** What a call changes besides the record that it answers, and where that is to be seen. */
export interface CallEffect {
  /** Asked with, on a stage on which it succeeds; undefined for people who have nothing of the kind. */
  readonly make: (scene: Scene) => Promise<Parts | undefined>
  /** Has nothing to do with it for these, although they may call. */
  readonly none?: readonly Reader[]
  /** Others who call, beside one person of each role. */
  readonly callers?: readonly string[]
  readonly seen: (scene: Scene, data: Row, parts: Parts) => Promise<void>
}

type Cards = readonly {
  readonly Id: string
  readonly PrintedNumber?: string
  readonly IsAuthorized: boolean
}[]

const of = (field: string, value: unknown) => ({ filter: `(${field} EX "${String(value)}")` })

/** Everyone who may see a record sees it so in its list and by its id; others see none of it. */
const shows = async (
  scene: Scene,
  name: Parameters<Scene['rows']>[0],
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const record = await scene.get(name, id, 'superadmin')
  for (const [reader, sees] of seersOf(name, record)) {
    const [listed] = await scene.rows(name, of('Id', id), reader)
    const one = await scene.one(name, id, reader)
    if (sees) expect([reader, listed, one]).toMatchObject([reader, fields, fields])
    else expect([reader, listed, one]).toEqual([reader, undefined, undefined])
  }
}

const isGone = async (scene: Scene, name: Parameters<Scene['rows']>[0], id: string): Promise<void> => {
  for (const reader of READERS)
    expect([await scene.one(name, id, reader), await scene.rows(name, of('Id', id), reader)]).toEqual([
      undefined,
      [],
    ])
}

/** A charger of the caller's relation that is heard, with a connector in this state. */
const connectorWith = async (scene: Scene, isWanted: (connector: Row) => boolean) => {
  const chargers = await scene.rows('chargepoint', of('RelationId', OWN[scene.caller]))
  for (const charger of chargers)
    for (const connector of charger.Connectors as readonly Row[])
      if (charger.Status === 'ONLINE' && charger.AdminState === 'ENABLED' && isWanted(connector))
        return { charger, connector }
  return undefined
}

const freeCard = async (scene: Scene): Promise<Row | undefined> => {
  const cards = await scene.rows('token', {
    filter: `(RelationId EX "${OWN[scene.caller]}") AND (State EX "ACTIVE")`,
  })
  for (const card of cards.toReversed()) {
    const sessions = await scene.rows('chargesession', {
      filter: `(TokenId EX "${card.Id}") AND (Status EX "CHARGING")`,
    })
    if (sessions.length === 0 && card.IsSubscriptionMissing !== true) return card
  }
  return undefined
}

/** Starts a charge, so that there is one to stop, and lets it run a while. */
const running = async (scene: Scene): Promise<Parts | undefined> => {
  const parts = await startable(scene)
  if (!parts) return undefined
  await scene.done('postRemoteStart', parts)
  await scene.advance(1_800)
  return { body: { connectorid: parts.body?.connectorid } }
}

const startable = async (scene: Scene): Promise<Parts | undefined> => {
  const found = await connectorWith(scene, ({ Status }) => Status === 'AVAILABLE')
  const card = await freeCard(scene)
  return found && card && { body: { connectorid: found.connector.Id, tokenid: card.Id } }
}

/** What every place says of a connector. */
const statusesOf = async (scene: Scene, connectorId: string): Promise<readonly unknown[]> => {
  const chargerId = `CP${connectorId.slice(1, 7)}`
  const inOf = (charger: Row) =>
    (charger.Connectors as readonly Row[]).find(({ Id }) => Id === connectorId)?.Status
  const states = await scene.done<{
    readonly States: readonly { readonly ConnectorId: string; readonly Status: string }[]
  }>('getConnectorStates')
  return [
    inOf(await scene.get('chargepoint', chargerId)),
    inOf(await scene.done('getChargepoint', { params: { id: chargerId } })),
    inOf(await scene.done('getChargepointMinimal', { params: { id: chargerId } })),
    states.States.find(({ ConnectorId }) => ConnectorId === connectorId)?.Status,
  ]
}

/** A charge that ended has its price in the list, the totals, the record of it and the report of its day. */
const isRated = async (scene: Scene, connectorId: string): Promise<void> => {
  await scene.advance(600)
  const [session] = await scene.rows('chargesession', {
    filter: `(ConnectorId EX "${connectorId}")`,
    pagesize: 1,
  })
  expect(session).toMatchObject({ Status: 'COMPLETED' })
  const [cdr] = await scene.rows('cdr', of('SessionId', session?.Id))
  expect(cdr).toMatchObject({ Price: session?.Price, Consumption: session?.EnergyKwh })
  const totals = await scene.done<Record<string, number>>('getChargesessionTotals', {
    query: of('Id', session?.Id),
  })
  expect(totals).toMatchObject({ Price: session?.Price })
}

/** Private people have no group before they make one; its lists are made by the network. */
const makeGroup = async (scene: Scene): Promise<void> => {
  const body = { Code: 'HOME#1', Description: 'At home' }
  const { Code: group } = await scene.done('saveWhitelistGroup', { params: { relId: OWN.driver }, body })
  const x = (await scene.rows('token', of('State', 'ACTIVE')))[0]?.Id
  await scene.done('addPrintedNumber', { params: { group, x }, body: {} })
  await scene.done('addAuthorize', { params: { group, x } })
  const list = { Code: 'HOME#1-FLEET-1', Description: 'All', TokenIds: [x] }
  await scene.done('saveWhitelist', { params: { group }, body: list }, 'superadmin')
}

/** A group of the caller with a list and some cards. */
const groupOf = async (
  scene: Scene,
): Promise<{ readonly group: Row; readonly list: Row; readonly cards: Cards }> => {
  if (scene.caller === 'driver') await makeGroup(scene)
  const [group] = await scene.rows('whitelistgroup', {
    ...of('RelationId', groupRelation(scene)),
    pagesize: 1,
  })
  const [list] = await scene.rows('whitelist', of('WhitelistGroup', group?.Code))
  if (!group || !list) throw new Error(`${scene.caller} has no group`)
  return { group, list, cards: group.Tokens as Cards }
}
const groupRelation = ({ caller }: Scene): string => (caller === 'entity' ? 'R00006' : OWN[caller])

const isInGroups = async (scene: Scene, group: Row): Promise<void> => {
  await shows(scene, 'whitelistgroup', group.Id, { Code: group.Code, Tokens: group.Tokens })
  const listed = await scene.done<readonly Row[]>('listWhitelistGroups', {
    params: { relId: group.RelationId },
  })
  expect(listed.find(({ Id }) => Id === group.Id)).toMatchObject({ Code: group.Code })
}

const requestWith = (scene: Scene, isWanted: (row: Row) => boolean) =>
  scene.rows('request', of('RelationId', OWN[scene.caller])).then((rows) => rows.find(isWanted))

/** A new request of the caller, at the beginning of its way. */
const newRequest = (scene: Scene, Draft: object): Promise<Row> =>
  scene.done('createupdateRequest', {
    body: { Kind: 'CHARGER', Summary: 'A charger', RelationId: OWN[scene.caller], Draft },
  })

const placementOf = async (scene: Scene): Promise<Row> => {
  const [placement] = await scene.rows('chargeplacement', {
    ...of('RelationId', OWN[scene.caller]),
    pagesize: 1,
  })
  if (!placement) throw new Error(`${scene.caller} has no placement`)
  return placement
}

/** The charger of a placement says what the placement says. */
const onCharger = async (
  scene: Scene,
  placement: Row,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await shows(scene, 'chargepoint', String(placement.ChargePointId), fields)
  for (const [field, value] of Object.entries(fields)) {
    const found = await scene.rows('chargepoint', {
      filter: `(Id EX "${placement.ChargePointId}") AND (${field} EX "${value}")`,
    })
    expect([field, found.length]).toEqual([field, 1])
  }
}

const detailsOf = (scene: Scene, { Id }: Row) => scene.done('getContractDetails', { params: { id: Id } })

/** A colleague who is no protected person and has a card. */
const colleague = async (scene: Scene): Promise<Row | undefined> => {
  const people = await scene.rows('relationcontact', { filter: '(Role EX "User")' })
  const relation = scene.caller === 'entity' ? undefined : OWN[scene.caller]
  return people.find(
    (row) =>
      !isProtected(row as unknown as RelationContact) &&
      (relation === undefined || (row.Relation as Row).Id === relation) &&
      (row.Relation as { readonly IsCompany?: number }).IsCompany === 1 &&
      row.LastLogin !== undefined,
  )
}

const planned = async (scene: Scene): Promise<Parts> => {
  const request = await newRequest(scene, { surveyType: 'ON_SITE' })
  return {
    params: { id: request.Id },
    body: { Version: request.Version, Purpose: 'INSTALLATION', At: '2026-11-25T09:00:00.000Z' },
  }
}

/** Every write that is not a class's own: what it takes, and where its effect is seen. */
export const CALL_EFFECTS: { readonly [K in OperationId]?: CallEffect } = {
  postSetup: {
    make: async () => ({ body: PRIVATE_INTAKE }),
    none: READERS,
    callers: ['newcomer', 'newcomer-company'],
    seen: async (scene) => {
      const caller = scene.caller as string
      const info = await scene.done<Record<string, Row>>('getUserInfo', {}, caller)
      const relation = String(info.Relation?.Id)
      expect((await scene.get('relation', relation, 'operator')).Description).toBe(PRIVATE_INTAKE.name)
      expect(await scene.get('relationcontact', String(info.RelationContact?.Id), 'operator')).toMatchObject({
        Relation: { Id: relation },
      })
      for (const call of ['getRelationTreeviewer', 'listSelectableRelations'] as const)
        expect(await scene.done<readonly Row[]>(call, {}, 'operator')).toContainEqual(
          expect.objectContaining({ Id: relation, Description: PRIVATE_INTAKE.name }),
        )
    },
  },
  getCleanUp: {
    make: async (scene) => {
      await scene.done('postSetup', { body: PRIVATE_INTAKE })
      return { query: { debug: 1 } }
    },
    none: READERS,
    callers: ['newcomer'],
    seen: async (scene) => expect((await scene.call('getUserInfo')).code).toBe('SETUP'),
  },
  putChangePassword: {
    make: async () => ({ body: { currentPassword: 'Charge-2026!', newPassword: 'Another-2026!' } }),
    seen: async (scene, _data, parts) => {
      expect((await scene.call('putChangePassword', parts)).code).toBe('WrongPassword')
      await scene.done('putChangePassword', {
        body: { currentPassword: 'Another-2026!', newPassword: 'Third-time-2026!' },
      })
    },
  },
  putChargepoint: {
    make: async (scene) => {
      const [charger] = await scene.rows('chargepoint', of('RelationId', OWN[scene.caller]))
      if (!charger) return undefined
      const Settings = [{ Key: 'LightIntensity', Value: '40' }]
      return {
        body: {
          Id: charger.Id,
          Version: charger.Version,
          Description: 'Quagga',
          AdminState: 'DISABLED',
          Settings,
        },
      }
    },
    seen: async (scene, { Id, PlacementId }) => {
      await shows(scene, 'chargepoint', Id, { Description: 'Quagga', AdminState: 'DISABLED' })
      await shows(scene, 'chargeplacement', String(PlacementId), { Description: 'Quagga' })
      const settings = await scene.done('getChargepointSettings', { params: { id: Id } })
      expect(settings.Settings).toContainEqual(
        expect.objectContaining({ Key: 'LightIntensity', Value: '40' }),
      )
      for (const session of await scene.rows('chargesession', { ...of('ChargePointId', Id), pagesize: 5 }))
        expect(session.Description).toBe('Quagga')
      // A disabled one takes no car.
      const connector = `C${Id.slice(2)}-1`
      const tokenid = (await freeCard(scene))?.Id
      const start = await scene.done('postRemoteStart', { body: { connectorid: connector, tokenid } })
      expect(start.Status).toBe('REJECTED')
    },
  },
  postChargepointMessage: {
    make: async (scene) => {
      const found = await connectorWith(scene, () => true)
      return found && { body: { chargepointid: found.charger.Id, action: 'ClearCache' } }
    },
    seen: async (scene, { Id }, { body }) => {
      await scene.advance(10)
      for (const [reader, sees] of seersOf(
        'chargepoint',
        await scene.get('chargepoint', String(body?.chargepointid)),
      )) {
        const message = await scene.call('getChargepointMessage', { params: { id: Id } }, reader)
        expect([reader, message.code]).toEqual([reader, sees ? '' : 'UNKNOWNREQUEST'])
        if (sees) expect(message.data).toMatchObject({ Status: 'ANSWERED', Action: 'ClearCache' })
      }
    },
  },
  postRemoteStart: {
    make: startable,
    seen: async (scene, { SessionId, Status }, { body }) => {
      expect(Status).toBe('ACCEPTED')
      await scene.advance(60)
      const connector = String(body?.connectorid)
      expect(await statusesOf(scene, connector)).toEqual(Array(4).fill('CHARGING'))
      await shows(scene, 'chargesession', String(SessionId), {
        ConnectorId: connector,
        TokenId: body?.tokenid,
      })
      const running = await scene.rows('chargesession', { filter: '(Status EX "CHARGING")' })
      expect(running.map(({ Id }) => Id)).toContain(SessionId)
    },
  },
  postRemoteStop: {
    make: running,
    seen: async (scene, { SessionId }, { body }) => {
      const connector = String(body?.connectorid)
      await isRated(scene, connector)
      await shows(scene, 'chargesession', String(SessionId), { Status: 'COMPLETED' })
      expect(await statusesOf(scene, connector)).not.toContain('CHARGING')
    },
  },
  postRemoteReset: {
    make: running,
    seen: async (scene, data, { body }) => {
      expect(data.Status).toBe('ACCEPTED')
      await scene.advance(10)
      expect(await statusesOf(scene, String(body?.connectorid))).toEqual(Array(4).fill('UNAVAILABLE'))
      await isRated(scene, String(body?.connectorid))
      const charger = await scene.get('chargepoint', String(data.ChargePointId))
      expect(String(charger.LastBootNotification) >= String(data.At)).toBe(true)
    },
  },
  postRemoteUnlock: {
    make: running,
    seen: (scene, _data, { body }) => isRated(scene, String(body?.connectorid)),
  },
  postGuestCharging: {
    make: async (scene) => {
      const placement = await placementOf(scene)
      return {
        params: { id: placement.Id },
        body: { Version: placement.Version, isCustomfee: true, customfee: 0.55 },
      }
    },
    seen: async (scene, placement) => {
      const GuestCharge = { isCustomfee: true, customfee: 0.55 }
      await shows(scene, 'chargeplacement', placement.Id, { GuestCharge })
      await onCharger(scene, placement, { IsGuestCharge: true })
      expect(await detailsOf(scene, placement)).toMatchObject({ GuestCharge, CustomGuestFee: 4 })
    },
  },
  postReimbursement: {
    make: async (scene) => {
      const placement = await placementOf(scene)
      const [contact] = await scene.rows('relationcontact', {
        filter: `(Relation EX "${(await scene.get('relation', OWN[scene.caller])).Description}")`,
      })
      return {
        params: { id: placement.Id },
        body: {
          Version: placement.Version,
          isReimburse: true,
          reimburserId: contact?.Id,
          reimbsubscriptiontypeid: 'ST001',
        },
      }
    },
    seen: async (scene, placement, { body }) => {
      const Reimbursement = { isReimburse: true, reimburserId: body?.reimburserId }
      await shows(scene, 'chargeplacement', placement.Id, { Reimbursement })
      expect(await detailsOf(scene, placement)).toMatchObject({ Reimbursement })
    },
  },
  postPlugAndCharge: {
    make: async (scene) => {
      const placement = await placementOf(scene)
      return {
        params: { id: placement.Id },
        body: { Version: placement.Version, isPlugCharge: true, isCreg: true },
      }
    },
    seen: async (scene, placement) => {
      await shows(scene, 'chargeplacement', placement.Id, { PlugCharge: { isCreg: true } })
      await onCharger(scene, placement, { IsPlugCharge: true })
      expect(await detailsOf(scene, placement)).toMatchObject({ PlugCharge: { isCreg: true } })
    },
  },
  addAttachment: {
    make: async (scene) => ({ params: { id: (await newRequest(scene, {})).Id } }),
    seen: async (scene, request, { params }) => {
      await shows(scene, 'request', request.Id, { Attachments: [{ Name: 'plan.pdf' }] })
      expect(await scene.done<readonly Row[]>('listAttachments', { params: params ?? {} })).toHaveLength(1)
    },
  },
  removeAttachment: {
    make: async (scene) => {
      const { Id } = await newRequest(scene, {})
      const { Attachments } = await scene.done<{ readonly Attachments: readonly Row[] }>('addAttachment', {
        params: { id: Id },
      })
      return { params: { id: Id, attachment: Attachments[0]?.Id } }
    },
    seen: async (scene, request, { params }) => {
      await shows(scene, 'request', request.Id, { Attachments: [] })
      expect(await scene.done<readonly Row[]>('listAttachments', { params: params ?? {} })).toEqual([])
      expect((await scene.call('getAttachment', { ...(params && { params }) })).code).toBe('UNKNOWNREQUEST')
    },
  },
  planSlot: {
    make: planned,
    seen: async (scene, request, { body }) => {
      await shows(scene, 'request', request.Id, { Status: 'PLANNED', ReservationSlot: body?.At })
      const other = await newRequest(scene, {})
      const slots = await scene.done<readonly Row[]>('listSlots', {
        params: { id: other.Id },
        query: { from: '2026-11-25', days: 1 },
      })
      expect(slots.find(({ At }) => At === body?.At)).toMatchObject({ IsFree: false })
    },
  },
  sendSurvey: {
    make: async (scene) => {
      const request = await newRequest(scene, { surveyType: 'REMOTE' })
      return { params: { id: request.Id }, body: { Version: request.Version, Details: 'By the door' } }
    },
    seen: (scene, request) =>
      shows(scene, 'request', request.Id, { Status: 'SURVEY', Draft: { surveyDetails: 'By the door' } }),
  },
  cancelRequest: {
    make: async (scene) => {
      const parts = await planned(scene)
      const request = await scene.done('planSlot', parts)
      return { params: { id: request.Id }, body: { Version: request.Version, Reason: 'No more' } }
    },
    seen: async (scene, request) => {
      await shows(scene, 'request', request.Id, { Status: 'CANCELLED' })
      const other = await newRequest(scene, {})
      const slots = await scene.done<readonly Row[]>('listSlots', {
        params: { id: other.Id },
        query: { from: '2026-11-25', days: 1 },
      })
      expect(slots.find(({ At }) => At === request.ReservationSlot)).toMatchObject({ IsFree: true })
    },
  },
  addMessage: {
    make: async (scene) => {
      const request = await requestWith(scene, () => true)
      return request && { params: { id: request.Id }, body: { Text: 'Is there news?' } }
    },
    seen: async (scene, request) => {
      const Name = (await scene.done<Record<string, Row>>('getUserInfo')).RelationContact?.Name
      const Messages = request.Messages as readonly Row[]
      expect(Messages.at(-1)).toMatchObject({ By: Name, Text: 'Is there news?' })
      await shows(scene, 'request', request.Id, { Messages })
    },
  },
  createSubscriptionType: {
    make: async (scene) => ({
      params: { relId: OWN[scene.caller] },
      body: { Code: 'KISS', Description: 'Quagga', MonthlyFee: 3.5 },
    }),
    seen: async (scene, type) => {
      await shows(scene, 'subscriptiontype', type.Id, { Description: 'Quagga', MonthlyFee: 3.5 })
      const types = await scene.done<readonly Row[]>(
        'listSubscriptionTypes',
        { params: { relId: type.RelationId } },
        'fleet',
      )
      expect(types.map(({ Id }) => Id)).toContain(type.Id)
    },
  },
  postContactIntoRelation: {
    make: async (scene) => {
      const person = await colleague(scene)
      return person && { params: { id: person.Id }, body: { iscompany: '1' } }
    },
    seen: async (scene, relation, { params }) => {
      const contact = await scene.get('relationcontact', String(params?.id))
      expect(contact.Relation).toMatchObject({ Id: relation.Id, Description: relation.Description })
      for (const call of ['getRelationTreeviewer', 'listSelectableRelations'] as const)
        expect(await scene.done<readonly Row[]>(call)).toContainEqual(
          expect.objectContaining({
            Id: relation.Id,
            Relation: expect.objectContaining({ Id: (relation.ParentRelation as Row).Id }),
          }),
        )
      const people = (x: unknown) =>
        scene.done<readonly Row[]>('getMyInfo', { params: { x, type: 'RelationContact' } })
      expect((await people(relation.Id)).map(({ Id }) => Id)).toContain(contact.Id)
      expect((await people((relation.ParentRelation as Row).Id)).map(({ Id }) => Id)).not.toContain(
        contact.Id,
      )
    },
  },
  removeRelationContact: {
    make: async (scene) => {
      const person = await colleague(scene)
      return person && { params: { id: person.Id }, query: { version: person.Version } }
    },
    seen: async (scene, contact) => {
      await isGone(scene, 'relationcontact', contact.Id)
      for (const reader of ['operator', 'superadmin'])
        expect(await scene.rows('token', of('RelationContactId', contact.Id), reader)).toEqual([])
      const { Id } = contact.Relation as Row
      for (const [call, params] of [
        ['getRelationChildElements', { id: Id }],
        ['getMyInfo', { x: Id, type: 'RelationContact' }],
      ] as const)
        expect((await scene.done<readonly Row[]>(call, { params })).map((each) => each.Id)).not.toContain(
          contact.Id,
        )
    },
  },
  saveWhitelistGroup: {
    make: async (scene) => {
      const { group } = await groupOf(scene)
      const { Id, Version, RelationId } = group
      return { params: { relId: RelationId }, body: { Id, Version, Code: 'QUAGGA#1', Description: 'Quagga' } }
    },
    seen: async (scene, group) => {
      await isInGroups(scene, group)
      for (const list of await scene.rows('whitelist', of('RelationId', group.RelationId)))
        if (String(list.Code).endsWith('FLEET-1')) expect(list.WhitelistGroup).toBe('QUAGGA#1')
    },
  },
  cloneWhitelistGroup: {
    make: async (scene) => ({
      params: { group: (await groupOf(scene)).group.Code },
      body: { Code: 'COPY#1', Description: 'A copy' },
    }),
    seen: (scene, group) => isInGroups(scene, group),
  },
  addPrintedNumber: {
    make: async (scene) => {
      const { group, cards } = await groupOf(scene)
      const x = cards[0]?.Id
      await scene.done(
        'removeCard',
        { params: { group: group.Code, a: x, b: 'printednumber' } },
        'superadmin',
      )
      return { params: { group: group.Code, x }, body: { PrintedNumber: 'QUAGGA7' } }
    },
    seen: async (scene, group, { params }) => {
      await isInGroups(scene, group)
      // What is printed on a card is said once, and every place says it.
      await shows(scene, 'token', String(params?.x), { PrintedNumber: 'QUAGGA7' })
      expect((await scene.rows('token', of('PrintedNumber', 'QUAGGA7'))).map(({ Id }) => Id)).toEqual([
        params?.x,
      ])
    },
  },
  addAuthorize: {
    make: async (scene) => {
      const { group, cards } = await groupOf(scene)
      for (const { Id } of cards) {
        if ((await scene.get('token', Id)).State !== 'ACTIVE') continue
        await scene.done('removeCard', { params: { group: group.Code, a: Id, b: 'authorize' } }, 'superadmin')
        return { params: { group: group.Code, x: Id } }
      }
      return undefined
    },
    seen: async (scene, group, { params }) => {
      await isInGroups(scene, group)
      const card = (group.Tokens as Cards).find(({ Id }) => Id === params?.x)
      expect(card?.IsAuthorized).toBe(true)
    },
  },
  removeCard: {
    make: async (scene) => {
      const { group, list } = await groupOf(scene)
      const a = (list.Tokens as Cards)[0]?.Id
      await scene.done('removeCard', { params: { group: group.Code, a, b: 'printednumber' } })
      return { params: { group: group.Code, a, b: 'authorize' } }
    },
    seen: async (scene, group, { params }) => {
      await isInGroups(scene, group)
      for (const list of await scene.rows('whitelist', of('WhitelistGroup', group.Code)))
        expect((list.Tokens as Cards).map(({ Id }) => Id)).not.toContain(params?.a)
    },
  },
  saveWhitelist: {
    make: async (scene) => {
      const { group, cards } = await groupOf(scene)
      return {
        params: { group: group.Code },
        body: { Code: 'QUAGGA#L', Description: 'Quagga', TokenIds: [cards[0]?.Id] },
      }
    },
    seen: async (scene, list, { body }) => {
      await shows(scene, 'whitelist', list.Id, { Code: 'QUAGGA#L' })
      expect((list.Tokens as Cards).map(({ Id }) => Id)).toEqual(body?.TokenIds)
    },
  },
  removeWhitelist: {
    make: async (scene) => {
      const { group, list } = await groupOf(scene)
      return { params: { group: group.Code, item: list.Code } }
    },
    seen: (scene, list) => isGone(scene, 'whitelist', list.Id),
  },
  moveTokens: {
    make: async (scene) => {
      const { group, list } = await groupOf(scene)
      await scene.done('saveWhitelist', {
        params: { group: group.Code },
        body: { Code: 'TO#L', Description: 'To', TokenIds: [] },
      })
      return { params: { group: group.Code, from: list.Code, to: 'TO#L' } }
    },
    seen: async (scene, to, { params }) => {
      await shows(scene, 'whitelist', to.Id, { Tokens: to.Tokens })
      expect((to.Tokens as Cards).length).toBeGreaterThan(0)
      expect((await scene.rows('whitelist', of('Code', params?.from)))[0]).toMatchObject({ Tokens: [] })
    },
  },
  removeWhitelistGroup: {
    make: async (scene) => {
      const { group } = await groupOf(scene)
      return { params: { relId: group.RelationId, group: group.Code } }
    },
    seen: async (scene, group) => {
      await isGone(scene, 'whitelistgroup', group.Id)
      for (const reader of ['operator', scene.caller])
        expect(await scene.rows('whitelist', of('WhitelistGroup', group.Code), reader)).toEqual([])
      const listed = await scene.done<readonly Row[]>('listWhitelistGroups', {
        params: { relId: group.RelationId },
      })
      expect(listed.map(({ Id }) => Id)).not.toContain(group.Id)
    },
  },
  setPlacementGroup: {
    // A driver has no group of cards before an operator makes one.
    make: async (scene) => {
      const relId = OWN[scene.caller]
      await scene.done(
        'saveWhitelistGroup',
        { params: { relId }, body: { Code: 'QUAGGA#G', Description: 'Quagga' } },
        'superadmin',
      )
      // Where neither guests nor cars with a contract are let in besides.
      const chargers = await scene.rows('chargepoint', of('RelationId', relId))
      const charger = chargers.find(
        ({ IsPlugCharge, IsGuestCharge }) => IsPlugCharge !== true && IsGuestCharge !== true,
      )
      const placement = await scene.get('chargeplacement', String(charger?.PlacementId))
      return {
        params: { id: placement.Id },
        body: { Version: placement.Version, WhitelistGroup: 'QUAGGA#G' },
      }
    },
    seen: async (scene, group, { params }) => {
      const id = String(params?.id)
      await shows(scene, 'chargeplacement', id, { WhitelistGroup: 'QUAGGA#G' })
      expect(await scene.done('getPlacementGroup', { params: { id } })).toMatchObject({ Id: group.Id })
      // An empty group lets no card in, and a group in use is not removed.
      const tokenid = (await freeCard(scene))?.Id
      const placement = await scene.get('chargeplacement', id)
      const start = await scene.done('postRemoteStart', {
        body: { connectorid: `C${String(placement.ChargePointId).slice(2)}-1`, tokenid },
      })
      expect(start.Status).toBe('REJECTED')
      const params2 = { relId: group.RelationId, group: 'QUAGGA#G' }
      expect((await scene.call('removeWhitelistGroup', { params: params2 }, 'superadmin')).code).toBe(
        'TOKGRINUSE',
      )
    },
  },
  runSchedule: {
    make: async (scene) => ({ params: { id: (await scene.rows('schedule'))[0]?.Id } }),
    seen: async (scene, job) => {
      await shows(scene, 'schedule', job.Id, { LastRun: job.LastRun })
      expect((job.Results as readonly Row[])[0]).toMatchObject({
        At: job.LastRun,
        Note: `Run by ${scene.caller}`,
      })
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
      expect(
        await scene.rows('cdr', { filter: `(Id EX "${cdr.Id}") AND (Price EX "${cdr.Price}")` }),
      ).toHaveLength(1)
    },
  },
  acknowledgeAlarms: {
    make: async (scene) => {
      const [alarm] = await scene.rows('alarm', { filter: '(Status EX "OPEN")', pagesize: 1 })
      return { body: { Code: alarm?.Code, Raised: alarm?.Raised } }
    },
    seen: async (scene, _group, { body }) => {
      const open = await scene.rows('alarm', {
        filter: `(Status EX "OPEN") AND (Raised EX "${body?.Raised}")`,
      })
      expect(open).toEqual([])
      const [alarm] = await scene.rows('alarm', {
        filter: `(Code EX "${body?.Code}") AND (Raised EX "${body?.Raised}")`,
      })
      await shows(scene, 'alarm', String(alarm?.Id), { Status: 'ACKNOWLEDGED', AcknowledgedBy: scene.caller })
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
