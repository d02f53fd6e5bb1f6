import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { byteTable, coldVisit } from './bytes.mjs'

const LIMITS = { dashboard: 175_000, files: 12, smallest: 2_000, screen: 45_000, ground: 70_000 }

let dist
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'bytes-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const plain = (path) => ({ path, exports: [], length: 100 })
const write = (name, content) => {
  const path = join(dist, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** The chunks of a portal by source, each with what it imports at once, what dynamically, and its contents. */
const PORTAL = {
  'index.html': {
    file: 'index.js',
    imports: ['_react.js'],
    dynamic: [
      'src/features/dashboard/Dashboard.tsx',
      '_chargers.js',
      'src/features/locations/Locations.tsx',
      'src/features/network/Overview.tsx',
      '_picker.js',
      'src/features/inspector/start.tsx',
      'src/services/identity.ts',
      'src/services/analytics.ts',
      'src/app/Notices.tsx',
      'src/texts/en.ts',
      'src/texts/fr.ts',
    ],
    modules: [
      'apps/web/src/main.tsx',
      'apps/web/src/features/chargers/routes.ts',
      'apps/web/src/features/locations/routes.ts',
    ],
  },
  // A part of the dashboard that comes when it is needed.
  '_picker.js': { file: 'picker.js', modules: ['apps/web/src/features/relationFilter/RelationPicker.tsx'] },
  '_react.js': { file: 'react.js', modules: ['node_modules/react/index.js'] },
  'src/features/dashboard/Dashboard.tsx': {
    file: 'dashboard.js',
    dynamic: ['src/features/dashboard/Empty.tsx'],
    modules: ['apps/web/src/features/dashboard/Dashboard.tsx'],
  },
  'src/features/dashboard/Empty.tsx': { file: 'empty.js', modules: ['apps/web/src/Empty.tsx'] },
  // Grouped by the bundler: it has no source of its own.
  '_chargers.js': {
    file: 'chargers.js',
    imports: ['_react.js', '_table.js'],
    dynamic: ['src/features/chargers/Charger.tsx', 'src/features/chargers/texts/fr.ts'],
    modules: ['apps/web/src/features/chargers/ChargerList.tsx', 'node_modules/lucide-react/zap.js'],
  },
  'src/features/chargers/Charger.tsx': { file: 'charger.js', modules: ['apps/web/src/Charger.tsx'] },
  'src/features/chargers/texts/fr.ts': { file: 'chargersFr.js', modules: ['apps/web/src/fr.ts'] },
  '_table.js': { file: 'table.js', modules: ['apps/web/src/data/table.ts'] },
  'src/features/locations/Locations.tsx': {
    file: 'locations.js',
    dynamic: ['src/ui/map/startMap.ts'],
    modules: ['apps/web/src/features/locations/Locations.tsx'],
  },
  'src/ui/map/startMap.ts': { file: 'map.js', modules: ['node_modules/ol/Map.js'] },
  'src/ui/map/ground.json': { file: 'ground.json', modules: [] },
  'src/features/network/Overview.tsx': {
    file: 'network.js',
    modules: ['apps/web/src/features/network/Overview.tsx'],
  },
  'src/features/inspector/start.tsx': { file: 'inspector.js', modules: ['apps/web/src/start.tsx'] },
  'src/services/identity.ts': { file: 'identity.js', modules: ['apps/web/src/services/identity.ts'] },
  'src/services/analytics.ts': { file: 'analytics.js', modules: ['apps/web/src/services/analytics.ts'] },
  'src/app/Notices.tsx': { file: 'notices.js', modules: ['apps/web/src/app/Notices.tsx'] },
  'src/texts/en.ts': { file: 'en.js', modules: ['apps/web/src/texts/en.ts'] },
  'src/texts/fr.ts': { file: 'fr.js', modules: ['apps/web/src/texts/fr.ts'] },
}

const HELPERS = {
  '_react.js': { ...PORTAL['_react.js'], imports: ['_helpers.js'] },
  '_helpers.js': { file: 'helpers.js', modules: ['\0rolldown/runtime.js'] },
}

/** Writes a build of {@link PORTAL}; `sizes` in bytes by file, `atStart` are modules of its first chunk, `also` more modules by file, `html` its page. */
const build = ({ sizes = {}, atStart = [], also = {}, html = '', without = [], helpers = false } = {}) => {
  const all = helpers ? { ...PORTAL, ...HELPERS } : PORTAL
  const sources = Object.entries(all).filter(([key]) => !without.includes(key))
  const targets = new Set(sources.flatMap(([, { dynamic = [] }]) => dynamic))
  const kept = (keys = []) => keys.filter((key) => !without.includes(key))
  const manifest = sources.map(([key, { file, imports, dynamic }]) => [
    key,
    {
      file,
      imports: kept(imports),
      dynamicImports: kept(dynamic),
      ...(targets.has(key) && { isDynamicEntry: true }),
    },
  ])
  const modules = sources.map(([, { file, modules: inside }]) => [
    file,
    [...inside, ...(also[file] ?? [])].map(plain).concat(file === 'react.js' ? atStart : []),
  ])
  // Random, so that gzip cannot make it smaller.
  for (const [, { file }] of sources) write(file, randomBytes(sizes[file] ?? 3_000))
  write('index.html', html)
  write('.vite/manifest.json', JSON.stringify(Object.fromEntries(manifest)))
  write('.vite/modules.json', JSON.stringify(Object.fromEntries(modules)))
}

const visit = () => coldVisit(dist, LIMITS)
const filesOf = (scripts) => scripts.map(({ file }) => file).sort()

describe('a cold visit to the dashboard', () => {
  const LOADED = ['dashboard.js', 'empty.js', 'en.js', 'identity.js', 'index.js', 'notices.js', 'react.js']

  it('counts files imported at once and fetched ahead; no other screen, language or part by need', () => {
    build()
    expect(filesOf(visit().dashboard)).toEqual(LOADED)
    expect(visit().problems).toEqual([])
  })

  it('counts what only the page names', () => {
    build({ html: '<link rel="modulepreload" href="/chargers.js">' })
    expect(filesOf(visit().dashboard)).toEqual(['chargers.js', ...LOADED, 'table.js'])
  })

  it('may load so many bytes, all of them together', () => {
    build({ sizes: { 'react.js': 100_000, 'notices.js': 80_000 } })
    expect(visit().problems).toEqual([expect.stringContaining('over 175 kB')])
  })

  it('may load so many files', () => {
    build()
    expect(coldVisit(dist, { ...LIMITS, files: LOADED.length }).problems).toEqual([])
    expect(coldVisit(dist, { ...LIMITS, files: LOADED.length - 1 }).problems).toEqual([
      `The dashboard loads ${LOADED.length} files, more than ${LOADED.length - 1}.`,
    ])
  })

  it('may load no file that is hardly worth its request', () => {
    build({ sizes: { 'empty.js': 100 } })
    const { length } = gzipSync(randomBytes(100))
    expect(visit().problems).toEqual([`empty.js has ${length} bytes, under 2000.`])
  })

  it('may load the helpers of the bundler, however small', () => {
    build({ sizes: { 'helpers.js': 300 }, helpers: true })
    expect(visit().problems).toEqual([])
  })

  it.each([
    ['the map library', plain('node_modules/ol/Map.js')],
    ['operator code', plain('apps/web/src/features/network/overview.tsx')],
    ['operator code', plain('apps/web/src/app/operators/routes.ts')],
    ['the graph code of xstate', plain('node_modules/xstate/dist/xstate-graph.esm.js')],
    ['a validator', plain('node_modules/ajv/dist/ajv.js')],
    [
      'JSON Schemas of the contract',
      { path: 'schemas/endpoints/user.ts', exports: ['getUserInfoContract'], length: 100 },
    ],
  ])('may not contain %s', (what, module) => {
    build({ atStart: [module] })
    expect(visit().problems).toEqual([expect.stringContaining(`contains ${what}`)])
  })

  it('may contain how a call is made, and of a module only what was left of it', () => {
    const route = { path: 'schemas/endpoints/user.ts', exports: ['getUserInfo'], length: 60 }
    const shaken = { path: 'schemas/contract.ts', exports: [], length: 0 }
    build({ atStart: [route, shaken] })
    expect(visit().problems).toEqual([])
  })

  it.each([
    ['the dashboard', 'src/features/dashboard/Dashboard.tsx'],
    ['the English texts', 'src/texts/en.ts'],
    ['the sign-in', 'src/services/identity.ts'],
  ])('is not counted without %s', (what, key) => {
    build({ without: [key, ...(what === 'the dashboard' ? ['src/features/dashboard/Empty.tsx'] : [])] })
    expect(visit().problems).toEqual([expect.stringContaining(`${what} is not in what was counted`)])
  })
})

describe('any other screen of customers', () => {
  it('counts all that its feature loads beyond the dashboard, but for the map library and other languages', () => {
    build()
    const { screens } = visit()
    expect(Object.keys(screens)).toEqual(['chargers', 'locations'])
    expect(filesOf(screens.chargers)).toEqual(['charger.js', 'chargers.js', 'table.js'])
    expect(filesOf(screens.locations)).toEqual(['locations.js'])
  })

  it('may load so much beyond the dashboard', () => {
    build({ sizes: { 'charger.js': 43_000 } })
    expect(visit().problems).toEqual([expect.stringMatching(/^chargers loads .* over 45 kB/)])
  })
})

describe('all that customers can load', () => {
  it.each([
    ['of a screen', 'charger.js', 'apps/web/src/features/network/Overview.tsx'],
    ['of what screens share', 'table.js', 'apps/web/src/app/operators/OperatorMenu.tsx'],
    ['of a part that comes when it is needed', 'picker.js', 'apps/web/src/features/monitor/Monitor.tsx'],
    ['that lists routes', 'locations.js', 'apps/web/src/features/whitelists/networkRoutes.ts'],
  ])('has no operator code in a chunk %s', (_, file, path) => {
    build({ also: { [file]: [path] } })
    expect(visit().problems).toEqual([`Customers can load operator code in ${file}: ${path}`])
  })

  it('is not what only operators load', () => {
    build({ also: { 'network.js': ['apps/web/src/data/networkPaths.ts'] } })
    expect(visit().problems).toEqual([])
  })
})

describe('the ground of maps', () => {
  it('may weigh so much, and counts for no screen', () => {
    build({ sizes: { 'ground.json': 80_000 } })
    expect(visit().problems).toEqual([expect.stringMatching(/^The ground of the map weighs .* over 70 kB/)])
  })

  it('is weighed where it is', () => {
    build({ without: ['src/ui/map/ground.json'] })
    expect(visit().problems).toEqual([expect.stringContaining('The ground of the map is not in the build')])
  })
})

it('The table says how much it is, and what may be', () => {
  build({ sizes: { 'empty.js': 100 } })
  const said = byteTable(visit(), LIMITS).join('\n')
  expect(said).toContain('together, 7 files; at most 175 kB in 12 files')
  expect(said).toContain('1 files under 2 kB')
  expect(said).toContain('chargers')
  expect(said).toContain('kB of data; at most 70 kB')
})
