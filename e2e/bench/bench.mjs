// Reports timings without pass or fail, because computers differ. Compare ratios measured on the same computer.
import { MOCK_MAIN } from '../../.ci/build.mjs'
import { median, startServer } from './measure.mjs'

const RUNS = 5
const HEALTH = '/__mock/health'

const row = (what, ms, against) =>
  console.log(
    `${what.padEnd(50)} ${String(Math.round(ms)).padStart(6)} ms${against ? `   × ${(ms / against).toFixed(2)}` : ''}`,
  )

const startMock = (words, more = []) =>
  startServer((port) => [...words, '--port', String(port), ...more], HEALTH)

/** First requests by persona; each makes the mock create the data that it reads. */
const FIRST_READS = [
  ['driver', '/api/v3.1/user/BCO/UserInfo'],
  ['driver', '/api/v3.1/chargepoint/BCO/list'],
  ['operator', '/api/v3.1/chargepoint/BCO/filtered?pagesize=25'],
  ['operator', '/api/v3.1/token/BCO/filtered?pagesize=25'],
]

/** Returns the time of a server's first response to a call, in ms. */
const firstRead = async ({ origin }, username, path) => {
  const issued = await fetch(`${origin}/__mock/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  })
  const { access_token: token } = await issued.json()
  const start = performance.now()
  const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return performance.now() - start
}

const startUp = async (words) => {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) {
    const mock = await startMock(words)
    const times = [mock.ms]
    for (const [username, path] of FIRST_READS) times.push(await firstRead(mock, username, path))
    runs.push(times)
    await mock.stop()
  }
  const [first, ...reads] = runs[0].map((_, at) => median(runs.map((times) => times[at])))
  return { first, reads }
}

const MAIN = 'apps/mock-api/src/main.ts'
console.log(`Median of ${RUNS} runs, Node ${process.versions.node}\n`)
const withTsx = await startUp(['--import', 'tsx', MAIN])
const bundled = await startUp([MOCK_MAIN])
const large = await startUp([MOCK_MAIN, '--size', 'large'])
row('Mock: start to first response, bundled', bundled.first)
row('Mock: start to first response, from source (tsx)', withTsx.first, bundled.first)
row('Mock: the same with a large world, bundled', large.first, bundled.first)
console.log('\nFirst reads after the start, bundled: with a small and a large world')
for (const [at, [username, path]] of FIRST_READS.entries()) {
  const what = `${username}: ${path.split('/').slice(-3).join('/')}`
  row(`${what}, small`, bundled.reads[at])
  row(`${what}, large`, large.reads[at], bundled.reads[at])
}
