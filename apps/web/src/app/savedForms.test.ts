// @vitest-environment jsdom

import type { ClassName, MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callsOf, type Row, testServer } from '../../../mock-api/test/testCalls.ts'
import { formFields, hasForm } from '../components/records/formFields.ts'
import { momentOf } from '../data/calendar.ts'
import { routesOf } from '../data/classes.ts'
import { editedBody } from '../data/records.ts'
import { FORMS, isRefused, pathOf, type SavedForm, TEXTS } from './testing/recordForms.ts'

/** Maximum number of records per class on which a value is tried. */
const RECORDS = 8

/** Past and future times, so every field accepts at least one. */
const LOCAL_TIMES = ['2020-07-01T00:00', '2026-11-10T08:15', '2026-11-25T10:00', '2029-01-01T00:00']

/** Sorts the state last, because a changed state may close the record to further changes. */
const byEnd = (a: MetaField, b: MetaField) => Number(isEnd(a)) - Number(isEnd(b))
const isEnd = ({ Name }: MetaField) => Name === 'Status' || Name === 'State'

/** Returns values that the control of a field can produce: another value, or none. */
const valuesOf = (
  { Name, Type, EnumValues, IsRequired }: MetaField,
  record: Row,
  linked: readonly string[],
): readonly unknown[] => {
  const before = record[Name]
  const none = IsRequired ? [] : [undefined]
  if (Type === 'boolean') return [before !== true]
  if (Type === 'enum') return [...(EnumValues ?? []), ...none]
  if (Type === 'number' || Type === 'integer') return [Number(before ?? 0) + 1, 0, undefined]
  if (Type === 'array') return [TEXTS['Email']]
  if (Type === 'date-time') return [...LOCAL_TIMES.map(momentOf), undefined]
  const others = linked.length > 0 ? linked : (TEXTS[Name] ?? [`Quagga ${Name}`])
  return [...others, IsRequired ? '' : undefined]
}

const app = await testServer()
const ask = callsOf(app)

const emptied = (value: unknown) => (value === '' || value === undefined ? null : value)

type EnumValue = NonNullable<MetaField['EnumValues']>[number]

/**
 * Returns the body of a record that the fixtures lack: a running command or an unsent request; undefined for other
 * forms.
 */
const addedRecord = (name: string, chargerId: unknown): object | undefined => {
  if (name === 'class bulkcommand')
    return { Description: 'Quagga', Command: 'ClearCache', ChargePointIds: [chargerId] }
  if (name === 'class request' || name === 'REQUESTS')
    return { Kind: 'CHARGER', Summary: 'Quagga', Status: 'DRAFT' }
  return undefined
}

/** Corrects a rated and an invoiced CDR, because the fixtures have no corrected ones. */
const correctCdrs = async (session: string) => {
  for (const status of ['RATED', 'INVOICED']) {
    const filter = `(Status EX "${status}") AND (IsRoaming EX "false")`
    const query = { select: '', pagesize: 1, filter }
    const { data } = await ask('superadmin', 'GET', 'v3.1/cdr/BCO/filtered', { query, session })
    const { Id, Version, Start, Stop } = (data as readonly Readonly<Record<string, unknown>>[])[0] ?? {}
    const body = { Version, Start, Stop, Consumption: 0.5, Reason: 'Quagga' }
    await ask('superadmin', 'POST', `v3.1/cdr/BCO/${String(Id)}/correct`, { body, session })
  }
}

/** Opens a mock session. Returns functions that send requests as the user of the form. */
const openWorld = async (session: string, { name, by, routes }: SavedForm) => {
  const read = (path: string, query = {}) => ask(by, 'GET', path, { query, session })
  const rowsOf = async (path: string, query: object) =>
    (await read(path, { select: '', pagesize: RECORDS, ...query })).data as readonly Row[]
  const write = (body: object) => {
    if (!routes.createupdate) throw new Error(`${name} cannot be written`)
    return ask(by, 'POST', pathOf(routes.createupdate), { body, session })
  }
  // Stop the clock, so live fields do not change between save and read.
  await app.inject({
    method: 'POST',
    url: '/__mock/clock',
    headers: { 'x-mock-session': session },
    payload: { now: '2026-11-20T17:45:00.000Z', paused: true },
  })
  const [charger] = await rowsOf('v3.1/chargepoint/BCO/filtered', { pagesize: 1 })
  const added = addedRecord(name, charger?.Id)
  if (added) await write(added)
  if (name === 'class cdr') await correctCdrs(session)
  const list = pathOf(routes.filtered)
  /** Returns the records with this value, and one record changed to it in case the others are protected. */
  const recordsWith = async (field: string, value: EnumValue): Promise<readonly Row[]> => {
    const found = await rowsOf(list, { filter: `(${field} EX "${value}")` })
    for (const row of await rowsOf(list, { pagesize: 100 })) {
      if (row[field] === value) continue
      const answer = await write(editedBody(row.Id, row, { [field]: value }))
      if (!isRefused(answer)) return [...found, answer.data as Row]
    }
    return found
  }
  return {
    rowsOf,
    write,
    recordsWith,
    meta: (await read(pathOf(routes.meta))).data as readonly MetaField[],
    one: async (id: string) => (await read(pathOf(routes.one, id))).data as Row,
  }
}

/** Fields that no write can change alone, with the reason. */
const NOT_ALONE: Readonly<Record<string, string>> = {
  'class chargepoint RelationId': 'the location of a charger is of its customer, so both change together',
}

describe.each(FORMS)('the form of $name', (saved) => {
  const { name, form, routes } = saved
  const session = `form-${name.replaceAll(' ', '-')}`

  it('offers every stored enumeration value, and none that the server refuses', async () => {
    const { meta } = await openWorld(`${session}-0`, saved)
    const screen = form(meta)
    const names = formFields(screen, meta, {}).map(({ Name }) => Name)
    let worlds = 0
    const faultOf = async (field: MetaField, start: EnumValue, value: EnumValue) => {
      const { Name } = field
      worlds += 1
      const world = await openWorld(`${session}-${worlds}`, saved)
      let fault = isEnd(field) ? 'no record starts there' : undefined
      for (const record of await world.recordsWith(Name, start)) {
        const form = formFields(screen, meta, record).find((each) => each.Name === Name)
        const isOffered = form?.EnumValues?.some((each) => each === value) ?? false
        if (value === start) return isOffered ? undefined : 'the stored value is not offered'
        if (!isOffered) return undefined
        const answer = await world.write(editedBody(record.Id, record, { [Name]: value }))
        if (!isRefused(answer)) return undefined
        fault = `${answer.code} ${answer.message}`
      }
      return fault
    }
    const wrong: string[] = []
    for (const field of meta) {
      const { Name, Type, EnumValues = [] } = field
      if (Type !== 'enum' || !names.includes(Name)) continue
      for (const start of EnumValues)
        for (const value of EnumValues) {
          const fault = await faultOf(field, start, value)
          if (fault !== undefined) wrong.push(`${Name} ${start} to ${value}: ${fault}`)
        }
    }
    expect(wrong).toEqual([])
  })

  it('is offered only for records that the server lets this user save', async () => {
    const { meta, rowsOf, write } = await openWorld(`${session}-locked`, saved)
    const screen = form(meta)
    const wrong: string[] = []
    for (const row of await rowsOf(pathOf(routes.filtered), { pagesize: 100 })) {
      if (!hasForm(screen, row)) continue
      const answer = await write(editedBody(row.Id, row, {}))
      if (isRefused(answer)) wrong.push(`${row.Id}: ${answer.code} ${answer.message}`)
    }
    expect(wrong).toEqual([])
  })

  it('saves each of its fields, and a refused value changes nothing', async () => {
    const { meta, one, rowsOf, write } = await openWorld(session, saved)
    const screen = form(meta)
    const ids = (await rowsOf(pathOf(routes.filtered), {})).map(({ Id }) => Id)
    expect(ids).not.toEqual([])
    /** Returns ids for a linked field (codes for a whitelist group), those of the record's relation first. */
    const namesFor = async ({ Name, Link }: MetaField, { RelationId }: Row): Promise<readonly string[]> => {
      const to = Name === 'WhitelistGroup' ? 'whitelistgroup' : Link
      if (to === undefined) return []
      const near = RelationId === undefined ? {} : { relid: String(RelationId) }
      const path = pathOf(routesOf(to as ClassName).filtered)
      const pages = await Promise.all([near, {}].map((query) => rowsOf(path, query)))
      return pages.flat().map((row) => String(Name === 'WhitelistGroup' ? row['Code'] : row.Id))
    }
    const wrong: string[] = []
    /** Writes as the screen does. Returns an error text, or undefined if the server accepts the write. */
    const save = async (id: string, changes: Readonly<Record<string, unknown>>) => {
      const before = await one(id)
      const answer = await write(editedBody(id, before, changes))
      const after = await one(id)
      const says = `${id} ${JSON.stringify(changes)}`
      if (isRefused(answer)) {
        if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push(`${says} was refused, and changed`)
        return `${answer.code} ${answer.message}`
      }
      for (const [field, value] of Object.entries(changes))
        if (JSON.stringify(emptied(after[field])) !== JSON.stringify(emptied(value)))
          wrong.push(`${says} was saved, and reads ${JSON.stringify(after[field])}`)
      return undefined
    }
    // `savedValues.test.ts` covers all other arrays and objects.
    const fields = formFields(screen, meta, {}).filter(
      ({ Name, Type }) => (Type !== 'array' && Type !== 'object') || screen.lines?.includes(Name),
    )
    for (const { Name } of fields.toSorted(byEnd)) {
      let why: string | undefined = 'there is no other value'
      let isTaken = false
      for (const id of ids) {
        if (isTaken) break
        const record = await one(id)
        const field = formFields(screen, meta, record).find((each) => each.Name === Name)
        if (!field) continue
        for (const value of valuesOf(field, record, await namesFor(field, record))) {
          const before = (await one(id))[Name]
          if (JSON.stringify(emptied(before)) === JSON.stringify(emptied(value))) continue
          const refusal = await save(id, { [Name]: value })
          if (refusal === undefined) isTaken = true
          else why = `${JSON.stringify(value)}: ${refusal}`
        }
      }
      if (!isTaken && !(`${name} ${Name}` in NOT_ALONE))
        wrong.push(`${Name} is offered and never taken: ${why}`)
    }
    expect(wrong.join('\n')).toBe('')
  })
})
