// Compares the mock with json-server and Mockoon over the same records, and measures how response times grow with the
// number of records. Servers take turns, so that other load on the machine affects all of them equally.

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import autocannon from 'autocannon'
import { bundle, CACHE, median, startServer } from './measure.mjs'

const RECORDS = 10_000
const SIZES = [10_000, 100_000, 1_000_000]
const CONNECTIONS = 10
const ROUNDS = 5
const TURN_S = 2
const REQUESTS = 20
const PAGE = 25
/** A third of all records belong to this relation. */
const RELATION = 'R00003'

const require = createRequire(import.meta.url)
mkdirSync(CACHE, { recursive: true })

/** Requests the paths in turn; resolves with requests per second and CPU time per request in ms. */
const load = async ({ origin, headers = {}, worked }, paths, limit) => {
  const before = worked()
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    headers,
    connections: CONNECTIONS,
    requests: paths.map((path) => ({ path })),
    ...limit,
  })
  if (non2xx + errors > 0) throw new Error(`${origin}: ${non2xx} rejected, ${errors} failed`)
  return { rate: requests.average, work: (worked() - before) / requests.total }
}

const ours = (query) =>
  `/api/v3.1/cdr/BCO/filtered?${new URLSearchParams({ pagesize: String(PAGE), select: '', ...query })}`

const rowsOf = async ({ origin, headers = {} }, path) => {
  const response = await fetch(`${origin}${path}`, { headers })
  const json = await response.json()
  return Array.isArray(json) ? json : json.Data
}

/**
 * True if two servers return the same rows in the same order. Servers may order ties differently: then the values must
 * be in the same order, and only rows that tie with the ends of the page may differ.
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

/** Throws unless every server returns the same rows, because only equal work can be compared. */
const checkAnswers = async (servers) => {
  const [own, ...others] = servers
  for (const [index, [query]] of MIX.entries()) {
    const field = query.orderby === undefined ? 'Start' : query.orderby.split(' ')[0]
    const rows = await rowsOf(own.started, own.paths[index])
    for (const { name, started, paths } of others)
      if (!isSame(rows, await rowsOf(started, paths[index]), field))
        throw new Error(`${name} and the mock return different rows for ${paths[index]}`)
  }
}

/** Request mix: newest first, an equality, a prefix, another order, a later page, a substring. */
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
    (port) => ['--max-old-space-size=8192', server, '--port', String(port), '--records', String(records)],
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
  const results = new Map(servers.map(({ name }) => [name, []]))
  // Warm-up: every server answers every request before it is measured.
  for (const { started, paths } of servers) await load(started, paths, { amount: paths.length * 5 })
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, started, paths } of servers)
      results.get(name).push(await load(started, paths, { duration: TURN_S }))
  const middle = (name, what) => median(results.get(name).map((turn) => turn[what]))
  const [own, ownWork] = [middle('ours', 'rate'), middle('ours', 'work')]
  console.log(
    `${RECORDS} charge detail records, pages of ${PAGE} of one relation, ${CONNECTIONS} connections, median of ${ROUNDS} turns\n`,
  )
  console.log(
    '| server | requests/s | ours is | CPU ms per request | ours is |\n| --- | ---: | ---: | ---: | ---: |',
  )
  for (const { name } of servers) {
    const [rate, each] = [middle(name, 'rate'), middle(name, 'work')]
    console.log(
      `| ${name} | ${rate.toFixed(0)} | × ${(own / rate).toFixed(1)} | ${each.toFixed(2)} | × ${(each / ownWork).toFixed(1)} |`,
    )
  }
  for (const { started } of servers) await started.stop()
}

const KINDS = {
  'equality: (Status EX "RATED")': { filter: '(Status EX "RATED")' },
  'prefix: (TokenNumber SW "BE-BCA-0124")': { filter: '(TokenNumber SW "BE-BCA-0124")' },
  'sorted: Price desc, page 10': { orderby: 'Price desc', pagenumber: '10' },
  'two conditions': { filter: '(Status EX "RATED") AND (TokenNumber SW "BE-BCA-0124")' },
  'scan: (SessionId EW "77")': { filter: '(SessionId EW "77")' },
}

const grow = async () => {
  const servers = []
  for (const size of SIZES) {
    const started = await startOurs(size)
    for (const query of Object.values(KINDS)) await load(started, [ours(query)], { amount: CONNECTIONS })
    servers.push({ size, started })
  }
  console.log(`\nCPU milliseconds per request, pages of ${PAGE} of one relation, median of ${ROUNDS} turns\n`)
  console.log(
    `| records | ${SIZES.map((size) => size.toLocaleString('en')).join(' | ')} |\n| --- |${' ---: |'.repeat(SIZES.length)}`,
  )
  for (const [name, query] of Object.entries(KINDS)) {
    const times = new Map(SIZES.map((size) => [size, []]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { size, started } of servers)
        times.get(size).push((await load(started, [ours(query)], { amount: REQUESTS })).work)
    console.log(`| ${name} | ${SIZES.map((size) => median(times.get(size)).toFixed(2)).join(' | ')} |`)
  }
  for (const { started } of servers) await started.stop()
}

/** Measurements by name: `node e2e/bench/mock.mjs compare` runs only one. */
const MEASUREMENTS = { compare, grow }
const [chosen] = process.argv.slice(2)
for (const [name, measure] of Object.entries(MEASUREMENTS))
  if (chosen === undefined || chosen === name) await measure()
