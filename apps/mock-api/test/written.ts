import { CLASS_NAMES, type ClassName, classEntry, type Endpoint, endpoints } from '@portal/schemas/contract'
import type { FastifyInstance } from 'fastify'
import { type Ask, raw } from './asking.ts'
import { existingRecords } from './existingRecords.ts'

export interface Row {
  readonly Id: string
  readonly Version: number
  readonly [field: string]: unknown
}

/** Time of all writes in these tests, which no record of the initial world has. */
const WRITING_AT = '2026-11-20T17:45:00.123Z'

/** Stops the clock of a session, because its writes are recognized by their time. */
export const stopClock = async (app: FastifyInstance, session: string): Promise<void> => {
  await app.inject({
    method: 'POST',
    url: '/__mock/clock',
    headers: { 'x-mock-session': session },
    payload: { now: WRITING_AT, paused: true },
  })
}

export const contractOf = (id: string): Endpoint => {
  const endpoint = Object.values<Endpoint>(endpoints).find((one) => one.id === id)
  if (!endpoint) throw new Error(`There is no call ${id}`)
  return endpoint
}

/** Returns the class of the records that a call returns, or undefined for other calls. */
export const answeredClass = ({ data }: Endpoint): ClassName | undefined => {
  const name = '$ref' in data ? data.$ref.replace('#', '') : ''
  return CLASS_NAMES.find((each) => classEntry(each).entity === name)
}

const ID_OF: Readonly<Record<'filtered' | 'one' | 'createupdate', string>> = {
  filtered: '/filtered',
  one: '/one/{id}',
  createupdate: '/createupdate',
}

/** Returns the contract of a generic call of a class, even if it has another name. */
export const callOf = (name: ClassName, call: keyof typeof ID_OF): Endpoint => {
  const path = `/v3.1/${name}/BCO${ID_OF[call]}`
  const endpoint = Object.values<Endpoint>(endpoints).find((one) => one.path === path)
  if (!endpoint) throw new Error(`There is no call ${path}`)
  return endpoint
}

export const rowsOf = async (
  ask: Ask,
  name: ClassName,
  caller: string,
  session: string,
  query: Readonly<Record<string, unknown>>,
): Promise<readonly Row[]> => {
  const endpoint = callOf(name, 'filtered')
  const request = {
    endpoint,
    caller,
    params: {},
    query: { select: '', pagesize: 100, ...query },
    body: undefined,
  }
  const { data } = await ask(raw(request), session)
  return Array.isArray(data) ? data : []
}

/** Returns a record as a caller sees it, or undefined if it is missing. */
export const rowOf = async (
  ask: Ask,
  name: ClassName,
  id: string,
  caller: string,
  session: string,
): Promise<Row | undefined> => {
  const endpoint = callOf(name, 'one')
  const answer = await ask(raw({ endpoint, caller, params: { id }, query: {}, body: undefined }), session)
  return answer.code === '' ? (answer.data as Row) : undefined
}

/** Classes computed by the simulator on each read, so no write can leave them half done. */
const FROM_THE_SIMULATOR: readonly ClassName[] = ['chargesession', 'cdr']

/** Excludes the audit trail, which gets an entry for a write to any class. */
const KEPT = CLASS_NAMES.filter((name) => !FROM_THE_SIMULATOR.includes(name) && name !== 'audit')

/**
 * Returns everything written in a session, by class and id: records visible to the super administrator whose
 * `ModifiedOn` is the time of these writes.
 */
export const writtenIn = async (
  ask: Ask,
  session: string,
  classes: readonly ClassName[] = KEPT,
): Promise<ReadonlyMap<string, Row>> => {
  const written = new Map<string, Row>()
  for (const name of classes)
    for (const row of await rowsOf(ask, name, 'superadmin', session, {
      filter: `(ModifiedOn EX "${WRITING_AT}")`,
    }))
      written.set(`${name} ${row.Id}`, row)
  return written
}

const firstVersions = new Map(
  existingRecords.map(({ kind, id, fields }) => [`${kind} ${id}`, Number(fields.Version)]),
)

/** Fields copied from other records. They change without a new version. */
const SHOWN: { readonly [C in ClassName]?: readonly string[] } = {
  chargeplacement: ['Description', 'AccessCard'],
  whitelistgroup: ['Tokens'],
  whitelist: ['Tokens'],
}

const ownOf = (key: string, row: Row): string => {
  const displayed = SHOWN[key.split(' ')[0] as ClassName] ?? []
  return JSON.stringify(Object.entries(row).filter(([field]) => !displayed.includes(field)))
}

/** Returns a complaint for each record whose version a write did not increment by one. */
export const versionComplaints = (
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): readonly string[] =>
  [...after].flatMap(([key, row]) => {
    const was = before.get(key)
    if (was !== undefined && was.Version === row.Version && ownOf(key, was) === ownOf(key, row)) return []
    const version = was?.Version ?? firstVersions.get(key) ?? 0
    return row.Version === version + 1 ? [] : [`${key} went from version ${version} to ${row.Version}`]
  })

export const writableOf = (name: ClassName): readonly string[] => {
  const { readOnly = [] } = classEntry(name)
  const never: readonly string[] = ['Id', 'Version', 'CreatedOn', 'ModifiedOn', ...readOnly]
  const { properties } = callOf(name, 'createupdate').body as unknown as { readonly properties: object }
  return Object.keys(properties).filter((field) => !never.includes(field))
}
