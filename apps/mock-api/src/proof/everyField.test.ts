import { CLASS_NAMES, type ClassName, type OperationId } from '@portal/schemas/contract'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from '../bco/testCalls.ts'
import { type Ask, asker, isDone } from './asking.ts'
import { complaintsOf } from './effects/complaints.ts'
import { RECORD_EFFECTS, type RecordEffect } from './effectsOfRecords.ts'
import { valueOf } from './fitting.ts'
import { callersOf, type Reader, Scene, seersOf } from './scene.ts'
import { propertiesOf } from './slots.ts'
import { callOf, type Row, writableOf } from './written.ts'

const SEED = 20_261_123
/** So many values of a field are tried until a rule takes one. */
const TRIES = 8

let app: FastifyInstance
let ask: Ask
beforeAll(async () => {
  app = await testServer()
  ask = await asker(app)
})
afterAll(() => app.close())

/** Texts that rules look into. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  Mobile: ['+32 470 12 34 57'],
  Phone: ['+32 9 225 11 12'],
  EndDate: ['2028-06-30T22:00:00.000Z'],
  Start: ['2020-06-30T22:00:00.000Z'],
}
/** It moves a relation out of the reach that these tests know; `names.test.ts` moves one. */
const MOVES: readonly string[] = ['ParentRelation']

const written = new Map<ClassName, readonly string[]>()

/** Writes one field after another, each with the first of some values that is taken; answers which were. */
const writeFields = async (scene: Scene, name: ClassName, first: Row, caller: Reader) => {
  const contract = callOf(name, 'createupdate')
  const properties = propertiesOf(contract.body)
  const fields: string[] = []
  let row = first
  for (const field of writableOf(name).filter((each) => !MOVES.includes(each))) {
    const drawn = valueOf(contract, field, properties[field], caller)
    for (const value of VALUES[field] ?? fc.sample(drawn, { seed: SEED, numRuns: TRIES })) {
      if (JSON.stringify(value) === JSON.stringify(row[field])) continue
      const body = { Id: row.Id, Version: row.Version, [field]: value }
      if (!isDone(await scene.call(contract.route.id as OperationId, { body }))) continue
      row = await scene.get(name, row.Id)
      fields.push(field)
      break
    }
  }
  return { row, fields }
}

/**
 * Whoever may write most: that every role may, and what follows, `everywhere.test.ts` tells; of a class with one field, as a
 * session has its description, it tells everything.
 */
const cases = CLASS_NAMES.flatMap((name) => {
  const caller = callersOf(callOf(name, 'createupdate').route.id as OperationId).at(-1)
  return writableOf(name).length > 1 && caller ? [[name, caller] as const] : []
})

/** What none of these values changes alone: it is said once, when the record is made, or together with others (`savedRecords.test.ts`). */
const NOT_ALONE = {
  bulkcommand: ['Command', 'ChargePointIds', 'Status'],
  chargeplacement: ['AccessCard'],
  request: ['Kind', 'Messages', 'ReservationSlot'],
  subscription: ['RelationId'],
  subscriptiontype: ['Code'],
  token: ['Number'],
}

describe('Each field of', () => {
  it.each(cases)(
    'a %s that the %s writes is what everyone who sees the record reads and finds',
    async (name, caller) => {
      const effect = RECORD_EFFECTS[name] as RecordEffect
      const scene = await Scene.open(app, ask, `field-${name}-${caller}`, caller)
      const first = (await scene.rows(name)).find((row) => effect.pick?.(row, caller) ?? true)
      if (!first) throw new Error(`${caller} has no ${name} to write`)
      const { row, fields } = await writeFields(scene, name, first, caller)
      written.set(name, fields)
      const said = Object.fromEntries(fields.map((field) => [field, row[field]]))
      const { told: _, ...places } = effect
      const wrong: string[] = []
      for (const [reader, sees] of seersOf(name, row))
        if (sees)
          wrong.push(
            ...(await complaintsOf(scene, { name, id: row.Id, before: first, fields: said }, places, reader)),
          )
        else if (await scene.one(name, row.Id, reader)) wrong.push(`${reader} sees a record of others`)
      expect(wrong).toEqual([])
    },
  )

  it('every class was written', () => {
    const left = Object.fromEntries(
      [...written]
        .map(
          ([name, fields]) =>
            [
              name,
              writableOf(name).filter((field) => !fields.includes(field) && !MOVES.includes(field)),
            ] as const,
        )
        .filter(([, fields]) => fields.length > 0),
    )
    expect(left).toEqual(NOT_ALONE)
  })
})
