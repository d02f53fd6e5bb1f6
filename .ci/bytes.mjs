// The byte gate: all the JavaScript that a cold visit loads until the network is idle, and what must not be in it.
//
// What a visit loads is read from the build: everything that the page can reach by imports, static or dynamic, but for
// dynamic imports of other features, other languages and what else waits until it is needed (`waits`). So a part that is
// fetched ahead counts without being listed, and a new part counts until it is named here. A browser test
// (e2e/journeys/firstRun.spec.ts) and `npm run bench` hold this against what a browser really loads.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = resolve(import.meta.dirname, '../apps/web/dist')
const ENTRY = 'index.html'

/**
 * Limits in bytes (gzip): a first visit and its number of files, the smallest file, any other customer screen on top of it
 * without the map library, and the map's ground.
 */
export const LIMITS = { dashboard: 200_000, files: 12, smallest: 0, screen: 130_000, ground: 70_000 }

/** Features whose lazy parts a visit to the dashboard loads, at once or ahead. What it imports statically counts anyway. */
const ON_DASHBOARD = new Set(['dashboard'])

const APP = resolve(import.meta.dirname, '../apps/web/src/app')
/** The features whose routes a list of the app holds. */
const listedIn = (list) => {
  const names = readFileSync(join(APP, list), 'utf8').matchAll(/\/features\/(\w+)\//g)
  return [...names].map(([, name]) => name)
}
const OF_CUSTOMERS = listedIn('features.ts')
/** Features that only operators have. */
const OPERATORS = listedIn('operators/routes.ts').filter((name) => !OF_CUSTOMERS.includes(name))
/** Features that customers never see. */
const NOT_FOR_CUSTOMERS = [...OPERATORS, 'uiElements', 'inspector']
/** Where the screens of operators are is known to them alone. */
const isOfOperators = (path) =>
  /\bsrc\/(app\/operators\/|features\/\w+\/networkRoutes\.)/.test(path) ||
  OPERATORS.includes(FEATURE.exec(path)?.[1])
/** Code of a screen or part that customers have. */
const isOfCustomers = (path) => CODE_OF_FEATURE.test(path) && !isOfOperators(path)

/** Without any of these in it, it is not the visit that was counted. */
const EXPECTED = [
  { what: 'the dashboard', is: /\/features\/dashboard\// },
  { what: 'the English texts', is: /\/texts\/en\b/ },
  { what: 'the sign-in', is: /\/services\/identity\.ts$/ },
]

const FORBIDDEN = [
  { what: 'the map library', is: ({ path }) => path.includes('node_modules/ol/') },
  { what: 'operator code', is: ({ path }) => isOfOperators(path) },
  { what: 'the graph code of xstate', is: ({ path }) => /node_modules\/xstate\/.*graph/i.test(path) },
  { what: 'a validator', is: ({ path }) => path.includes('node_modules/ajv/') },
  {
    what: 'JSON Schemas of the contract',
    is: ({ path, exports }) =>
      path.startsWith('schemas/') &&
      (path === 'schemas/contract.ts' || exports.some((name) => /(Contract|Schema)$/.test(name))),
  },
]
const [{ is: isOfMapLibrary }] = FORBIDDEN
/** Whether a script holds the map library, which counts for itself. */
export const hasMapLibrary = ({ modules }) => modules.some(isOfMapLibrary)

/** Rolldown's helpers, which it always puts into a file of their own as soon as there are two chunks. */
const isOfBundler = ({ modules }) =>
  modules.length > 0 && modules.every(({ path }) => path.endsWith('rolldown/runtime.js'))

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7)

/** The bytes of scripts, together. */
export const sumOf = (scripts) => scripts.reduce((sum, { gzip }) => sum + gzip, 0)

/** What of the limits is not kept by these scripts of the dashboard, and of other screens by their names. */
export const overLimits = (dashboard, screens, limits) => {
  const problems = []
  const total = sumOf(dashboard)
  if (total > limits.dashboard)
    problems.push(`The dashboard loads ${kilobytes(total).trim()} kB, over ${limits.dashboard / 1000} kB.`)
  if (dashboard.length > limits.files)
    problems.push(`The dashboard loads ${dashboard.length} files, more than ${limits.files}.`)
  for (const script of dashboard) {
    const { file, gzip } = script
    if (gzip < limits.smallest && !isOfBundler(script))
      problems.push(`${file} has ${gzip} bytes, under ${limits.smallest}.`)
  }
  for (const [name, scripts] of Object.entries(screens)) {
    const more = sumOf(scripts)
    if (more > limits.screen)
      problems.push(
        `${name} loads ${kilobytes(more).trim()} kB more than the dashboard, over ${limits.screen / 1000} kB.`,
      )
  }
  return problems
}

const GROUND = 'src/ui/map/ground.json'
/** The bytes of the map's ground, which comes with the map library, and what is wrong with them. */
const groundOf = (dist, manifest, limits) => {
  const file = manifest[GROUND]?.file
  if (file === undefined)
    return {
      gzip: 0,
      problems: ['The ground of the map is not in the build: the rules of .ci/bytes.mjs no longer fit.'],
    }
  const gzip = gzipSync(readFileSync(join(dist, file))).length
  const isOver = gzip > limits.ground
  return {
    gzip,
    problems: isOver
      ? [`The ground of the map weighs ${kilobytes(gzip).trim()} kB, over ${limits.ground / 1000} kB.`]
      : [],
  }
}

/** Weighs the scripts of a build: a function from a file's name to its size, plain and as gzip, and the modules in it. */
export const scale = (dist) => {
  const modules = readJson(join(dist, '.vite/modules.json'))
  return (file) => {
    const code = readFileSync(join(dist, file))
    return { file, raw: code.length, gzip: gzipSync(code).length, modules: modules[file] ?? [] }
  }
}

const FEATURE = /\bsrc\/features\/(\w+)\//
const CODE_OF_FEATURE = /\bsrc\/features\/(\w+)\/(?!texts\/)/
const isOtherLanguage = (key) => /\/\w*texts\/(fr|nl)\b/i.test(key)

/** The chunks of a build by their source: what each belongs to, and what some of them load too. */
const readBuild = (dist) => {
  const manifest = readJson(join(dist, '.vite/manifest.json'))
  const weigh = scale(dist)
  const routes = new Set(
    Object.values(readJson(join(dist, '.vite/modules.json')))
      .flat()
      .map(({ path }) => path)
      .filter((path) => path.endsWith('/routes.ts')),
  )

  /** The feature whose source a chunk is made from; of a chunk of several modules, the one that all code is of. */
  const featureOf = (key) => {
    const named = FEATURE.exec(key)?.[1]
    if (named !== undefined) return named
    const inside = weigh(manifest[key].file).modules.flatMap(
      ({ path }) => CODE_OF_FEATURE.exec(path)?.[1] ?? [],
    )
    const [one, ...others] = new Set(inside)
    return others.length === 0 ? one : undefined
  }

  /** Whether a visit to the dashboard leaves this dynamic import for later. */
  const waits = (key) => {
    const feature = featureOf(key)
    return (
      (feature !== undefined && !ON_DASHBOARD.has(feature)) ||
      isOtherLanguage(key) ||
      isOfOperators(key) ||
      // Grouped by the bundler, it has no name of its own.
      weigh(manifest[key].file).modules.some(({ path }) => isOfOperators(path)) ||
      // Analytics come with consent only.
      key.startsWith('src/services/analytics.') ||
      // The dialogs about a table come when a person opens one of them, and so does the camera that reads a label; what
      // happens after a request comes with its review, what takes a save back after the save, and a conflict when there is one.
      /^src\/components\/(tableTools|scan|requestNext|recordUndo|recordConflict)\//.test(key) ||
      // The list of files comes with the first one, the search of places and the choice of a parent organisation with the
      // form that offers it; grouped by the bundler, they have no names of their own.
      weigh(manifest[key].file).modules.some(({ path }) =>
        /components\/(files\/FileList|places\/Search|people\/ParentField)\.tsx$/.test(path),
      )
    )
  }

  /** The scripts that a browser loads from these chunks on, following the dynamic imports that `follows` says. */
  const loadedFrom = (keys, follows) => {
    const seen = new Set()
    const visit = (key) => {
      if (seen.has(key)) return
      seen.add(key)
      const { imports = [], dynamicImports = [] } = manifest[key]
      imports.forEach(visit)
      dynamicImports.filter(follows).forEach(visit)
    }
    keys.forEach(visit)
    const files = new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')))
    return [...files].map(weigh).sort((a, b) => b.gzip - a.gzip)
  }

  /** Whether a feature has screens of its own; others are parts that screens load when they are needed. */
  const hasScreens = (name) => routes.has(`apps/web/src/features/${name}/routes.ts`)

  const lazy = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))
  return { manifest, lazy: [...lazy], featureOf, hasScreens, waits, loadedFrom }
}

/** Modules of operators in chunks that a customer can come to, by whatever is pressed, but for those of a cold visit. */
const operatorCode = ({ manifest, loadedFrom }, entries, weigh, known) => {
  // A chunk of both would come to customers too: it is followed, and found.
  const isForOperators = (key) => {
    const paths = [key, ...weigh(manifest[key].file).modules.map(({ path }) => path)]
    return paths.some(isOfOperators) && !paths.some(isOfCustomers)
  }
  return loadedFrom(entries, (key) => !isForOperators(key))
    .filter(({ file }) => !known.has(file))
    .flatMap(({ file, modules }) => {
      const found = modules.filter(({ path, length }) => length > 0 && isOfOperators(path))
      return found.length > 0
        ? [`Customers can load operator code in ${file}: ${found.map(({ path }) => path).join(', ')}`]
        : []
    })
}

/** Chunks that the page itself names, such as those it preloads. */
const namedInPage = (dist, manifest) => {
  const page = existsSync(join(dist, ENTRY)) ? readFileSync(join(dist, ENTRY), 'utf8') : ''
  return Object.entries(manifest).flatMap(([key, { file }]) => (page.includes(`"/${file}"`) ? [key] : []))
}

/**
 * What a cold visit to the dashboard loads, what each other feature loads beyond it at most (all its screens and parts,
 * without the map library), and its faults.
 */
export const coldVisit = (dist, limits = LIMITS) => {
  const read = readBuild(dist)
  const { manifest, lazy, featureOf, hasScreens, waits, loadedFrom } = read
  if (!manifest[ENTRY])
    return { dashboard: [], screens: {}, ground: 0, problems: [`The manifest has no ${ENTRY}.`] }

  const entries = [ENTRY, ...namedInPage(dist, manifest)]
  const dashboard = loadedFrom(entries, (key) => !waits(key))
  const known = new Set(dashboard.map(({ file }) => file))
  const later = lazy.filter((key) => !ON_DASHBOARD.has(featureOf(key)) && !isOtherLanguage(key))
  const names = new Set(
    later.map(featureOf).filter((name) => hasScreens(name) && !NOT_FOR_CUSTOMERS.includes(name)),
  )
  const screens = {}
  for (const name of [...names].toSorted((a, b) => a.localeCompare(b))) {
    const isOwn = (key) => featureOf(key) === name && !isOtherLanguage(key)
    screens[name] = loadedFrom(later.filter(isOwn), (key) => isOwn(key) || !waits(key)).filter(
      (script) => !known.has(script.file) && !hasMapLibrary(script),
    )
  }

  const ground = groundOf(dist, manifest, limits)
  const problems = [
    ...overLimits(dashboard, screens, limits),
    ...ground.problems,
    ...operatorCode(read, entries, scale(dist), known),
  ]
  for (const { what, is } of EXPECTED)
    if (!dashboard.some(({ modules }) => modules.some(({ path }) => is.test(path))))
      problems.push(`${what} is not in what was counted: the rules of .ci/bytes.mjs no longer fit.`)
  for (const { file, raw, modules } of dashboard) {
    if (modules.length === 0 && raw > 1_000) problems.push(`It is not known what ${file} is made of.`)
    for (const { what, is } of FORBIDDEN) {
      const found = modules.filter((module) => module.length > 0 && is(module))
      if (found.length > 0)
        problems.push(`${file} contains ${what}: ${found.map(({ path }) => path).join(', ')}`)
    }
  }
  return { dashboard, screens, ground: ground.gzip, problems }
}

const row = ({ raw, gzip, file }) => `${kilobytes(raw)} ${kilobytes(gzip)}  ${file}`

/** The table that the gate prints. */
export const byteTable = ({ dashboard, screens, ground }, limits = LIMITS) => {
  const large = dashboard.filter(({ gzip }) => gzip >= limits.smallest)
  const small = dashboard.filter(({ gzip }) => gzip < limits.smallest)
  const rawOf = (scripts) => scripts.reduce((sum, { raw }) => sum + raw, 0)
  const together = (scripts, what) => row({ raw: rawOf(scripts), gzip: sumOf(scripts), file: what })
  return [
    'JavaScript of a cold visit to the dashboard, signed in, until the network is idle',
    '     kB    gzip',
    ...large.map(row),
    ...(small.length > 0
      ? [together(small, `${small.length} files under ${limits.smallest / 1000} kB`)]
      : []),
    together(
      dashboard,
      `together, ${dashboard.length} files; at most ${limits.dashboard / 1000} kB in ${limits.files} files`,
    ),
    `Other screens, beyond the dashboard; at most ${limits.screen / 1000} kB`,
    ...Object.entries(screens).map(([name, scripts]) => together(scripts, name)),
    `The ground of maps, with the map library: ${kilobytes(ground).trim()} kB of data; at most ${limits.ground / 1000} kB`,
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync(join(DIST, '.vite/manifest.json'))) {
    const result = coldVisit(DIST)
    console.log(byteTable(result).join('\n'))
    for (const problem of result.problems) console.error(problem)
    process.exitCode = result.problems.length > 0 ? 1 : 0
  } else {
    console.error('There is no build: run npm run build.')
    process.exitCode = 1
  }
}
