// The byte gate: what a browser loads from the first byte to the signed-in dashboard, and what must not be in it.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = resolve(import.meta.dirname, '../apps/web/dist')
const ENTRY = 'index.html'
const BUDGET = 130_000
const AFTER_BUDGET = 40_000

/** Sources whose lazy chunks the first visit loads: a browser test holds this list against what is really loaded. */
const FIRST_VISIT = [
  /^src\/main\./,
  // Analytics come with consent only.
  /^src\/services\/(?!analytics\.)/,
  /^src\/texts\/en\/core\.area\.ts$/,
  /node_modules\/oidc-client-ts\//,
]
/** What follows once the dashboard is on its way: not counted above, and loaded by every visit all the same. */
const RIGHT_AFTER = [
  /^src\/shell\/beside\/start\./,
  /^src\/texts\/laterAreas\./,
  /^src\/shell\/(faces|menu)\//,
  /^src\/portal\/(OlderDataNotice|FailedReadFace|ErrorTextLine)\./,
  /^src\/screens\/dashboard\/EmptyDashboard\./,
  /^src\/texts\/en\/(consent|notifications|errors|faces|menus)\.area\.ts$/,
]
/** Of these the first visit is certain to load some. */
const EXPECTED = [/^src\/texts\/en\/core/, /^src\/screens\/dashboard\/Dashboard/, /oidc-client-ts/]

const FORBIDDEN = [
  { what: 'the map library', is: ({ path }) => path.includes('node_modules/ol/') },
  { what: 'operator code', is: ({ path }) => path.includes('/screens/network/') },
  { what: 'the graph code of xstate', is: ({ path }) => /node_modules\/xstate\/.*graph/i.test(path) },
  { what: 'a validator', is: ({ path }) => path.includes('node_modules/ajv/') },
  {
    what: 'JSON Schemas of the contract',
    is: ({ path, exports }) =>
      path.startsWith('schemas/') &&
      (path === 'schemas/contract.ts' || exports.some((name) => /(Contract|Schema)$/.test(name))),
  },
]

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7)

const sumOf = (chunks) => chunks.reduce((sum, { gzip }) => sum + gzip, 0)

/** The scripts of the first visit: what the entry and the chunks of {@link FIRST_VISIT} import statically, by file. */
export const firstVisit = (dist) => {
  const manifest = readJson(join(dist, '.vite/manifest.json'))
  const modules = readJson(join(dist, '.vite/modules.json'))
  const problems = []
  if (!manifest[ENTRY])
    return { chunks: [], after: [], total: 0, problems: [`The manifest has no ${ENTRY}.`] }

  const lazy = Object.entries(manifest).filter(
    ([key, { isDynamicEntry }]) => isDynamicEntry && FIRST_VISIT.some((one) => one.test(key)),
  )
  for (const expected of EXPECTED) {
    const somewhere = Object.values(modules).some((inside) =>
      inside.some(({ path }) => expected.test(path.replace('apps/web/', ''))),
    )
    if (!somewhere)
      problems.push(`Nothing of ${expected} is in the build: the list in .ci/bytes.mjs no longer fits.`)
  }

  const files = new Set()
  const visit = (key) => {
    const { file, imports = [] } = manifest[key]
    if (files.has(file)) return
    files.add(file)
    imports.forEach(visit)
  }
  for (const key of [ENTRY, ...lazy.map(([key]) => key)]) visit(key)
  const first = new Set(files)
  for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
    if (isDynamicEntry && RIGHT_AFTER.some((one) => one.test(key))) visit(key)
  }

  const all = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const code = readFileSync(join(dist, file))
      return { file, raw: code.length, gzip: gzipSync(code).length, modules: modules[file] ?? [] }
    })
    .sort((a, b) => b.gzip - a.gzip)
  for (const { file, modules: inside } of all) {
    if (inside.length === 0 && readFileSync(join(dist, file)).length > 1_000)
      problems.push(`It is not known what ${file} is made of.`)
    for (const { what, is } of FORBIDDEN) {
      const found = inside.filter((module) => module.length > 0 && is(module))
      if (found.length > 0)
        problems.push(`${file} contains ${what}: ${found.map(({ path }) => path).join(', ')}`)
    }
  }
  const chunks = all.filter(({ file }) => first.has(file))
  const after = all.filter(({ file }) => !first.has(file))
  const total = sumOf(chunks)
  for (const [weight, budget] of [
    [total, BUDGET],
    [sumOf(after), AFTER_BUDGET],
  ]) {
    if (weight > budget)
      problems.push(`${kilobytes(weight).trim()} kB of ${budget / 1000} kB: over the budget.`)
  }
  return { chunks, after, total, problems }
}

/** The table that the gate and the benchmark print. */
export const byteTable = ({ chunks, after, total }) => [
  'JavaScript from the first byte to the signed-in dashboard',
  '     kB    gzip',
  ...chunks.map(({ file, raw, gzip }) => `${kilobytes(raw)} ${kilobytes(gzip)}  ${file}`),
  `${kilobytes(chunks.reduce((sum, { raw }) => sum + raw, 0))} ${kilobytes(total)}  together; at most ${BUDGET / 1000} kB`,
  `        ${kilobytes(sumOf(after))}  right after it; at most ${AFTER_BUDGET / 1000} kB`,
]

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync(join(DIST, '.vite/manifest.json'))) {
    const result = firstVisit(DIST)
    console.log(byteTable(result).join('\n'))
    for (const problem of result.problems) console.error(problem)
    process.exitCode = result.problems.length > 0 ? 1 : 0
  } else {
    console.error('There is no build: run npm run build.')
    process.exitCode = 1
  }
}
