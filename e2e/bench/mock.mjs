// The mock against json-server and Mockoon over the same records, and how its pages grow with their number. Servers take
// turns, so that whatever else the machine does meets all of them. Answers are remembered by none.

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { openConnection } from './asker.mjs'
import { bundle, CACHE, median, startServer } from './measure.mjs'

const RECORDS = 10_000
const SIZES = [1_000, 10_000, 100_000, 1_000_000]
const CONNECTIONS = 10
const ROUNDS = 5
const TURN_MS = 2_000
const GROWTH_REQUESTS = 100
/** Of what looks at every value. */
const SCAN_REQUESTS = 10
const PAGE = 25
/** So many sessions say what one takes, and so many writes each what these take. */
const SESSIONS = 200
const WRITES = 10
/** Whose records are asked for: a third of all. */
const RELATION = 'R00003'

const require = createRequire(import.meta.url)
mkdirSync(CACHE, { recursive: true })

/** Asks as often as `goesOn` says, on several connections at a time; answers how often that was. */
const load = async ({ origin, headers = {} }, paths, goesOn) => {
  let asked = 0
  const worker = async () => {
    const connection = await openConnection(origin, headers)
    while (goesOn(asked)) {
      const path = paths[asked % paths.length]
      asked += 1
      await connection.ask(path)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return asked
}

const ours = (query) =>
  `/api/v3.1/cdr/BCO/filtered?${new URLSearchParams({ pagesize: String(PAGE), select: '', ...query })}`

/** What a server answers, as a list of records, and the field that the question orders them by. */
const rowsOf = async ({ origin, headers = {} }, path) => {
  const response = await fetch(`${origin}${path}`, { headers })
  const json = await response.json()
  return Array.isArray(json) ? json : json.Data
}

/**
 * Whether two servers answered the same: the same rows in the same order, or, where rows tie and a server orders those
 * otherwise, the same values in the same order and the same rows but for those that tie with the page's ends.
 */
const isSame = (rows, others, field) => {
  const values = (list) => list.map((row) => row[field]).join()
  if (rows.length === 0 || values(rows) !== values(others)) return false
  const ends = [rows[0][field], rows.at(-1)[field]]
  const inner = (list) =>
    list
      .flatMap((row) => (ends.includes(row[field]) ? [] : [row.Id]))
      .toSorted()
      .join()
  const ids = (list) => list.map(({ Id }) => Id).join()
  return ids(rows) === ids(others) || inner(rows) === inner(others)
}

/** Only equal work can be compared: every server answers every question of the mix alike. */
const checkAnswers = async (servers) => {
  const [own, ...others] = servers
  for (const [index, [query]] of MIX.entries()) {
    const field = query.orderby === undefined ? 'Start' : query.orderby.split(' ')[0]
    const rows = await rowsOf(own.started, own.paths[index])
    for (const { name, started, paths } of others)
      if (!isSame(rows, await rowsOf(started, paths[index]), field))
        throw new Error(`${name} answers other rows than ours to ${paths[index]}`)
  }
}

/** The mix: newest first, an equality, a prefix, another order, a later page, a part of a text. */
const MIX = [
  [{}, '', ''],
  [{ filter: '(Status EX "RATED")' }, 'Status=RATED', 'Status_eq=RATED'],
  [
    { filter: '(TokenNumber SW "BE-BCA-0124")' },
    'TokenNumber_like=^BE-BCA-0124',
    'TokenNumber_start=BE-BCA-0124',
  ],
  [{ orderby: 'Price desc' }, '_sort=Price&_order=desc', 'sort=Price&order=desc'],
  [{ pagenumber: '20' }, '_page=20', 'page=20'],
  [{ filter: '(TokenNumber CO "24")' }, 'TokenNumber_like=24', 'TokenNumber_like=24'],
]

const withDefaults = (query, defaults) => {
  const words = new URLSearchParams(query)
  for (const [name, value] of Object.entries(defaults)) if (!words.has(name)) words.set(name, value)
  return words
}

const jsonServerPath = (query) =>
  `/cdrs?${withDefaults(query, { RelationId: RELATION, _sort: 'Start', _order: 'desc', _page: '1', _limit: String(PAGE) })}`
const mockoonPath = (query) =>
  `/cdrs?${withDefaults(query, { RelationId_eq: RELATION, sort: 'Start', order: 'desc', page: '1', limit: String(PAGE) })}`

/** An environment of Mockoon with one table of records. */
const mockoonEnvironment = (records) => ({
  uuid: 'bench',
  lastMigration: 33,
  name: 'bench',
  endpointPrefix: '',
  latency: 0,
  port: 3000,
  hostname: '',
  folders: [],
  routes: [
    {
      uuid: 'cdrs',
      type: 'crud',
      documentation: '',
      method: '',
      endpoint: 'cdrs',
      responses: [
        {
          uuid: 'all',
          body: '',
          latency: 0,
          statusCode: 200,
          label: '',
          headers: [],
          bodyType: 'DATABUCKET',
          filePath: '',
          databucketID: 'cdrs',
          sendFileAsBody: false,
          rules: [],
          rulesOperator: 'OR',
          disableTemplating: true,
          fallbackTo404: false,
          default: true,
          crudKey: 'Id',
          callbacks: [],
        },
      ],
      responseMode: null,
      streamingMode: null,
      streamingInterval: 0,
    },
  ],
  rootChildren: [{ type: 'route', uuid: 'cdrs' }],
  proxyMode: false,
  proxyHost: '',
  proxyRemovePrefix: false,
  tlsOptions: {
    enabled: false,
    type: 'CERT',
    pfxPath: '',
    certPath: '',
    keyPath: '',
    caPath: '',
    passphrase: '',
  },
  cors: true,
  headers: [],
  proxyReqHeaders: [],
  proxyResHeaders: [],
  data: [{ uuid: 'cdrs', id: 'cdrs', name: 'cdrs', documentation: '', value: JSON.stringify(records) }],
  callbacks: [],
})

const server = await bundle('e2e/bench/recordsServer.ts', 'recordsServer')

const startOurs = async (records) => {
  const started = await startServer(
    (port) => [
      '--expose-gc',
      '--max-old-space-size=8192',
      server,
      '--port',
      String(port),
      '--records',
      String(records),
    ],
    '/token',
  )
  const { token } = await (await fetch(`${started.origin}/token`)).json()
  return { ...started, headers: { authorization: `Bearer ${token}` } }
}

const startJsonServer = (file) =>
  startServer(
    (port) => [
      require.resolve('json-server/lib/cli/bin.js'),
      '--port',
      String(port),
      '--host',
      'localhost',
      '--quiet',
      file,
    ],
    '/cdrs?_limit=1',
  )

const startMockoon = (file) => {
  const run = resolve(dirname(require.resolve('@mockoon/cli/package.json')), 'bin/run.js')
  return startServer(
    (port) => [
      run,
      'start',
      '--data',
      file,
      '--port',
      String(port),
      '--hostname',
      'localhost',
      '--disable-log-to-file',
    ],
    '/cdrs?limit=1',
  )
}

const compare = async () => {
  const plain = resolve(CACHE, 'cdrs.json')
  execFileSync(process.execPath, [server, '--records', String(RECORDS), '--write', plain])
  const { default: records } = await import(plain, { with: { type: 'json' } })
  const database = resolve(CACHE, 'json-server.json')
  writeFileSync(database, JSON.stringify({ cdrs: records }))
  const environment = resolve(CACHE, 'mockoon.json')
  writeFileSync(environment, JSON.stringify(mockoonEnvironment(records)))

  const servers = [
    { name: 'ours', started: await startOurs(RECORDS), paths: MIX.map(([query]) => ours(query)) },
    {
      name: 'json-server',
      started: await startJsonServer(database),
      paths: MIX.map(([, query]) => jsonServerPath(query)),
    },
    {
      name: 'Mockoon',
      started: await startMockoon(environment),
      paths: MIX.map(([, , query]) => mockoonPath(query)),
    },
  ]
  await checkAnswers(servers)
  const results = new Map(servers.map(({ name }) => [name, { rates: [], work: [] }]))
  // Everybody answers each once before anything is measured.
  for (const { started, paths } of servers) await load(started, paths, (asked) => asked < paths.length * 5)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, started, paths } of servers) {
      const worked = started.worked()
      const start = performance.now()
      const asked = await load(started, paths, () => performance.now() - start < TURN_MS)
      results.get(name).rates.push((asked * 1_000) / (performance.now() - start))
      results.get(name).work.push((started.worked() - worked) / asked)
    }
  }
  const own = median(results.get('ours').rates)
  const ownWork = median(results.get('ours').work)
  console.log(
    `${RECORDS} charge detail records, pages of ${PAGE} of one relation, ${CONNECTIONS} connections, median of ${ROUNDS} turns\n`,
  )
  console.log(
    '| server | requests/s | ours is | ms of processor per request | ours is |\n| --- | ---: | ---: | ---: | ---: |',
  )
  for (const [name, { rates, work }] of results) {
    const [rate, each] = [median(rates), median(work)]
    console.log(
      `| ${name} | ${rate.toFixed(0)} | × ${(own / rate).toFixed(1)} | ${each.toFixed(2)} | × ${(each / ownWork).toFixed(1)} |`,
    )
  }
  for (const { started } of servers) await started.stop()
}

/** Bytes that a server of ours holds. */
const memoryOf = async ({ origin }) => (await (await fetch(`${origin}/memory`)).json()).bytes

const KINDS = {
  'equality: (Status EX "RATED")': { filter: '(Status EX "RATED")' },
  'equality: (SessionId EX …), one record': { filter: '(SessionId EX "S00000007")' },
  'prefix: (TokenNumber SW "BE-BCA-0124")': { filter: '(TokenNumber SW "BE-BCA-0124")' },
  'prefix: (Start SW "2026-11")': { filter: '(Start SW "2026-11")' },
  'sorted: newest first': {},
  'sorted: Price desc, page 10': { orderby: 'Price desc', pagenumber: '10' },
  'two conditions': { filter: '(Status EX "RATED") AND (TokenNumber SW "BE-BCA-0124")' },
  'scan: (TokenNumber CO "24")': { filter: '(TokenNumber CO "24")' },
  'scan: (SessionId EW "77")': { filter: '(SessionId EW "77")' },
}

const requestsOf = (kind) => (kind.startsWith('scan') ? SCAN_REQUESTS : GROWTH_REQUESTS)

const grow = async () => {
  const servers = []
  for (const size of SIZES) {
    const started = await startOurs(size)
    const before = await memoryOf(started)
    // The first time makes the indexes.
    const first = performance.now()
    for (const query of Object.values(KINDS)) await load(started, [ours(query)], (asked) => asked < 1)
    const made = performance.now() - first
    for (const query of Object.values(KINDS))
      await load(started, [ours(query)], (asked) => asked < SCAN_REQUESTS)
    const after = await memoryOf(started)
    servers.push({ size, started, before, after, made })
  }
  const heads = SIZES.map((size) => size.toLocaleString('en'))
  console.log(
    `\nMilliseconds of processor per request, pages of ${PAGE} of one relation, median of ${ROUNDS} turns\n`,
  )
  console.log(
    `| records | ${heads.join(' | ')} | 1,000,000 : 10,000 |\n| --- |${' ---: |'.repeat(SIZES.length + 1)}`,
  )
  for (const [name, query] of Object.entries(KINDS)) {
    const requests = requestsOf(name)
    const times = new Map(SIZES.map((size) => [size, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { size, started } of servers) {
        const worked = started.worked()
        await load(started, [ours(query)], (asked) => asked < requests)
        times.get(size).push((started.worked() - worked) / requests)
      }
    }
    const each = SIZES.map((size) => median(times.get(size)))
    const ratio = each.at(-1) / each[SIZES.indexOf(RECORDS)]
    console.log(`| ${name} | ${each.map((ms) => ms.toFixed(2)).join(' | ')} | × ${ratio.toFixed(1)} |`)
  }
  console.log(
    `| making the indexes of all of these, s | ${servers.map(({ made }) => (made / 1_000).toFixed(1)).join(' | ')} | |`,
  )
  const [smallest] = servers
  const perRecord = (name, bytes) => {
    const cells = servers.map((each) =>
      each === smallest ? '' : Math.round((bytes(each) - bytes(smallest)) / (each.size - smallest.size)),
    )
    console.log(`| ${name} | ${cells.join(' | ')} | |`)
  }
  perRecord('bytes per record, records alone', ({ before }) => before)
  perRecord('bytes per record, with these indexes', ({ after }) => after)
  for (const { started } of servers) await started.stop()
}

/** What a session takes that has looked, and what each write adds. */
const remember = async () => {
  const started = await startOurs(RECORDS)
  const callerOf = async (session) => {
    const { token } = await (await fetch(`${started.origin}/token?session=${session}`)).json()
    const headers = { authorization: `Bearer ${token}` }
    return {
      look: () => fetch(`${started.origin}/api/v3.1/user/BCO/UserInfo`, { headers }),
      write: () =>
        fetch(`${started.origin}/api/v3.1/request/BCO/createupdate`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ Kind: 'SUPPORT', Summary: 'A question' }),
        }),
    }
  }
  const done = async (asked) => {
    const response = await asked
    const { result } = await response.json()
    if (result.status !== 'success') throw new Error(`${response.url}: ${result.errorcode} ${result.message}`)
  }
  const first = await callerOf('first')
  for (const call of [first.look, first.write]) await done(call())
  const callers = await Promise.all(Array.from({ length: SESSIONS }, (_, index) => callerOf(`s${index}`)))
  const before = await memoryOf(started)
  for (const { look } of callers) await done(look())
  const fresh = await memoryOf(started)
  for (const { write } of callers) for (let time = 0; time < WRITES; time += 1) await done(write())
  const written = await memoryOf(started)
  await started.stop()
  console.log(`\nBytes of ${SESSIONS} sessions, of each\n\n| | bytes |\n| --- | ---: |`)
  console.log(`| a session that has looked | ${Math.round((fresh - before) / SESSIONS)} |`)
  console.log(`| the same after ${WRITES} writes | ${Math.round((written - before) / SESSIONS)} |`)
}

/** One of them alone: `node e2e/bench/mock.mjs compare`. */
const MEASUREMENTS = { compare, grow, remember }
const [wanted] = process.argv.slice(2)
for (const [name, measure] of Object.entries(MEASUREMENTS))
  if (wanted === undefined || wanted === name) await measure()
