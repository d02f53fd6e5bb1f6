// Lists the scripts of cold visits, then runs Lighthouse on an emulated phone with a cold cache and compares its
// results with their targets. Each argument names the `dist` folder of an earlier build, whose runs alternate with
// those of this one. The report of each page's median run is saved in .cache/bench;
// googlechrome.github.io/lighthouse/viewer shows it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import lighthouse from 'lighthouse'
import { DIST, MOCK_MAIN } from '../../.ci/build.mjs'
import { launchOptions } from '../chromium.ts'
import { CACHE, freePort, median, startServer } from './measure.mjs'
import { DASHBOARD, PERSONA, scriptsOf, withProfile } from './visits.mjs'

const RUNS = 3

/**
 * Targets: minimum `performance` score, maximum largest contentful `paint` in seconds, maximum `blocking` time in ms.
 */
const PAGES = [
  { path: DASHBOARD, performance: 95, paint: 2.2, blocking: 150 },
  { path: '/my/chargepoints', performance: 92, paint: 2.5, blocking: 200 },
  { path: '/locations' },
  { path: '/my/subscriptions' },
  { path: '/my/account-type' },
  { path: '/network/sessions', persona: 'operator', size: 'large' },
  { path: '/network/monitor', persona: 'operator', size: 'large' },
]

/** Screens whose scripts are counted in addition to those of the dashboard. */
const SCREENS = [
  '/my/chargepoints',
  '/locations',
  '/my/tokens',
  '/my/subscriptions',
  '/my/chargesession',
  '/my/requests',
  '/my/organisation',
  '/my/profile',
  '/my/changepassword',
  '/my/service-center',
  '/home',
]

/** Every audit of the categories after the first must pass. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const OPTIONS = {
  onlyCategories: CATEGORIES,
  // Keeps the sign-in, which is in local storage. The profile is new, so its cache is empty anyway.
  disableStorageReset: true,
  logLevel: 'error',
  // The default ('simulate') extrapolates a slow load from a fast one. In the fast load, all scripts arrive before the
  // first paint, so all of them count as render-blocking.
  throttlingMethod: 'devtools',
  // The portal polls, so the network is never quiet.
  maxWaitForLoad: 20_000,
}

// After its report Lighthouse still waits for an idle network. Closing the browser rejects that wait.
process.on('unhandledRejection', (error) => {
  if (!/(Session|Connection) closed/.test(String(error))) throw error
})

const browserOptions = launchOptions()
const serve = (dist, size) =>
  startServer(
    (port) => [MOCK_MAIN, '--port', String(port), '--size', size, '--dist', resolve(dist)],
    '/__mock/health',
  )
const builds = []
for (const dist of [DIST, ...process.argv.slice(2)])
  builds.push({
    name: dist === DIST ? undefined : dist,
    mocks: { small: await serve(dist, 'small'), large: await serve(dist, 'large') },
  })
const mock = builds[0].mocks.small

/** Returns the failed audits, including those without weight in the score. */
const failedAudits = ({ audits, categories }) =>
  CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs.map(({ id }) => audits[id]).filter(({ score }) => score !== null && score < 1),
  )

/** Returns the tasks of the main thread, recognised as the one that runs the most scripts. */
const mainTasks = ({ traceEvents }) => {
  const threads = new Map()
  for (const { pid, tid, name, dur = 0, tdur = 0 } of traceEvents) {
    const thread = threads.get(`${pid} ${tid}`) ?? { calls: 0, tasks: [] }
    threads.set(`${pid} ${tid}`, thread)
    if (name === 'FunctionCall') thread.calls += 1
    if (name === 'RunTask') thread.tasks.push({ took: dur / 1_000, worked: tdur / 1_000 })
  }
  return [...threads.values()].toSorted((one, other) => other.calls - one.calls)[0].tasks
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * Returns the wall time of the main thread's tasks divided by their CPU time: 1 on an idle computer. Lighthouse uses
 * wall time, so its results on a busy one are meaningless.
 */
const heldUp = (tasks) => sum(tasks.map(({ took }) => took)) / sum(tasks.map(({ worked }) => worked))

/**
 * Returns the total of the milliseconds beyond the first 50 of each task. Lighthouse counts only those after the first
 * paint, so a late first paint would lower its result.
 */
const blockedBy = (tasks) => Math.round(sum(tasks.map(({ took }) => Math.max(0, took - 50))))

const run = async ({ mocks }, { path, persona, size = 'small' }) => {
  const { origin } = mocks[size]
  const port = await freePort()
  const options = { ...browserOptions, args: [...browserOptions.args, `--remote-debugging-port=${port}`] }
  const { lhr, artifacts } = await withProfile(
    origin,
    options,
    () => lighthouse(`${origin}${path}`, { ...OPTIONS, port }),
    persona,
  )
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  const { audits, categories } = lhr
  const tasks = mainTasks(artifacts.Trace)
  return {
    lhr,
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    firstPaint: audits['first-contentful-paint'].numericValue / 1_000,
    paint: audits['largest-contentful-paint'].numericValue / 1_000,
    blocking: blockedBy(tasks),
    shift: audits['cumulative-layout-shift'].numericValue,
    heldUp: heldUp(tasks),
    bytes: audits['total-byte-weight'].numericValue,
    scripts: audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script')
      .length,
    failedAudits: failedAudits(lhr).map(({ id }) => id),
  }
}

const cell = (text, aim, isMet) => (aim === undefined ? text : `${text} ${isMet ? '✓' : `(${aim})`}`)
const isOfMap = ({ file }) => file.startsWith('/assets/mapLibrary-')
const sumOf = (scripts) => sum(scripts.map(({ gzip }) => gzip))
const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`
const table = (heads) => console.log(`| ${heads.join(' | ')} |\n| --- |${' ---: |'.repeat(heads.length - 1)}`)
const row = (cells) => console.log(`| ${cells.join(' | ')} |`)

/** Scripts of each visit by path. */
const visits = new Map()
for (const path of new Set([DASHBOARD, ...SCREENS])) {
  visits.set(path, await scriptsOf(mock.origin, browserOptions, path))
}

console.log(`JavaScript (gzip) that a cold visit of ${PERSONA} loads until the network is idle\n`)
table(['screen', 'together', 'files', 'beyond the dashboard', 'the map library'])
const dashboard = visits.get(DASHBOARD)
const onDashboard = new Set(dashboard.map(({ file }) => file))
for (const [path, scripts] of visits) {
  const map = scripts.filter(isOfMap)
  const beyond = scripts.filter((script) => !onDashboard.has(script.file) && !isOfMap(script))
  row([
    `\`${path}\``,
    kilobytes(sumOf(scripts)),
    scripts.length,
    kilobytes(sumOf(beyond)),
    kilobytes(sumOf(map)),
  ])
}

console.log(`\nLighthouse: a phone, cold cache, signed in, median of ${RUNS}; missed targets in brackets\n`)
table([
  'page',
  'performance',
  'first paint',
  'largest paint',
  'blocked',
  'shift',
  'bytes',
  'scripts',
  'accessibility',
  'best practices',
  'SEO',
  'held up',
])
mkdirSync(CACHE, { recursive: true })
const broken = []
for (const page of PAGES) {
  const { path, performance, paint, blocking } = page
  const measured = builds.map((build) => ({ ...build, runs: [] }))
  for (let round = 0; round < RUNS; round += 1) {
    for (const build of measured) build.runs.push(await run(build, page))
  }
  for (const { name, runs } of measured) {
    const middle = (what) => median(runs.map(what))
    const [score, ...others] = CATEGORIES.map((_, at) => middle((one) => one.scores[at]))
    const [painted, blocked, shift] = ['paint', 'blocking', 'shift'].map((key) => middle((one) => one[key]))
    row([
      name ?? `\`${path}\``,
      cell(score, performance, score >= performance),
      `${middle((one) => one.firstPaint).toFixed(1)} s`,
      cell(`${painted.toFixed(1)} s`, paint, painted <= paint),
      cell(`${blocked} ms`, blocking, blocked <= blocking),
      cell(shift.toFixed(3), 0, shift < 0.0005),
      kilobytes(middle((one) => one.bytes)),
      middle((one) => one.scripts),
      ...others.map((other) => cell(other, 100, other === 100)),
      `× ${middle((one) => one.heldUp).toFixed(1)}`,
    ])
    if (name) continue
    const audits = new Set(runs.flatMap((one) => one.failedAudits))
    if (audits.size > 0) broken.push(`${path}: ${[...audits].join(', ')}`)
    const inOrder = runs.toSorted((a, b) => a.scores[0] - b.scores[0])
    const { lhr } = inOrder[Math.floor(RUNS / 2)]
    writeFileSync(resolve(CACHE, `lighthouse${path.replaceAll('/', '-')}.json`), JSON.stringify(lhr))
  }
}
if (broken.length > 0) console.log(`\nFailed audits:\n${broken.join('\n')}`)
console.log(
  `\nLoad of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)
for (const { mocks } of builds) for (const server of Object.values(mocks)) await server.stop()
