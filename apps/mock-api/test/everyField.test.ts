import { CLASS_NAMES, type ClassName, type OperationId } from '@portal/schemas/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asker, isDone } from './asking.ts'
import { listComplaints, recordComplaints } from './effects/complaints.ts'
import { RECORD_EFFECTS } from './effectsOfRecords.ts'
import { answered, currentStatements, initialStatements, OTHER_READS } from './everyPlace.ts'
import { existingRecords } from './existingRecords.ts'
import { valueOf } from './fitting.ts'
import { outdatedStatements } from './outdatedStatements.ts'
import { callersOf, READERS, type Reader, Scene, seersOf } from './scene.ts'
import { isSchema, kindOf, propertiesOf } from './slots.ts'
import { testServer } from './testCalls.ts'
import { callOf, type Row, writableOf } from './written.ts'

const SEED = 20_261_123
const TRIES = 8

const app = await testServer()
const ask = await asker(app)

/** Valid values of fields with rules that the contract does not express. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  AccessCard: [{ subscriptiontypeid: 'ST001' }],
  // Exactly one of these numbers has the right check digit.
  Number: Array.from({ length: 10 }, (_, digit) => `BE-BCA-700001-${digit}`),
  ReservationSlot: ['2026-11-25T09:00:00.000Z'],
  Mobile: ['+32 470 12 34 57'],
  Phone: ['+32 9 225 11 12'],
  EndDate: ['2028-06-30T22:00:00.000Z'],
  Start: ['2020-06-30T22:00:00.000Z'],
}
/** Fields that move a relation into a scope that these tests do not know. Covered by `names.test.ts`. */
const MOVES: readonly string[] = ['ParentRelation']

/** Returns values for a field: a unique text if any text is valid, otherwise valid values of the contract. */
const valuesOf = (
  name: ClassName,
  field: string,
  caller: Reader,
  round: number,
  row: Row,
): readonly unknown[] => {
  const contract = callOf(name, 'createupdate')
  const schema = propertiesOf(contract.body)[field]
  const isText =
    isSchema(schema) &&
    schema.type === 'string' &&
    ['enum', 'format', 'pattern'].every((limit) => schema[limit] === undefined) &&
    kindOf(contract, field) === undefined
  const texts = isText ? [`Quagga ${round} ${field}`] : []
  if (round > 1) return texts
  // The user of a card belongs to its relation.
  if (name === 'token' && field === 'RelationContactId')
    return existingRecords.flatMap(({ kind, owner, id }) =>
      kind === 'relationcontact' && owner === row.RelationId ? [id] : [],
    )
  // The charge point of a request belongs to its relation.
  if (name === 'request' && field === 'ChargePointId')
    return existingRecords.flatMap(({ kind, owner, id }) =>
      kind === 'chargepoint' && owner === row.RelationId ? [id] : [],
    )
  // A charger is at a location of its customer.
  if (field === 'LocationId' && (name === 'chargepoint' || name === 'chargeplacement'))
    return existingRecords.flatMap(({ kind, owner, id }) =>
      kind === 'chargelocation' && owner === row.RelationId ? [id] : [],
    )
  // A card belongs to a subscription of its own relation.
  if (field === 'Subscription')
    return existingRecords.flatMap(({ kind, owner, id }) =>
      kind === 'subscription' && owner === row.RelationId ? [id] : [],
    )
  return (
    VALUES[field] ?? [
      ...texts,
      ...fc.sample(valueOf(contract, field, schema, caller), { seed: SEED, numRuns: TRIES }),
    ]
  )
}

/** Written last, because they can close a record. */
const LAST: readonly string[] = ['Status', 'State']
const inOrder = (fields: readonly string[]) => [
  ...fields.filter((field) => !LAST.includes(field)),
  ...fields.filter((field) => LAST.includes(field)),
]

/** Roles from which the server rejected every value, by class and field. */
const refused = new Map<string, Reader[]>()

/** Writes fields one by one, each with the first accepted value. Returns the accepted ones. */
const writeFields = async (scene: Scene, name: ClassName, first: Row, round: number) => {
  const { id } = callOf(name, 'createupdate')
  const fields: string[] = []
  let row = first
  for (const field of inOrder(writableOf(name)).filter((each) => !MOVES.includes(each))) {
    const others = valuesOf(name, field, scene.caller, round, row).filter(
      // Null would remove the field, and records cannot be found by an absent field.
      (value) => value !== null && JSON.stringify(value) !== JSON.stringify(row[field]),
    )
    for (const value of others) {
      const body = { Id: row.Id, Version: row.Version, [field]: value }
      if (!isDone(await scene.call(id as OperationId, { body }))) continue
      row = await scene.get(name, row.Id)
      fields.push(field)
      break
    }
    if (round === 1 && others.length > 0 && !fields.includes(field))
      refused.set(`${name}.${field}`, [...(refused.get(`${name}.${field}`) ?? []), scene.caller])
  }
  return { row, fields: Object.fromEntries(fields.map((field) => [field, row[field]])) }
}

const writable = CLASS_NAMES.filter((name) => writableOf(name).length > 0)
const writersOf = (name: ClassName) => callersOf(callOf(name, 'createupdate').id as OperationId)
const cases = writable.flatMap((name) => writersOf(name).map((caller) => [name, caller] as const))

it('RECORD_EFFECTS contains every writable class', () => {
  expect(Object.keys(RECORD_EFFECTS).sort()).toEqual([...writable].sort())
})

describe.each(cases)('The fields of a %s written by the %s', (name, caller) => {
  it('are visible to everyone who sees the record, in every list, link, call and report', async () => {
    const { pick, own } = RECORD_EFFECTS[name] ?? {}
    const scene = await Scene.open(app, ask, `field-${name}-${caller}`, caller)
    const first = (await scene.rows(name)).find((row) => pick?.(row, caller) ?? true)
    if (!first) throw new Error(`${caller} has no ${name} to write`)
    const readers = seersOf(name, first).flatMap(([reader, sees]) => (sees ? [reader] : []))
    let before = first
    let places = await initialStatements(scene, name, first, readers)
    const wrong: string[] = []
    const isLast = writersOf(name).at(-1) === caller
    // A second round detects places that still contain the first write. One role per class suffices, because all roles
    // write alike.
    for (const round of isLast ? [1, 2] : [1]) {
      const { row, fields } = await writeFields(scene, name, before, round)
      const change = { name, id: row.Id, before, fields }
      const now = await currentStatements(scene, places)
      wrong.push(...outdatedStatements(places, now, change, own))
      for (const [reader, sees] of seersOf(name, row))
        if (sees) {
          wrong.push(...(await recordComplaints(scene, change, reader)))
          if (isLast && round === 1) wrong.push(...(await listComplaints(scene, change, reader)))
        } else if (await scene.one(name, row.Id, reader)) wrong.push(`${reader} sees a record of others`)
      before = row
      places = now
    }
    expect(wrong).toEqual([])
  })
})

const NETWORK: readonly Reader[] = ['operator', 'superadmin']

/** Fields that a role cannot write alone, with the server's reason. */
const NOT_ALONE: Readonly<Record<string, { readonly by: readonly Reader[]; readonly because: string }>> = {
  'relationcontact.Role': { by: ['driver'], because: 'nobody changes their own role' },
  'chargeplacement.WhitelistGroup': {
    by: ['driver'],
    because:
      'a driver has no group before one is created: `setPlacementGroup` in effects/placements.ts writes it',
  },
  'subscription.RelationId': {
    by: ['entity', 'operator', 'superadmin'],
    because:
      'its cards belong to its relation, so it changes only with other fields, as in savedRecords.test.ts',
  },
  'subscriptiontype.Code': {
    by: NETWORK,
    because: 'every code is in use: `createSubscriptionType` creates a type for one relation',
  },
  'alarmrule.Event': { by: NETWORK, because: 'the alarms of a rule belong to its event' },
  'tariff.Type': { by: NETWORK, because: 'sessions of a type are priced by tariffs of that type' },
  'chargepoint.RelationId': {
    by: ['entity', 'operator', 'superadmin'],
    because: 'its location belongs to its customer, so both change together: bco/rules/places.test.ts',
  },
  'chargepoint.CpoContractId': {
    by: ['fleet', 'entity', 'operator', 'superadmin'],
    because: 'only operators choose it, among the contracts of the customer: bco/chargepointWork.test.ts',
  },
  'cpocontract.RelationId': {
    by: ['operator', 'superadmin'],
    because: 'a contract keeps its customer',
  },
  'request.Kind': { by: READERS, because: 'the kind of a request never changes' },
  'request.Messages': {
    by: READERS,
    because: 'they are added one by one: `addMessage` in effects/requests.ts',
  },
  'request.ChargePointId': {
    by: ['driver', 'fleet', 'entity'],
    because: 'only operators set the result of a request',
  },
  'request.AssignedTo': { by: ['driver', 'fleet', 'entity'], because: 'only operators assign the work' },
  'bulkcommand.Command': { by: ['superadmin'], because: 'a sent command never changes' },
  'bulkcommand.Payloads': { by: ['superadmin'], because: 'the parameters of a command never change' },
  'bulkcommand.ChargePointIds': {
    by: ['superadmin'],
    because: 'the chargers of a command never change',
  },
  'bulkcommand.Status': {
    by: ['superadmin'],
    because: 'all of these are done; bco/network/bulkCommand.test.ts cancels a running one',
  },
}

/** Reads that these tests do not cover, with the reason. */
const NOT_ASKED: { readonly [K in OperationId]?: string } = {
  getBanner: 'it does not depend on records',
  getScheduleFile: 'a report has a file only after a run: bco/network/jobs.test.ts reads one',
  getAttachment:
    'no record of the initial world has a file: `removeAttachment` in effects/requests.ts reads one',
  getContractFile:
    'no contract of the initial world has a file: `removeContractFile` in effects/contracts.ts reads one',
  getChargepointMessage:
    'the initial world has no messages: `postChargepointMessage` in effects/chargers.ts reads one',
  previewCorrection: 'it requires the figures of a correction: bco/network/correct.test.ts reads one',
  listNotes: 'the initial world has no notes: `addNote` in effects/notes.ts reads them',
  getPlacementGroup:
    'no placement of the initial world has a group: `setPlacementGroup` in effects/placements.ts reads it',
}

describe('The tests of this file', () => {
  it('write every field as every role that may write its class, except the listed fields', () => {
    const expected = Object.fromEntries(Object.entries(NOT_ALONE).map(([field, { by }]) => [field, by]))
    expect(Object.fromEntries(refused)).toEqual(expected)
  })

  it('call every read except the listed ones', () => {
    expect(OTHER_READS.filter((id) => !answered.has(id)).sort()).toEqual(Object.keys(NOT_ASKED).sort())
  })
})
