import {
  type ClassName,
  classEntry,
  type Endpoint,
  endpoints,
  type OperationId,
} from '@portal/schemas/contract'
import { isDone } from './asking.ts'
import { callersOf, classesOf, type Parts, type Reader, type Scene } from './scene.ts'
import { isSchema, kindOf, propertiesOf, requiredOf } from './slots.ts'
import { callOf, contractOf, type Row } from './written.ts'

/** GET calls that write, as specified. */
const READS_THAT_WRITE: readonly string[] = ['getCleanUp']

const isGeneric = ({ path }: Endpoint): boolean =>
  /\/BCO\/(filtered|one\/\{id\}|meta|createupdate)$/.test(path)

const isRead = ({ id, method, isRead: onlyReads }: Endpoint): boolean =>
  (method === 'GET' || onlyReads === true) && !READS_THAT_WRITE.includes(id)

export const OTHER_WRITES: readonly OperationId[] = Object.values<Endpoint>(endpoints)
  .filter((endpoint) => !isRead(endpoint) && !isGeneric(endpoint))
  .map(({ id }) => id as OperationId)

export const OTHER_READS: readonly OperationId[] = Object.values<Endpoint>(endpoints)
  .filter((endpoint) => isRead(endpoint) && !isGeneric(endpoint))
  .map(({ id }) => id as OperationId)

const TIMES: Readonly<Record<string, unknown>> = {
  start: '2026-11-01T00:00:00.000Z',
  end: '2026-11-20T00:00:00.000Z',
  from: '2026-11-01',
  until: '2026-11-20',
}

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'Id' in value ? value.Id : value

/** Returns the ids in a record by kind: its own and those of its links. */
const idsOf = (name: ClassName, row: Row): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...Object.values(classEntry(name).links ?? {}).map(({ field, to }): [string, unknown] => [
      to,
      idIn(row[field]),
    ]),
    ['groupCode', row.WhitelistGroup],
    ['serial', row.ChargeBoxSerialNumber],
    ...(name === 'whitelistgroup' ? [['groupCode', row.Code] as const] : []),
    [name, row.Id],
  ])

/** Returns all inputs with which an endpoint can be called about a record, or none if it requires other ids. */
const waysOf = (endpoint: Endpoint, ids: ReadonlyMap<string, unknown>): readonly Parts[] => {
  let ways: readonly Parts[] = [{}]
  for (const part of ['params', 'query', 'body'] as const)
    for (const [slot, schema] of Object.entries(propertiesOf(endpoint[part]))) {
      const isRequired = part === 'params' || requiredOf(endpoint[part]).includes(slot)
      const kind = slot in TIMES ? undefined : kindOf(endpoint, slot)
      const choices =
        slot in TIMES
          ? [TIMES[slot]]
          : kind
            ? [ids.get(kind)].filter((id) => id !== undefined)
            : isSchema(schema) && Array.isArray(schema.enum)
              ? schema.enum
              : []
      if (!isRequired && (kind === undefined || choices.length === 0)) continue
      ways = ways.flatMap((way) =>
        choices.map((value) => ({ ...way, [part]: { ...way[part], [slot]: value } })),
      )
    }
  return ways
}

type Facts = ReadonlyMap<string, unknown>
/** Facts of one response: the plain fields of each object, by path. */
export type Place = ReadonlyMap<string, Facts>

/** Fields by which other records refer to a record. */
const NAMES = ['Id', 'Code', 'Number']

/** True if an object contains the id, code or number of a record. */
export const isAbout = (facts: Facts, row: Row): boolean => {
  const names = NAMES.map((field) => row[field]).filter((value) => typeof value === 'string')
  return [...facts.values()].some((value) =>
    Array.isArray(value) ? value.some((each) => names.includes(each)) : names.includes(String(value)),
  )
}

const keyOf = (value: unknown, at: number): string => {
  if (!isSchema(value)) return String(at)
  const key = value.Id ?? value.ConnectorId ?? value.Key ?? value.At
  return key === undefined ? String(at) : String(key)
}

const collect = (value: unknown, path: string, into: Map<string, Facts>): void => {
  if (Array.isArray(value)) {
    value.forEach((each, at) => {
      collect(each, `${path}[${keyOf(each, at)}]`, into)
    })
    return
  }
  if (!isSchema(value)) return
  into.set(path, new Map(Object.entries(value)))
  for (const [field, inner] of Object.entries(value)) collect(inner, `${path}.${field}`, into)
}

const placeOf = (data: unknown): Place => {
  const into = new Map<string, Facts>()
  collect(data, '', into)
  return into
}

/** Classes with many or expensive records. A few that refer to the record suffice. */
const FEW: readonly ClassName[] = ['chargesession', 'cdr', 'report']

/**
 * Returns queries for the records of a class that refer to another record: one per filterable link, or else one for
 * all records.
 */
const queriesOf = (
  other: ClassName,
  name: ClassName,
  id: string,
): readonly Readonly<Record<string, unknown>>[] => {
  const links = Object.entries(classEntry(other).links ?? {})
  const Links = links.map(([link]) => link).join(',')
  const naming = links.filter(([, { to }]) => to === name).map(([, { field }]) => field)
  const byId = naming.filter((field) => field.endsWith('Id') || field === 'Subscription')
  const own = other === name ? [{ filter: `(Id EX "${id}")`, Links }] : []
  if (FEW.includes(other))
    return [...own, ...byId.map((field) => ({ filter: `(${field} EX "${id}")`, pagesize: 5, Links }))]
  const all = { orderby: 'Id', Links }
  const isComplete = byId.length > 0 && byId.length === naming.length
  return [
    ...own,
    ...(isComplete ? byId.map((field) => ({ filter: `(${field} EX "${id}")`, ...all })) : [all]),
  ]
}

/** Query for a page of a class, or another call. */
interface Question {
  readonly reader: Reader
  readonly where: ClassName | OperationId
  readonly ask: (scene: Scene) => Promise<unknown>
  readonly label: string
}

/**
 * Returns all queries about a record by people who see it: each list with linked records, and each call that takes an
 * id in the record.
 */
const questionsAbout = (name: ClassName, row: Row, readers: readonly Reader[]): readonly Question[] => {
  const ids = idsOf(name, row)
  /** False for a super-administrator who would get the same response as an operator among the readers. */
  const isQueried = (reader: Reader, isOperators: boolean) =>
    reader !== 'superadmin' || !isOperators || !readers.includes('operator')
  return readers.flatMap((reader) => [
    ...classesOf(reader)
      .filter((other) => isQueried(reader, classesOf('operator').includes(other)))
      .flatMap((where) =>
        queriesOf(where, name, row.Id).map((query) => ({
          reader,
          where,
          // `done` throws on a refusal, which would otherwise hide faults.
          ask: (scene: Scene) =>
            scene.done(
              callOf(where, 'filtered').id as OperationId,
              { query: { select: '', pagesize: 100, ...query } },
              reader,
            ),
          label: `${reader} ${where} ${JSON.stringify(query)}`,
        })),
      ),
    ...OTHER_READS.filter(
      (id) => callersOf(id).includes(reader) && isQueried(reader, callersOf(id).includes('operator')),
    ).flatMap((where) =>
      waysOf(contractOf(where), ids).map((parts) => ({
        reader,
        where,
        ask: async (scene: Scene) => {
          const answer = await scene.call(where, parts, reader)
          return isDone(answer) ? answer.data : undefined
        },
        label: `${reader} ${where} ${JSON.stringify(parts)}`,
      })),
    ),
  ])
}

/** Query whose response contains facts about a record. */
export interface Statement extends Question {
  readonly place: Place
}

/** Caches responses before any write, which are the same in every session. */
const atFirst = new Map<string, Promise<Place>>()

/** Calls that have returned data so far. */
export const answered = new Set<string>()

/** Returns the queries that report facts about a record, each with these facts, as answered before any write. */
export const initialStatements = async (
  scene: Scene,
  name: ClassName,
  row: Row,
  readers: readonly Reader[],
): Promise<readonly Statement[]> => {
  const places: Statement[] = []
  for (const question of questionsAbout(name, row, readers)) {
    const pending =
      atFirst.get(question.label) ??
      question.ask(scene).then((data) => {
        if (data !== undefined) answered.add(question.where)
        return placeOf(data)
      })
    atFirst.set(question.label, pending)
    const place = await pending
    if ([...place.values()].some((facts) => isAbout(facts, row))) places.push({ ...question, place })
  }
  return places
}

/**
 * Returns the calls that currently contain facts about a record, for people who see it, as texts of reader and call.
 */
export const callsThatSay = async (
  scene: Scene,
  name: ClassName,
  row: Row,
  readers: readonly Reader[],
  calls: readonly OperationId[],
): Promise<ReadonlySet<string>> => {
  const spots = new Set<string>()
  for (const { reader, where, ask } of questionsAbout(name, row, readers)) {
    if (!calls.some((call) => call === where)) continue
    const place = placeOf(await ask(scene))
    if ([...place.values()].some((facts) => isAbout(facts, row))) spots.add(`${reader} ${where}`)
  }
  return spots
}

export const currentStatements = async (
  scene: Scene,
  before: readonly Statement[],
): Promise<readonly Statement[]> => {
  const places: Statement[] = []
  for (const each of before) places.push({ ...each, place: placeOf(await each.ask(scene)) })
  return places
}
