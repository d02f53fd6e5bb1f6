import { CLASS_NAMES, type ClassName, classEntry, type OperationId } from '@portal/schemas/contract'
import type { FastifyInstance } from 'fastify'
import { type Answer, type Ask, isDone, raw } from './asking.ts'
import { mayMeet } from './existingRecords.ts'
import { contractOf, type Row, rowOf, rowsOf, stopClock } from './written.ts'

export const READERS = ['driver', 'fleet', 'entity', 'operator', 'superadmin'] as const
export type Reader = (typeof READERS)[number]

export const ROLE = {
  driver: 'User',
  fleet: 'FleetManager',
  entity: 'EntityManager',
  operator: 'Operator',
  superadmin: 'SuperAdmin',
} as const satisfies Readonly<Record<Reader, string>>

/** Relation whose chargers, cards and people are tested. */
export const OWN: { readonly [R in Reader]: string } = {
  driver: 'R00001',
  fleet: 'R00003',
  entity: 'R00004',
  operator: 'R00003',
  superadmin: 'R00003',
}

export const classesOf = (reader: Reader): readonly ClassName[] =>
  CLASS_NAMES.filter((name) => classEntry(name).readers.includes(ROLE[reader]))

export const callersOf = (id: OperationId): readonly Reader[] =>
  READERS.filter((reader) => contractOf(id).roles.includes(ROLE[reader]))

export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** Session with a stopped clock, in which one person writes and others read. */
export class Scene {
  readonly #app: FastifyInstance
  readonly #ask: Ask
  readonly session: string
  readonly caller: Reader

  private constructor(app: FastifyInstance, ask: Ask, session: string, caller: Reader) {
    this.#app = app
    this.#ask = ask
    this.session = session
    this.caller = caller
  }

  static async open(app: FastifyInstance, ask: Ask, session: string, caller: Reader): Promise<Scene> {
    await stopClock(app, session)
    return new Scene(app, ask, session, caller)
  }

  /** Returns the same session with another caller. */
  as(caller: Reader): Scene {
    return new Scene(this.#app, this.#ask, this.session, caller)
  }

  call(id: OperationId, parts: Parts = {}, caller: string = this.caller): Promise<Answer> {
    const { params = {}, query = {}, body } = parts
    return this.#ask(raw({ endpoint: contractOf(id), caller, params, query, body }), this.session)
  }

  /** Makes a call that must succeed. Returns its data. */
  async done<T = Row>(id: OperationId, parts: Parts = {}, caller: string = this.caller): Promise<T> {
    const answer = await this.call(id, parts, caller)
    if (!isDone(answer))
      throw new Error(`${caller} ${id} ${JSON.stringify(parts)} → ${answer.text.slice(0, 400)}`)
    return answer.data as T
  }

  rows(
    name: ClassName,
    query: Readonly<Record<string, unknown>> = {},
    reader: string = this.caller,
  ): Promise<readonly Row[]> {
    return rowsOf(this.#ask, name, reader, this.session, query)
  }

  one(name: ClassName, id: string, reader: string = this.caller): Promise<Row | undefined> {
    return rowOf(this.#ask, name, id, reader, this.session)
  }

  /** Returns a record. Throws if it is missing. */
  async get(name: ClassName, id: string, reader: string = this.caller): Promise<Row> {
    const row = await this.one(name, id, reader)
    if (!row) throw new Error(`${reader} finds no ${name} ${id}`)
    return row
  }

  async advance(seconds: number): Promise<void> {
    await this.#app.inject({
      method: 'POST',
      url: '/__mock/clock',
      headers: { 'x-mock-session': this.session },
      payload: { advanceMs: seconds * 1_000 },
    })
  }
}

/** Returns the relation that owns a record, independently of the server's code. */
const relationOf = (name: ClassName, row: Row): string | undefined => {
  const { owner } = classEntry(name)
  if (owner === 'all') return undefined
  if (owner === 'Relation') return (row.Relation as { readonly Id: string }).Id
  const id = row[owner === 'optional' ? 'RelationId' : owner]
  return typeof id === 'string' ? id : undefined
}

/** Returns the readers of a class, each with true if they must see the record. */
export const seersOf = (name: ClassName, row: Row): readonly (readonly [Reader, boolean])[] => {
  const relation = relationOf(name, row)
  return READERS.filter((reader) => classesOf(reader).includes(name)).map(
    (reader) => [reader, relation === undefined || mayMeet(reader, relation)] as const,
  )
}
