import { CLASS_RECORDS, createWorld, personas } from '@portal/fixtures'
import { type ClassName, classEntry } from '@portal/schemas/contract'
import { TEST_NOW } from './testSignIn.ts'

/** Record of the initial world, taken from the fixtures and not from the server. */
export interface ExistingRecord {
  readonly kind: Kind
  readonly id: string
  /** Relation that owns the record. Undefined without an owner. */
  readonly owner: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
}

/** Kind of id: a class, or something nested in its records. */
export type Kind = ClassName | 'connector' | 'groupCode' | 'listCode' | 'message' | 'serial'

const world = createWorld({ seed: 7, size: 'small', now: TEST_NOW.toISOString() })

const SESSIONS = 400

const ownerOf = (name: ClassName, fields: Readonly<Record<string, unknown>>): string | undefined => {
  const { owner } = classEntry(name)
  if (owner === 'all') return undefined
  if (owner === 'Relation') return (fields.Relation as { readonly Id: string }).Id
  const id = fields[owner === 'optional' ? 'RelationId' : owner]
  return typeof id === 'string' ? id : undefined
}

const recordsOf = (name: ClassName, list: readonly object[]): ExistingRecord[] =>
  list.map((record) => {
    const fields = record as Readonly<Record<string, unknown>>
    return { kind: name, id: String(fields.Id), owner: ownerOf(name, fields), fields }
  })

const named = (kind: Kind, id: string, owner: string | undefined): ExistingRecord => ({
  kind,
  id,
  owner,
  fields: { Id: id },
})

const sessions = recordsOf('chargesession', world.sessions.slice(0, SESSIONS))

const records: readonly ExistingRecord[] = [
  ...recordsOf('relation', world.relations),
  ...recordsOf('relationcontact', world.contacts),
  ...recordsOf('chargepoint', world.chargepoints),
  ...Object.entries(CLASS_RECORDS).flatMap(([name, make]) => recordsOf(name as ClassName, make(world))),
  ...sessions,
  ...sessions.map(({ id, owner }) => named('cdr', `CDR-${id}`, owner)),
  ...world.outlets.map(({ connectorId, relationId }) => named('connector', connectorId, relationId)),
  ...world.chargepoints.map(({ ChargeBoxSerialNumber, RelationId }) =>
    named('serial', ChargeBoxSerialNumber, RelationId),
  ),
]

const codesOf = (from: ClassName, kind: Kind): ExistingRecord[] =>
  records
    .filter((record) => record.kind === from)
    .map(({ fields, owner }) => named(kind, String(fields.Code), owner))

export const existingRecords: readonly ExistingRecord[] = [
  ...records,
  ...codesOf('whitelistgroup', 'groupCode'),
  ...codesOf('whitelist', 'listCode'),
  // The first messages of every session have these ids.
  ...[1, 2, 3].map((number) => named('message', `M0000${number}`, undefined)),
  ...[1, 2, 4].map((number) => named('serial', `STOCK-000${number}`, undefined)),
]

/** Company of the persona `entity`, and the relations below it. */
export const ENTITY_TREE = [
  'R00004',
  'R00006',
  'R00007',
  'R00008',
  'R00009',
  'R00010',
  'R00011',
  'R00012',
  'R00013',
  'R00014',
]

/**
 * Relations whose records each persona may see; all others see none. Listed instead of computed, as an independent
 * check.
 */
const SEES: Readonly<Record<string, readonly string[] | 'all'>> = {
  driver: ['R00001'],
  'driver-empty': ['R00002'],
  fleet: ['R00003'],
  entity: ENTITY_TREE,
  operator: 'all',
  superadmin: 'all',
}

const relations = new Set(world.relations.map(({ Id }) => Id))

/**
 * True if a caller may see records of a relation. Unknown relations are new in the session and therefore the caller's.
 */
export const mayMeet = (caller: string, relationId: string): boolean => {
  const seen = SEES[caller] ?? []
  return !relations.has(relationId) || seen === 'all' || seen.includes(relationId)
}

const made = new Map<string, readonly string[]>()

/** Returns the ids of a kind that a caller may see, or that only others may see. */
export const idsOf = (kind: Kind, caller: string, whose: 'own' | 'others'): readonly string[] => {
  const key = `${kind} ${caller} ${whose}`
  const isMine = ({ owner }: ExistingRecord) => owner === undefined || mayMeet(caller, owner)
  const ids =
    made.get(key) ??
    existingRecords
      .filter((record) => record.kind === kind && isMine(record) === (whose === 'own'))
      .map(({ id }) => id)
  made.set(key, ids)
  return ids
}

const TELLING = ['Id', 'Code', 'Number', 'PrintedNumber', 'Email', 'ContractNumber', 'Description', 'Name']

/** Relation for each text that only one relation has. */
const marks = new Map<string, string>()
const shared = new Set<string>()
for (const { owner, fields, kind } of existingRecords)
  for (const name of TELLING) {
    const text = fields[name]
    if (typeof text !== 'string' || text === '' || shared.has(text) || kind === 'serial') continue
    if (owner !== undefined && (marks.get(text) ?? owner) === owner) marks.set(text, owner)
    else {
      marks.delete(text)
      shared.add(text)
    }
  }

const ownerOfConnector = new Map(
  [...world.outlets, ...world.elsewhere].map(({ connectorId, relationId }) => [connectorId, relationId]),
)

/** Returns the relation whose record a text identifies, or undefined for any other text. */
export const ownerOfText = (text: string): string | undefined => {
  const [, connector] = /^(?:CDR-)?S(\d{6}-\d+)-\d+-\d+$/.exec(text) ?? []
  return marks.get(text) ?? ownerOfConnector.get(`C${connector}`)
}

export const CALLERS: readonly string[] = personas.map(({ username }) => username)
