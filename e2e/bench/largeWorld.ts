// Measures the mock in a large world: its start, its memory, and the first page of every list for each role: unsorted,
// sorted, filtered, and filtered by each state.
import { readFileSync } from 'node:fs'
import { CLASS_NAMES, type ClassName, categoryOf, classEntry, entitySchemas } from '../../schemas/contract.ts'
import type { Role } from '../../schemas/index.ts'
import { bundle, startServer } from './measure.mjs'

const LIMIT_MS = 300
const PEOPLE: readonly (readonly [string, readonly Role[], string])[] = [
  ['driver', ['User'], 'R00001'],
  ['fleet', ['FleetManager'], 'R00003'],
  ['entity', ['EntityManager'], 'R00004'],
  ['operator', ['Operator'], 'R00005'],
  ['superadmin', ['SuperAdmin'], 'R00005'],
]

const byState = (name: ClassName, path: string): (readonly [string, string])[] => {
  const properties: Readonly<Record<string, { readonly enum?: readonly (string | number)[] }>> =
    entitySchemas[classEntry(name).entity].properties
  return Object.entries(properties).flatMap(([field, { enum: states = [] }]) => {
    if (categoryOf(name, field) !== 'STATE') return []
    return states.map((state) => {
      const filter = `(${field} EX "${state}")`
      return [`${name} ${filter}`, `${path}&filter=${encodeURIComponent(filter)}`] as const
    })
  })
}

/** Typical sort order and filter of a class. Other classes are sorted and filtered by Description. */
const TYPICAL: Readonly<Record<string, readonly [string, string]>> = {
  chargesession: ['EnergyKwh desc', '(Status EX "CHARGING")'],
  cdr: ['Price desc', '(Status EX "RATED")'],
  token: ['State', '(Number SW "BE-BCA-01")'],
  chargepoint: ['City', '(Model SW "a")'],
  chargelocation: ['City', '(City EX "Gent")'],
  relation: ['City', '(City EX "Gent")'],
  relationcontact: ['Email', '(Name SW "An")'],
  alarm: ['Severity', '(Status EX "OPEN")'],
}

const listsOf = (
  roles: readonly Role[],
  relation: string,
  worldNow: number,
): (readonly [string, string])[] => [
  ...CLASS_NAMES.flatMap((name) => {
    if (!classEntry(name).readers.some((reader) => roles.includes(reader))) return []
    const [order, filter] = TYPICAL[name] ?? ['Description desc', '(Description SW "a")']
    const path = `/v3.1/${name}/BCO/filtered?pagesize=25&DataCategories=BASIC,STATE`
    return [
      [name, path],
      [`${name} by ${order}`, `${path}&orderby=${encodeURIComponent(order)}`],
      [`${name} ${filter}`, `${path}&filter=${encodeURIComponent(filter)}`],
      ...byState(name, path),
    ] as const
  }),
  ['chargepoint list', '/v3.1/chargepoint/BCO/list'],
  ['connector states', '/v3.1/chargepoint/BCO/states'],
  [
    'connectors that changed',
    `/v3.1/chargepoint/BCO/states?since=${new Date(worldNow - 30_000).toISOString()}`,
  ],
  ['location points', '/v3.1/chargelocation/BCO/points'],
  ['relations to choose', '/v3.1/relation/BCO/impersonate/list'],
  ['relation tree', '/v3.1/relation/BCO/treeviewer'],
  ['groups of cards', `/v3.1/relation/BCO/${relation}/whitelistgroup/list/filtered`],
  ['subscription types', `/v3.1/relation/BCO/${relation}/subscriptiontype/list/filtered`],
  ['session totals', '/v3.1/chargesession/BCO/totals'],
]

const rssMb = (pid: number, what: string): number =>
  Math.round(
    Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000,
  )

const mock = await bundle('apps/mock-api/src/main.ts', 'mock')
const server = await startServer(
  (port: number) => [mock, '--size', 'large', '--port', String(port)],
  '/__mock/health',
)
console.log(`start ${Math.round(server.ms)} ms`)
const tokens = new Map<string, string>()
const ask = async (
  username: string,
  path: string,
): Promise<{ ms: number; work: number; kb: number; status: number }> => {
  if (!tokens.has(username)) {
    const issued = await fetch(`${server.origin}/__mock/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username }),
    })
    tokens.set(username, ((await issued.json()) as { access_token: string }).access_token)
  }
  const before = server.worked()
  const start = performance.now()
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: { authorization: `Bearer ${tokens.get(username)}` },
  })
  const bytes = await response.arrayBuffer()
  return {
    ms: performance.now() - start,
    work: server.worked() - before,
    kb: Math.round(bytes.byteLength / 1_000),
    status: response.status,
  }
}

/** Returns the current time of the mock, because the mock rejects later times. */
const worldNow = async (): Promise<number> => {
  const response = await fetch(`${server.origin}/__mock/clock`)
  return Date.parse(((await response.json()) as { now: string }).now)
}

const round = async (name: string): Promise<void> => {
  let over = 0
  let heavy = 0
  let requests = 0
  for (const [username, roles, relation] of PEOPLE) {
    for (const [what, path] of listsOf(roles, relation, await worldNow())) {
      const { ms, work, kb, status } = await ask(username, path)
      requests += 1
      if (work > LIMIT_MS) heavy += 1
      if (status !== 200) console.log(`  ${username} ${what}: status ${status}`)
      if (ms <= LIMIT_MS) continue
      over += 1
      console.log(
        `  ${username.padEnd(10)} ${what.padEnd(44)} ${String(Math.round(ms)).padStart(6)} ms  ${String(Math.round(work)).padStart(5)} ms CPU  ${kb} kB`,
      )
    }
  }
  console.log(
    `${name}: ${requests - over} of ${requests} within ${LIMIT_MS} ms, ${requests - heavy} by CPU time; memory ${rssMb(server.pid, 'VmRSS')} MB, at most ${rssMb(server.pid, 'VmHWM')} MB`,
  )
}

await round('first')
await round('again')
await server.stop()
